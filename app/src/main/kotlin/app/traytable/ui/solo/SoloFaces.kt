@file:JvmName("SoloFaces")

package app.traytable.ui.solo

import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardSign
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Words
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.numberFace

fun soloFace(card: Byte): CardFace {
    val colour = SoloCards.colour(card).drawn()
    val wheel = SoloPictogram.ColourWheel
    return when (SoloCards.symbol(card)) {
        Symbol.NUMBER -> numberFace(colour, "${SoloCards.number(card)}")
        Symbol.SKIP -> action(colour, SoloPictogram.Skip, R.string.face_solo_skip)
        Symbol.CHANGE -> action(colour, SoloPictogram.Turn, R.string.face_solo_change)
        Symbol.DRAW_TWO -> action(colour, SoloPictogram.TwoCards, R.string.face_solo_draw_two, "+2")
        Symbol.SWAP -> action(colour, SoloPictogram.Swap, R.string.face_solo_swap)
        Symbol.GIFT -> action(colour, SoloPictogram.Gift, R.string.face_solo_gift)
        Symbol.CHOOSE -> action(colour, wheel, R.string.face_solo_choose)
        Symbol.DRAW_FOUR -> action(colour, wheel, R.string.face_solo_draw_four, "+4")
        Symbol.ALL_SWAP -> action(colour, SoloPictogram.AllSwap, R.string.face_solo_all_swap)
        Symbol.PROTECTION -> protectionFace(SoloCards.bolt(card))
    }
}

/** A Protection; its bolt says which colour has to follow. */
fun protectionFace(bolt: Colour): CardFace =
    action(CardColour.Black, SoloPictogram.Shield, R.string.face_solo_protection).copy(
        accent = bolt.drawn(),
        spoken = Words(PROTECTIONS.getValue(bolt)),
    )

/** By the colour of the bolt. */
private val PROTECTIONS =
    mapOf(
        Colour.RED to R.string.face_solo_protection_red,
        Colour.GREEN to R.string.face_solo_protection_green,
        Colour.BLUE to R.string.face_solo_protection_blue,
        Colour.YELLOW to R.string.face_solo_protection_yellow,
    )

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
