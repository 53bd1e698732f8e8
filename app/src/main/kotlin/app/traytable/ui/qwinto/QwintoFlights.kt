package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.table.Cards
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.inHand
import app.traytable.ui.tray.pieceOf

internal fun placeName(place: Int) = "grid-${QwintoGrid.text(place)}"

private const val ONE_AFTER_ANOTHER = 140

/** Cards and numbers on their way in the last move. */
internal fun flown(parts: Parts): List<Flight> {
    var drawn = 0
    var laid = 0
    return parts.table.happened.flatMap { event ->
        when (event) {
            is QwintoEvent.Lays -> listOfNotNull(laid(parts, event, laid++))
            is QwintoEvent.Enters -> listOf(entered(parts, event))
            is QwintoEvent.Fails -> listOf(failed(parts, event))
            is QwintoEvent.Draws -> event.cards().map { drawn(parts, event, it, drawn++) }
            is QwintoEvent.Shuffles -> PLACES.map { Flight(placeName(it), PILE, null) }
            else -> emptyList()
        }
    }
}

/** What one lays oneself lies there already. */
private fun laid(
    parts: Parts,
    event: QwintoEvent.Lays,
    index: Int,
): Flight? =
    if (event.seat() == parts.table.viewer) {
        null
    } else {
        Flight(
            pieceOf(event.seat()),
            placeName(event.place()),
            qwintoFace(event.card()),
            after = index * Flight.MILLIS,
        )
    }

/** To the field where it now stands, or to whose sheet cannot be seen. */
private fun entered(
    parts: Parts,
    event: QwintoEvent.Enters,
): Flight {
    val to = if (event.seat() == parts.shown) fieldName(event.field()) else pieceOf(event.seat())
    return Flight(CALL, to, null, plate = "${event.number()}")
}

private fun failed(
    parts: Parts,
    event: QwintoEvent.Fails,
): Flight {
    val isShown = event.seat() == parts.shown
    val to = if (isShown) failedName(event.attempts()) else pieceOf(event.seat())
    return Flight(CALL, to, null, plate = "×")
}

/** It is turned over on its way to whoever may see it. */
private fun drawn(
    parts: Parts,
    event: QwintoEvent.Draws,
    card: Byte,
    index: Int,
): Flight {
    val after = Flight.MILLIS + index * ONE_AFTER_ANOTHER
    return if (card == Cards.HIDDEN || event.seat() != parts.near) {
        Flight(PILE, pieceOf(event.seat()), null, after = after)
    } else {
        Flight(PILE, inHand("$card"), qwintoFace(card), before = null, after = after)
    }
}

/** The card that was covered in the last move, to be seen until the new one lands on it. */
internal fun coveredNow(
    parts: Parts,
    place: Int,
): Byte? =
    parts.table.happened
        .filterIsInstance<QwintoEvent.Lays>()
        .find { it.place() == place }
        ?.covered()

/** From the hand to where a card is tried out, and back. */
internal fun tried(
    before: Lay,
    now: Lay,
): List<Flight> {
    val came = PLACES.filter { now.triedAt(it) != null && now.triedAt(it) != before.triedAt(it) }
    val went = PLACES.mapNotNull(before::triedAt).filterNot(now::isTried)
    return came.mapNotNull { place ->
        now.triedAt(place)?.let { Flight(inHand("$it"), placeName(place), qwintoFace(it)) }
    } +
        went.map { card ->
            val place = PLACES.first { before.triedAt(it) == card }
            Flight(placeName(place), inHand("$card"), qwintoFace(card))
        }
}
