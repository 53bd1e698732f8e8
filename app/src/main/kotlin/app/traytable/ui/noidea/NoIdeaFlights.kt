package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.pieceOf

/** So long a card that goes on is seen on the stage. */
private const val SEEN_MILLIS = 380

/** So much later than the one before, the next of several cards takes off. */
private const val STAGGER_MILLIS = 70

/** Follows what happens in one move, from the table [before] it. Every card is turned on the stage. */
internal class NoIdeaFlights(
    private val before: NoIdeaView,
) {
    private val course = Course(::lay)
    private val tops = before.piles().map { noIdeaFace(it.top()) }.toMutableList()
    private val isEmpty =
        BooleanArray(before.seats() * PLACES) { slot ->
            before.card(Seat.of(slot / PLACES), slot % PLACES) == Cards.NONE
        }
    private var turnedAt = before.heldFrom()
    private var isNew = false
    private var laidOn = 0

    fun of(events: List<NoIdeaEvent>): List<Flight> {
        events.forEach(::follow)
        return course.flights()
    }

    private fun follow(event: NoIdeaEvent) {
        when (event) {
            is NoIdeaEvent.Draws -> {
                turn(DRAW_PILE, event.card(), -1, null)
            }

            is NoIdeaEvent.Shows -> {
                show(event)
            }

            is NoIdeaEvent.Opens -> {
                lay(event.seat(), event.card(), event.pile())
            }

            is NoIdeaEvent.Lays -> {
                lay(event.seat(), event.card(), event.pile())
            }

            is NoIdeaEvent.WinsPrize -> {
                leaveStage(
                    event.seat(),
                    pieceOf(event.seat()),
                    event.card(),
                )
            }

            is NoIdeaEvent.WinsTrophy -> {
                course.move(TROPHIES, pieceOf(event.seat()), TROPHY)
            }

            is NoIdeaEvent.Removes -> {
                remove()
            }

            is NoIdeaEvent.IsDealt -> {
                deal(event.seat(), event.cards())
            }

            is NoIdeaEvent.Shuffles -> {
                if (event.cards() > 0) course.move(AWAY, DRAW_PILE, null)
            }

            else -> {
                Unit
            }
        }
    }

    private fun show(event: NoIdeaEvent.Shows) {
        val spot = Spot(event.seat(), event.place())
        turn(spot.name, event.card(), event.place(), spot.remembered(before))
    }

    private fun turn(
        from: String,
        card: Byte,
        place: Int,
        known: CardFace?,
    ) {
        course.move(from, STAGE, noIdeaFace(card), known)
        turnedAt = place
        isNew = true
    }

    private fun lay(
        seat: Seat,
        card: Byte,
        pile: Int,
    ) {
        leaveStage(seat, pileName(pile), card)
        if (pile < tops.size) tops[pile] = noIdeaFace(card) else tops += noIdeaFace(card)
        laidOn = pile
    }

    private fun leaveStage(
        seat: Seat,
        to: String,
        card: Byte,
    ) {
        if (isNew) course.time += SEEN_MILLIS
        course.move(STAGE, to, noIdeaFace(card))
        if (turnedAt >= 0) isEmpty[seat.index() * PLACES + turnedAt] = true
        turnedAt = -1
    }

    /** The others leave the table; the one that stays is the first then. */
    private fun remove() {
        val kept = tops[laidOn]
        val others = tops.indices - laidOn
        if (others.isEmpty()) return
        others.forEach {
            course.moveMeanwhile(pileName(it), AWAY, tops[it])
            course.time += STAGGER_MILLIS
        }
        course.time += Flight.MILLIS
        if (laidOn > 0) course.move(pileName(laidOn), pileName(0), kept)
        tops.clear()
        tops += kept
        laidOn = 0
    }

    /** Onto the lowest empty places. */
    private fun deal(
        seat: Seat,
        cards: Int,
    ) {
        val slots = seat.index() * PLACES until (seat.index() + 1) * PLACES
        slots.filter { isEmpty[it] }.take(cards).forEach { slot ->
            course.moveMeanwhile(DRAW_PILE, Spot(seat, slot % PLACES).name, null)
            course.time += STAGGER_MILLIS
            isEmpty[slot] = false
        }
    }

    private fun lay(place: String): Course.Lain? =
        when {
            place == STAGE -> {
                before.held().takeIf { it != Cards.NONE }?.let { Course.Lain(noIdeaFace(it)) }
            }

            place.startsWith(PILE) -> {
                tops.getOrNull(place.removePrefix(PILE).toInt())?.let(Course::Lain)
            }

            else -> {
                Spot
                    .parse(place)
                    .takeIf { before.card(it.seat, it.place) != Cards.NONE }
                    ?.let { Course.Lain(it.remembered(before)) }
            }
        }
}
