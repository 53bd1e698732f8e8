package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Flight

/** The cards that change their place in the last move: each from where it was seen last. */
internal fun flown(events: List<NoIdeaEvent>): List<Flight> =
    events.mapIndexedNotNull { index, event ->
        val before = events.take(index)
        when (event) {
            is NoIdeaEvent.Lays -> flight(event.card(), event.pile(), before)
            is NoIdeaEvent.Opens -> flight(event.card(), event.pile(), before)
            else -> null
        }
    }

/** From the layout if it was turned there, else from the draw pile. */
private fun flight(
    card: Byte,
    pile: Int,
    before: List<NoIdeaEvent>,
): Flight {
    val shown = before.filterIsInstance<NoIdeaEvent.Shows>().lastOrNull { it.card() == card }
    val from = shown?.let { spotName(it.seat(), it.place()) } ?: DRAW_PILE
    return Flight(from, pileName(pile)) { Card(noIdeaFace(card), it) }
}
