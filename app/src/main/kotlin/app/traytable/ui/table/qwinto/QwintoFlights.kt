package app.traytable.ui.table.qwinto

import app.traytable.match.Frame
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.table.Event
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.faces.qwintoFace
import app.traytable.ui.table.Flight

internal const val PILE = "pile"

internal fun placeName(place: Int) = "grid-${QwintoGrid.text(place)}"

internal fun seatName(seat: Seat) = "seat-${seat.index()}"

/** Laid cards come from their player, drawn ones go there face down. */
internal fun flown(frame: Frame): List<Flight> = frame.happened().flatMap(::flights)

private fun flights(event: Event): List<Flight> =
    when (event.verb()) {
        "lays" -> {
            val face = qwintoFace(QwintoCards.parse(event.words()[0]))
            val to = placeName(QwintoGrid.parse(event.words()[1]))
            listOf(Flight(seatName(event.seat()), to) { Card(face, it) })
        }

        "draws" -> {
            event.words().map { Flight(PILE, seatName(event.seat())) { Card(null, it) } }
        }

        else -> {
            emptyList()
        }
    }

/** The card that was covered in the last move, to be seen until the new one lands on it. */
internal fun coveredNow(
    frame: Frame,
    place: Int,
): Byte? =
    frame
        .happened()
        .find { it.verb() == "lays" && QwintoGrid.parse(it.words()[1]) == place }
        ?.let { QwintoCards.parse(it.words()[2]) }
