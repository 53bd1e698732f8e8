package app.traytable.ui.cards

import app.traytable.R
import app.traytable.rules.table.Colour

/** How a colour of the rules is drawn. */
fun Colour.drawn(): CardColour =
    when (this) {
        Colour.BLUE -> CardColour.Blue
        Colour.GRAY -> CardColour.Gray
        Colour.GREEN -> CardColour.Green
        Colour.YELLOW -> CardColour.Yellow
        Colour.RED -> CardColour.Red
        Colour.PURPLE -> CardColour.Purple
        Colour.ORANGE -> CardColour.Orange
        Colour.BLACK -> CardColour.Black
    }

/** "red 5". */
internal fun numberName(
    colour: CardColour,
    mark: String,
) = Words(R.string.face_number, Words(colour.word), mark)

internal fun numberFace(
    colour: CardColour,
    mark: String,
) = CardFace(colour, mark, spoken = numberName(colour, mark))

/** With the sign for minus, which is longer than a hyphen. */
internal fun withMinus(number: Int) = "$number".replace('-', '−')

internal fun signed(number: Int) = if (number > 0) "+$number" else withMinus(number)
