package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech

/** The piles, or the cards that are still to be put; and the draw pile. */
internal fun Speech.lies(view: PointAPileView): String {
    val words = PointAPileWords(this)
    val piles =
        view.piles().mapIndexed { index, cards ->
            val names = cards.asReversed().joinToString { words.card(it) }
            say(R.string.pile_ear_pile, index + 1, names)
        }
    val toPut =
        view
            .open()
            .indices
            .filter { view.isToPut(it) }
            .map { words.card(view.open()[it]) }
    val put = if (toPut.isEmpty()) null else say(R.string.pile_ear_to_put, and(toPut))
    val deck = sayFor(R.plurals.pile_deck, view.deck(), view.deck())
    return (piles + listOfNotNull(put, deck)).joinToString("; ") + "."
}

/** The score pile of that seat, which all may look through. */
internal fun Speech.owns(
    view: PointAPileView,
    seat: Seat,
): String {
    val words = PointAPileWords(this)
    val pile = view.scorePile(seat)
    val colours =
        byColour(pile).filter { it.value > 0 }.map { (colour, many) ->
            say(R.string.pile_count_of_colour, many, colour(colour))
        }
    val facts =
        listOfNotNull(
            say(R.string.pile_active).takeIf { view.active() == seat },
            points(view.points(seat)),
            sayMany(R.plurals.pile_ear_score, pile.size),
        ) + colours + listOfNotNull(pile.lastOrNull()?.let { onTop(words.card(it)) })
    return say(R.string.ear_owns, name(seat), facts.joinToString())
}

private fun Speech.onTop(card: String) = say(R.string.pile_on_top, card)
