package app.traytable.ui.qwinto

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class LayTest {
    @Test
    fun whatAPlacePromisesIsWhatIsCalledThere() {
        var seen = 0
        for (plies in 0..50 step 5) {
            val moment =
                momentOf(FAMILY) {
                    it.plies >= plies && it.table.call() == null && !it.table.isOver
                }
            val seat = moment.table.current()
            val view = moment.view(seat)
            val moves = moment.moves(seat)
            moves.forEach { move ->
                val promised = promised(view, moves, move)
                val fits = view.sheet(seat).openFields(promised)
                val after = moment.match.play(seat, move).table()
                // Where nobody has a field, the next turn has begun.
                val called = after.call()
                if (called == null) {
                    assertEquals(emptyList<Int>(), fits)
                } else {
                    assertEquals(called, promised)
                    assertEquals(after.openFields(seat), fits)
                    seen++
                }
            }
        }
        assertTrue("$seen calls", seen > 60)
    }

    /** Said beside the place, and once more when nothing is missing. */
    private fun promised(
        view: QwintoView,
        moves: List<QwintoMove>,
        move: QwintoMove,
    ): QwintoCall {
        val lay = chosen(view, moves, move)
        val promised = checkNotNull(lay.call(view, moves))
        assertEquals(promised, lay.calls(view, moves)[lay.next ?: lay.place])
        return promised
    }

    /** Chooses step by step, as fingers do, and checks that each step is offered. */
    private fun chosen(
        view: QwintoView,
        moves: List<QwintoMove>,
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
        moves: List<QwintoMove>,
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
        val moves = momentOf(FAMILY) { it.hasTwins }.moves(ANNA)
        val two = moves.filterIsInstance<QwintoMove.LayTwo>().first()
        val first = Lay(two.first(), two.place())

        assertNull(first.withSecond(two.second()).move(moves))
        assertEquals(first, first.withSecond(two.second()).withSecond(two.second()))
    }
}
