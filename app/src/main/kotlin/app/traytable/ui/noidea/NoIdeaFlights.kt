package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Flight

/** So long a card that goes on is seen on the stage. */
private const val SEEN_MILLIS = 380

/** So much later than the one before, the next of several cards takes off. */
private const val STAGGER_MILLIS = 70

/** Follows the cards through one move, from the table [before] it. All are turned, then fly. */
internal class NoIdeaFlights(
    private val before: NoIdeaView,
) {
    private var course = Course(::lay)
    private val tops = before.piles().map { noIdeaFace(it.top()) }.toMutableList()
    private val isEmpty =
        BooleanArray(before.seats() * PLACES) { slot ->
            before.card(Seat.of(slot / PLACES), slot % PLACES) == Cards.NONE
        }
    private var stage = before.held().takeIf { it != Cards.NONE }?.let(::noIdeaFace)
    private var isNew = false
    private var laidOn = 0

    init {
        if (before.heldFrom() >= 0) isEmpty[slot(Spot(before.current(), before.heldFrom()))] = true
    }

    /** When the next card takes off, in milliseconds after those that were last asked for. */
    val time: Int get() = course.time

    /** All that has flown since this was last asked. */
    fun take(): List<Flight> = course.flights().also { course = Course(::lay) }

    /** The places on which now lies something else than on that table: whether a card does. */
    fun unlike(after: NoIdeaView): Map<Spot, Boolean> =
        isEmpty.indices
            .associate { Spot(Seat.of(it / PLACES), it % PLACES) to !isEmpty[it] }
            .filter { (spot, lies) -> lies != (after.card(spot.seat, spot.place) != Cards.NONE) }

    fun follow(event: NoIdeaEvent) {
        when (event) {
            is NoIdeaEvent.Draws -> {
                toStage(DRAW_PILE, noIdeaFace(event.card()), null)
            }

            is NoIdeaEvent.Shows -> {
                val spot = Spot(event.seat(), event.place())
                toStage(spot.name, noIdeaFace(event.card()), spot.remembered(before))
            }

            is NoIdeaEvent.Opens -> {
                lay(noIdeaFace(event.card()), event.pile())
            }

            is NoIdeaEvent.Lays -> {
                lay(noIdeaFace(event.card()), event.pile())
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

    fun toStage(
        from: String,
        face: CardFace,
        known: CardFace?,
    ) {
        course.move(from, STAGE, face, known)
        if (from != DRAW_PILE && from != TROPHIES) isEmpty[slot(Spot.parse(from))] = true
        stage = face
        isNew = true
    }

    /** Turned on the stage, and back to where it came from. */
    fun back(
        spot: Spot,
        face: CardFace,
        covered: CardFace?,
        millis: Int,
    ) {
        course.move(STAGE, spot.name, covered, face, millis)
        isEmpty[slot(spot)] = false
        stage = null
    }

    /** Turned on the stage, and off to whoever has won it. */
    fun leave(
        to: String,
        covered: CardFace,
        face: CardFace,
    ) {
        course.move(STAGE, to, covered, face)
        stage = null
    }

    private fun lay(
        face: CardFace,
        pile: Int,
    ) {
        if (isNew) course.time += SEEN_MILLIS
        course.move(STAGE, pileName(pile), face)
        stage = null
        if (pile < tops.size) tops[pile] = face else tops += face
        laidOn = pile
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
                stage?.let(Course::Lain)
            }

            place.startsWith(PILE) -> {
                tops.getOrNull(place.removePrefix(PILE).toInt())?.let(Course::Lain)
            }

            else -> {
                val spot = Spot.parse(place)
                Course.Lain(spot.remembered(before)).takeUnless { isEmpty[slot(spot)] }
            }
        }

    private fun slot(spot: Spot) = spot.seat.index() * PLACES + spot.place
}
