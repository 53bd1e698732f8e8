package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaCards
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
        val acts = acts(events, before, after, Seat.of(0))
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
            won.forEach { assertTrue("$move", winnings(it.seat()) in landed) }
        }

    /** The one at the lower edge has a pile to be seen, others have a piece. */
    private fun winnings(seat: Seat) = if (seat.index() == 0) wonName(seat) else pieceOf(seat)

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
            val open =
                open(move.before) + open(move.after) + turned(move.events) + TROPHY + PRIZE
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
                is NoIdeaEvent.WinsTrophy -> it.value().takeIf { v -> v >= 0 }?.let(::worth)
                else -> null
            }
        }

    private fun worth(value: Byte) = trophyFace(value.toInt())

    @Test
    fun aCardIsTurnedWhereItLiesAndThenFlies() =
        moves { move ->
            move.moving.forEach { assertEquals("$move", it.before, it.face) }
            val turned = move.flights.filter { it.from == it.to && it.before != it.face }
            turned.forEach { turn ->
                val flies = move.moving.filter { it.from == turn.from && it.face == turn.face }
                assertTrue("$move", flies.any { it.after == turn.end() })
            }
        }

    @Test
    fun whatGoesBackAndWhatIsWonIsLookedAtAndEachByItself() =
        moves { move ->
            val looked = move.acts.filter { it.isLooked }
            val isBack = move.events.any { it is NoIdeaEvent.Returns || it is NoIdeaEvent.Claims }
            val shown = move.events.filterIsInstance<NoIdeaEvent.Shows>()
            val prizes = move.events.count { it is NoIdeaEvent.WinsPrize }
            val inClaim =
                shown.count { NoIdeaCards.isPrize(it.card()) }.takeIf { isBack } ?: 0
            val trophies = move.events.count { it is NoIdeaEvent.WinsTrophy }
            val back = if (isBack) shown.size - inClaim else 0
            assertEquals("$move", back + prizes + trophies, looked.size)
            looked.forEach { act ->
                assertEquals("$move", STAGE, act.flights.last().to)
                assertEquals("$move", act.shown?.face, act.flights.last().face)
            }
        }

    @Test
    fun whatHasBeenWonCountsOnlyOnceItHasLanded() =
        moves { move ->
            val seat = move.acts.firstNotNullOfOrNull { it.notYet.seat } ?: return@moves
            val lands = move.acts.indexOfLast { act -> act.flights.any { isWon(it.to, seat) } }
            move.acts.take(lands + 1).forEach { act ->
                assertTrue("$move", act.notYet.trophies + act.notYet.prizes > 0)
            }
            move.acts.drop(lands + 1).forEach { act ->
                assertEquals("$move", 0, act.notYet.trophies + act.notYet.prizes)
            }
        }

    private fun isWon(
        place: String,
        seat: Seat,
    ) = place == winnings(seat)

    @Test
    fun theLastCardOfAClaimSaysHowItEnded() =
        moves { move ->
            if (move.events.none { it is NoIdeaEvent.Claims }) return@moves
            val sights = move.acts.filter { it.isLooked }.map { it.shown?.sight }
            val isRight = move.events.any { it is NoIdeaEvent.Right }
            val ends = listOf(Sight.NothingFits, Sight.Fits, Sight.PrizeInClaim)
            assertEquals("$move", isRight, Sight.NothingFits in sights)
            assertEquals("$move", 1, sights.count { it in ends })
            val cards = sights - setOf(Sight.Trophy, Sight.LastTrophy)
            assertTrue("$move", cards.last() in ends)
        }
}
