package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.card
import app.traytable.ui.words.Speech

/** "pile 3: yellow 3, five cards". */
internal fun Speech.pile(
    index: Int,
    pile: NoIdeaPile,
): String {
    val size = generateSequence(pile) { it.below() }.count()
    val many = sayMany(R.plurals.ear_cards, size)
    return say(R.string.noidea_ear_pile, index + 1, card(noIdeaFace(pile.top())), many)
}

/** The piles, the draw pile and the trophies. */
internal fun Speech.lies(view: NoIdeaView): String {
    val piles = view.piles().mapIndexed { index, pile -> pile(index, pile) }
    val open = piles.joinToString("; ").ifEmpty { say(R.string.noidea_ear_no_pile) }
    val draw = sayFor(R.plurals.noidea_draw_pile, view.drawPile(), view.drawPile())
    val left = view.trophiesLeft()
    return "$open; $draw; ${sayFor(R.plurals.noidea_trophies_left, left, left)}."
}

/** Where cards lie before that seat, and how much it has won. */
internal fun Speech.owns(
    view: NoIdeaView,
    seat: Seat,
): String {
    val lying =
        (0 until PLACES).filter {
            val isHeld = view.current() == seat && view.heldFrom() == it
            !isHeld && view.card(seat, it) != Cards.NONE
        }
    val places = and(lying.map { "${it + 1}" })
    val cards =
        when (lying.size) {
            0 -> say(R.string.noidea_ear_no_cards)
            PLACES -> say(R.string.noidea_ear_all)
            else -> sayFor(R.plurals.noidea_ear_cards_on, lying.size, places)
        }
    val trophies = view.trophies(seat).size
    val prizes = prizes(view, seat).size
    return say(
        R.string.ear_owns,
        name(seat),
        listOf(
            cards,
            sayFor(R.plurals.noidea_trophies, trophies, trophies),
            sayFor(R.plurals.noidea_prizes, prizes, prizes),
        ).joinToString(),
    )
}
