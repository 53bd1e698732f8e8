package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Flight

internal const val PILE = "pile"

internal fun placeName(place: Int) = "grid-${QwintoGrid.text(place)}"

internal fun seatName(seat: Seat) = "seat-${seat.index()}"

/** Laid cards come from their player, drawn ones go there face down. */
internal fun flown(events: List<QwintoEvent>): List<Flight> = events.flatMap(::flights)

private fun flights(event: QwintoEvent): List<Flight> =
    when (event) {
        is QwintoEvent.Lays -> {
            val face = qwintoFace(event.card())
            val to = placeName(event.place())
            listOf(Flight(seatName(event.seat()), to) { Card(face, it) })
        }

        is QwintoEvent.Draws -> {
            event.cards().map { Flight(PILE, seatName(event.seat())) { Card(null, it) } }
        }

        else -> {
            emptyList()
        }
    }

/** The card that was covered in the last move, to be seen until the new one lands on it. */
internal fun coveredNow(
    events: List<QwintoEvent>,
    place: Int,
): Byte? =
    events
        .filterIsInstance<QwintoEvent.Lays>()
        .find { it.place() == place }
        ?.covered()
