package app.traytable.ui.solo

import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Flight

internal const val DRAW_PILE = "draw"
internal const val DISCARDS = "discards"

internal fun handOf(seat: Seat) = "hand-${seat.index()}"

/** The cards that change their place in the last move. A new round is there all at once. */
internal fun flown(events: List<SoloEvent>): List<Flight> =
    if (events.any { it is SoloEvent.Deals }) {
        emptyList()
    } else {
        // Of several cards on the same way the last one lies on top.
        events
            .flatMap(::flights)
            .associateBy { it.from to it.to }
            .values
            .toList()
    }

private fun flights(event: SoloEvent): List<Flight> =
    when (event) {
        is SoloEvent.Lays -> {
            listOf(laid(event.seat(), event.card()))
        }

        is SoloEvent.Protects -> {
            listOf(laid(event.seat(), event.card()))
        }

        is SoloEvent.Interjects -> {
            listOf(laid(event.seat(), event.card()))
        }

        is SoloEvent.Draws -> {
            listOf(faceDown(DRAW_PILE, handOf(event.seat())))
        }

        is SoloEvent.Gives -> {
            listOf(handedOn(event.seat(), event.to()))
        }

        is SoloEvent.PassesHand -> {
            listOf(handedOn(event.seat(), event.to()))
        }

        is SoloEvent.Swaps -> {
            listOf(
                handedOn(event.seat(), event.other()),
                handedOn(event.other(), event.seat()),
            )
        }

        else -> {
            emptyList()
        }
    }

private fun laid(
    by: Seat,
    card: Byte,
) = Flight(handOf(by), DISCARDS) { Card(soloFace(card), it) }

private fun handedOn(
    from: Seat,
    to: Seat,
) = faceDown(handOf(from), handOf(to))

private fun faceDown(
    from: String,
    to: String,
) = Flight(from, to) { Card(null, it) }
