package app.traytable.ui.table.noidea

import app.traytable.match.Frame
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.table.Event
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.faces.noIdeaFace
import app.traytable.ui.table.Flight

/** The cards that change their place in the last move: each from where it was seen last. */
internal fun flown(frame: Frame): List<Flight> {
    val events = frame.happened()
    return events.mapIndexedNotNull { index, event -> flight(event, events.take(index)) }
}

private fun flight(
    event: Event,
    before: List<Event>,
): Flight? =
    when (event.verb()) {
        "lays", "opens" -> {
            val card = noIdeaFace(NoIdeaCards.parse(event.words()[0]))
            val pile = event.words()[1].toInt() - 1
            Flight(origin(event, before), pileName(pile)) { Card(card, it) }
        }

        else -> {
            null
        }
    }

/** From the layout if it was turned there, else from the draw pile. */
private fun origin(
    event: Event,
    before: List<Event>,
): String {
    val shown = before.lastOrNull { it.verb() == "shows" && it.words()[1] == event.words()[0] }
    return shown?.let { spotName(it.seat(), it.words()[0].toInt() - 1) } ?: DRAW_PILE
}
