package app.traytable.ui.qwinto

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoMove
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointedTest {
    private val moment = momentOf(FAMILY) { it.hasTwins }
    private val view = moment.view(ANNA)
    private val moves = moment.moves(ANNA)

    @Test
    fun whoeverTouchesWhatIsPointedAtMakesTheMoveWhateverWasChosenBefore() {
        val begun = everythingBegun()
        assertTrue("${begun.size} ways to begin", begun.size > 30)
        moves.forEach { wanted ->
            begun.forEach { lay -> assertEquals(wanted, lay.followed(wanted).move(moves)) }
        }
    }

    @Test
    fun onceAllIsChosenNothingIsPointedAt() {
        val lay = moves.filterIsInstance<QwintoMove.Lay>().first()

        assertEquals(Pointed(), Lay(lay.card(), lay.place()).towards(lay, moves))
        assertEquals(Pointed(), Lay().towards(null, moves))
    }

    private fun Lay.followed(wanted: QwintoMove): Lay {
        var lay = this
        repeat(MOST) {
            val pointed = lay.towards(wanted, moves)
            lay = lay.touched(pointed) ?: return lay
        }
        throw AssertionError("From $this no $MOST touches lead to $wanted")
    }

    /** A card that is pointed at is touched before its place, which cannot be yet. */
    private fun Lay.touched(pointed: Pointed): Lay? {
        val place = pointed.place
        pointed.card?.let { return touched(it, moves) }
        return place?.let {
            assertTrue("$it cannot be touched", it in calls(view, moves))
            withPlace(it)
        }
    }

    /** All that fingers can have chosen. */
    private fun everythingBegun(): Set<Lay> {
        val found = mutableSetOf(Lay())
        val open = ArrayDeque(found)
        while (open.isNotEmpty()) {
            val lay = open.removeFirst()
            val cards = view.hand().map { lay.touched(it, moves) }
            val places = lay.calls(view, moves).keys.map { lay.withPlace(it) }
            (cards + places).filter(found::add).forEach(open::add)
        }
        return found
    }

    private companion object {
        const val MOST = 7
    }
}
