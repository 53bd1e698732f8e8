package app.traytable.ui.cards

import androidx.compose.runtime.Immutable

/**
 * What a card shows when it lies face up.
 *
 * @param mark the number, huge and in two corners; empty for a card without one
 * @param sign what the card does or asks for, as a picture
 * @param word the same as a word, printed on large cards only
 * @param accent another colour that the card is about, told by its shape, edge and letters
 * @param spoken the whole card as one would call it out
 */
@Immutable
data class CardFace(
    val colour: CardColour,
    val mark: String = "",
    val sign: CardSign? = null,
    val word: Words? = null,
    val accent: CardColour? = null,
    val spoken: Words? = null,
)

/** A pictogram, with a short figure in front of it where it counts something. */
@Immutable
data class CardSign(
    val pictogram: Pictogram,
    val figure: String = "",
)
