package app.traytable.ui.cards.faces

import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardSign
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Words

fun soloFace(card: Byte): CardFace {
    val colour = SoloCards.colour(card).drawn()
    return when (SoloCards.symbol(card)) {
        Symbol.SKIP -> action(colour, Pictogram.Skip, R.string.face_solo_skip)
        Symbol.CHANGE -> action(colour, Pictogram.Turn, R.string.face_solo_change)
        Symbol.DRAW_TWO -> action(colour, Pictogram.TwoCards, R.string.face_solo_draw_two, "+2")
        Symbol.SWAP -> action(colour, Pictogram.Swap, R.string.face_solo_swap)
        Symbol.GIFT -> action(colour, Pictogram.Gift, R.string.face_solo_gift)
        Symbol.CHOOSE -> black(Pictogram.ColourWheel, R.string.face_solo_choose)
        Symbol.DRAW_FOUR -> black(Pictogram.ColourWheel, R.string.face_solo_draw_four, "+4")
        Symbol.ALL_SWAP -> black(Pictogram.AllSwap, R.string.face_solo_all_swap)
        Symbol.PROTECTION -> protectionFace(SoloCards.bolt(card))
        else -> numberFace(colour, "${SoloCards.number(card)}")
    }
}

/** A Protection; its bolt says which colour has to follow. */
fun protectionFace(bolt: Colour): CardFace =
    black(Pictogram.Shield, R.string.face_solo_protection).copy(
        accent = bolt.drawn(),
        spoken = Words(protectionName(bolt)),
    )

private fun protectionName(bolt: Colour) =
    when (bolt) {
        Colour.RED -> R.string.face_solo_protection_red
        Colour.GREEN -> R.string.face_solo_protection_green
        Colour.BLUE -> R.string.face_solo_protection_blue
        Colour.YELLOW -> R.string.face_solo_protection_yellow
        else -> throw IllegalArgumentException("no bolt is $bolt")
    }

private fun action(
    colour: CardColour,
    pictogram: Pictogram,
    word: Int,
    mark: String = "",
) = CardFace(
    colour,
    mark,
    CardSign(pictogram),
    Words(word),
    spoken = Words(R.string.face_action, Words(colour.word), Words(word)),
)

private fun black(
    pictogram: Pictogram,
    word: Int,
    mark: String = "",
) = CardFace(CardColour.Black, mark, CardSign(pictogram), Words(word), spoken = Words(word))
