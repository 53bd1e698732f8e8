package app.traytable.ui.table.qwinto

import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Move
import app.traytable.ui.table.moves
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class LayTest {
    @Test
    fun whatAPlacePromisesIsWhatIsCalledThere() {
        var seen = 0
        var match = qwinto(FAMILY, 7)
        while (match.plies() < 60) {
            match = match.until { it.plies() > match.plies() && it.table.call() == null }
            val seat = match.table.current()
            val view = match.game().view(match.state(), seat)
            match.moves(seat).forEach { move ->
                val lay = chosen(view, match.moves(seat), move)
                val promised = checkNotNull(lay.call(view, match.moves(seat)))
                val after = match.play(seat, move).table
                val fits = view.sheet(seat).openFields(promised)
                after.call()?.let { called ->
                    assertEquals(called, promised)
                    assertEquals(after.openFields(seat), fits)
                    seen++
                } ?: assertEquals(emptyList<Int>(), fits)
            }
        }
        assertTrue("$seen calls", seen > 100)
    }

    /** Chooses step by step, as fingers do, and checks that each step is offered. */
    private fun chosen(
        view: QwintoView,
        moves: List<Move>,
        move: QwintoMove,
    ): Lay {
        val lay =
            when (move) {
                is QwintoMove.Lay -> {
                    Lay().withCard(move.card()).offered(view, moves, move.place())
                }

                is QwintoMove.LayTwo -> {
                    val first = Lay().withCard(move.first()).offered(view, moves, move.place())
                    assertTrue(move.second() in first.followers(moves))
                    first.withSecond(move.second()).offered(view, moves, move.next())
                }

                else -> {
                    throw AssertionError("$move is no lay")
                }
            }
        assertEquals(move, lay.move(moves))
        return lay
    }

    private fun Lay.offered(
        view: QwintoView,
        moves: List<Move>,
        place: Int,
    ): Lay {
        assertTrue(place in calls(view, moves))
        return withPlace(place)
    }

    @Test
    fun anotherCardKeepsThePlaceAndTheSameCardAgainPutsItBack() {
        val lay = Lay().withCard(3).withPlace(2)

        assertEquals(Lay(5, 2), lay.withCard(5))
        assertEquals(Lay(), lay.withCard(3))
    }

    @Test
    fun aSecondCardWaitsForItsPlaceAndCanBeLeftOutAgain() {
        val match = qwinto(FAMILY, 1).until { it.hasTwins }
        val moves = match.moves(ANNA)
        val two = moves.filterIsInstance<QwintoMove.LayTwo>().first()
        val first = Lay(two.first(), two.place())

        assertNull(first.withSecond(two.second()).move(moves))
        assertEquals(first, first.withSecond(two.second()).withSecond(two.second()))
    }
}
