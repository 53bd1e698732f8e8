package app.traytable.ui.solo

import app.traytable.R
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech

/** "Discard pile: red 4, colour blue, twelve cards". */
internal fun Speech.discards(view: SoloView): String {
    val size = generateSequence(view.pile()) { it.below() }.count()
    return listOfNotNull(
        say(R.string.solo_ear_discards, SoloWords(this).card(view.top())),
        view.wish?.let { say(R.string.solo_wished, colour(it)) },
        sayMany(R.plurals.ear_cards, size),
    ).joinToString()
}

/** How many cards somebody has to take before long. */
internal fun Speech.waiting(view: SoloView): String? =
    view.chain().takeIf { it > 0 }?.let { sayFor(R.plurals.solo_ear_waiting, it, it) }

/** Both piles and which way round play goes. */
internal fun Speech.lies(view: SoloView): String =
    listOfNotNull(
        discards(view),
        sayFor(R.plurals.solo_draw_pile, view.drawPile(), view.drawPile()),
        waiting(view),
        say(if (view.isClockwise) R.string.solo_clockwise else R.string.solo_counter),
    ).joinToString("; ") + "."

/** How many cards that seat holds; and which, for whoever holds them. */
internal fun Speech.owns(
    view: SoloView,
    seat: Seat,
): String {
    val words = SoloWords(this)
    val size = view.size(seat)
    val hand = if (view.viewer() == seat) view.hand() else emptyList()
    val facts =
        listOfNotNull(
            sayFor(R.plurals.solo_cards, size, size),
            if (hand.isEmpty()) null else say(R.string.ear_holds, cards(hand.map(words::card))),
            if (view.limit() > 0) points(view.points(seat)) else null,
        )
    return say(R.string.ear_owns, name(seat), facts.joinToString())
}
