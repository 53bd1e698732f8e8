package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.table.TableMoment
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.pieceOf
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class NoIdeaFlightsTest {
    private class Move(
        val before: NoIdeaView,
        val after: NoIdeaView,
        val events: List<NoIdeaEvent>,
    ) {
        val acts = acts(events, before, after, look = 1_000)
        val flights = acts.flatMap { it.flights }
        val moving = flights.filter { it.from != it.to }

        fun spots() =
            (0 until before.seats() * PLACES).map { Spot(Seat.of(it / PLACES), it % PLACES) }

        override fun toString() = "$before\n$events"
    }

    private fun moves(check: (Move) -> Unit) {
        for (seed in 1L..6) {
            val players = listOf("Anna", "Ben", "Carla").map { Player.person(it) }
            val options = if (seed % 2 == 0L) listOf("memory-aid") else emptyList()
            val moment = TableMoment(NoIdeaRoom, players, seed, options)
            while (!moment.table.isOver) {
                val before = moment.table
                moment.playByLot()
                check(Move(before, moment.table, moment.told))
            }
        }
    }

    @Test
    fun everyCardThatChangesItsPlaceFliesThere() =
        moves { move ->
            val landed = move.moving.groupingBy { it.to }.eachCount()
            move.spots().forEach { spot ->
                val lay = move.before.card(spot.seat, spot.place) != Cards.NONE
                val lies = move.after.card(spot.seat, spot.place) != Cards.NONE
                if (!lay && lies) assertTrue("$spot $move", landed[spot.name] == 1)
                if (lay && !lies) {
                    val from = if (isHeld(move.before, spot)) STAGE else spot.name
                    assertTrue("$spot $move", move.moving.any { it.from == from })
                }
            }
            move.after.piles().forEachIndexed { index, pile ->
                if (move.before.piles().getOrNull(index) != pile && !isShuffled(move)) {
                    val last = move.moving.last { it.to == pileName(index) }
                    assertEquals("$move", noIdeaFace(pile.top()), last.face)
                }
            }
            move.before.piles().indices.drop(move.after.piles().size).forEach { index ->
                assertTrue("$index $move", move.moving.any { it.from == pileName(index) })
            }
            val won = move.events.filterIsInstance<NoIdeaEvent.WinsTrophy>()
            won.forEach { assertTrue("$move", pieceOf(it.seat()) in landed) }
        }

    private fun isHeld(
        view: NoIdeaView,
        spot: Spot,
    ) = view.current() == spot.seat && view.heldFrom() == spot.place

    /** What lies below a pile's top is shuffled where it is. */
    private fun isShuffled(move: Move) = move.events.any { it is NoIdeaEvent.Shuffles }

    @Test
    fun noCardIsSeenInTwoPlacesAtOnce() =
        moves { move ->
            move.acts.forEach { act ->
                val places = act.flights.flatMap { listOf(it.from, it.to) }.toSet()
                places.forEach { place -> assertOneAtATime(move, act.flights, place) }
            }
        }

    private fun assertOneAtATime(
        move: Move,
        flights: List<Flight>,
        place: String,
    ) {
        val rests = flights.filter { it.from == place && it.to == place }.sortedBy { it.after }
        rests.zipWithNext { one, next -> assertTrue("$place $move", one.end() <= next.after) }
        flights.filter { it.from != it.to && it.from == place }.forEach { takesOff ->
            assertTrue("$place $move", rests.none { takesOff.after in it.after until it.end() })
        }
        flights.filter { it.from != it.to && it.to == place }.forEach { lands ->
            val below = rests.filter { it.after < lands.end() && it.end() > lands.end() }
            assertEquals("$place $move", emptyList<Flight>(), below)
        }
    }

    private fun Flight.end() = after + millis

    @Test
    fun facesInTheAirAreOnesThatEverybodyMaySee() =
        moves { move ->
            val open = open(move.before) + open(move.after) + turned(move.events) + TROPHY
            move.flights.flatMap { listOfNotNull(it.face, it.before) }.forEach {
                assertTrue("$it $move", it in open)
            }
        }

    private fun open(view: NoIdeaView): List<CardFace> {
        val aided = (0 until view.seats() * PLACES).map { Spot(Seat.of(it / PLACES), it % PLACES) }
        return view.piles().map { noIdeaFace(it.top()) } +
            listOf(view.held()).filter { it != Cards.NONE }.map(::noIdeaFace) +
            aided.mapNotNull { it.remembered(view) }
    }

    private fun turned(events: List<NoIdeaEvent>) =
        events.mapNotNull {
            when (it) {
                is NoIdeaEvent.Shows -> noIdeaFace(it.card())
                is NoIdeaEvent.Draws -> noIdeaFace(it.card())
                else -> null
            }
        }

    @Test
    fun onlyCardsThatGoBackAreLookedAtAndEachByItself() =
        moves { move ->
            val looked = move.acts.filter { it.millis > 0 && it.card != null }
            val isBack = move.events.any { it is NoIdeaEvent.Returns || it is NoIdeaEvent.Claims }
            val shown = move.events.filterIsInstance<NoIdeaEvent.Shows>()
            val prizes = move.events.count { it is NoIdeaEvent.WinsPrize }
            assertEquals("$move", if (isBack) shown.size - prizes else 0, looked.size)
            looked.forEach { act ->
                assertEquals(act.lit?.name, act.flights.single().from)
                assertEquals(STAGE, act.flights.single().to)
            }
        }
}
