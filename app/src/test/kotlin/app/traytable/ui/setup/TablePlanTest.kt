package app.traytable.ui.setup

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class TablePlanTest {
    @Test
    fun chairsStandClockwiseFromTheNearEdge() {
        val plan = TablePlan.of(4, 360f, 405f, 1f)
        val (near, left, far, right) = plan.spots.map { it.piece }

        assertTrue(near.y > left.y && left.y > far.y)
        assertTrue(left.x < near.x && near.x < right.x)
        assertEquals(
            listOf(180, 270, 0, 90),
            plan.spots.indices.map { Math.round(plan.towards(it)) },
        )
    }

    @Test
    fun aWindowThatIsFarTooSmallHasATableToo() {
        for (letters in listOf(1f, 1.3f, 2f)) {
            assertEquals(10, TablePlan.of(10, 180f, 160f, letters).spots.size)
        }
    }

    @Test
    fun atEveryTableInEveryWindowNothingLiesOverAnythingElse() =
        everywhere { plan, where ->
            val pieces = plan.spots.map { Rect(it.piece, plan.piece / 2) }
            val labels = plan.spots.map { it.label }
            for (one in plan.spots.indices) {
                for (other in plan.spots.indices - one) {
                    assertTrue(where, !labels[one].overlaps(labels[other]))
                    assertTrue(where, !labels[one].overlaps(pieces[other]))
                    val apart = (plan.spots[one].piece - plan.spots[other].piece).getDistance()
                    assertTrue("$where: $apart", apart >= FINGER)
                }
                assertTrue(where, !labels[one].overlaps(pieces[one]))
            }
        }

    @Test
    fun everythingLiesInTheWindowAndLargeEnough() =
        everywhere { plan, where ->
            val whole = Rect(0f, 0f, plan.width, plan.height + GAP)
            for (spot in plan.spots) {
                assertTrue("$where: ${spot.label}", spot.label.isIn(whole))
                assertTrue(where, Rect(spot.piece, plan.piece / 2).isIn(whole))
                assertTrue("$where: ${spot.label}", spot.label.width >= 52f)
            }
            assertTrue(where, plan.oval.isIn(whole))
            assertTrue(where, plan.piece >= 36f)
        }

    @Test
    fun aPhoneHasRoomForTheTableAndForWhatIsBelowIt() {
        for (chairs in 2..10) {
            assertTrue("$chairs", TablePlan.of(chairs, 360f, 405f, 1f).height <= 405f)
            assertTrue("$chairs", TablePlan.of(chairs, 376f, 344f, 1f).height <= 344f)
        }
    }

    @Test
    fun aPieceIsLetGoOnTheNearestChairOrOnNone() {
        val plan = TablePlan.of(5, 360f, 405f, 1f)

        assertEquals(2, plan.chairNear(plan.spots[2].piece + Offset(12f, -9f)))
        assertNull(plan.chairNear(plan.oval.center))
    }

    @Test
    fun theLotPointsAtNobody() {
        for (chairs in 2..10) {
            val plan = TablePlan.of(chairs, 360f, 405f, 1f)
            val ways = plan.spots.indices.map { plan.towards(it) }
            assertTrue(ways.all { (it - plan.towardsNobody).mod(360f) in 5f..355f })
        }
    }

    private fun everywhere(check: (TablePlan, String) -> Unit) {
        for (chairs in 2..10) {
            for ((width, height) in WINDOWS) {
                for (letters in listOf(1f, 1.3f, 2f)) {
                    val plan = TablePlan.of(chairs, width, height, letters)
                    check(plan, "$chairs chairs, $width x $height, letters $letters")
                }
            }
        }
    }

    private fun Rect.isIn(other: Rect) =
        left >= other.left - 0.1f && top >= other.top - 0.1f &&
            right <= other.right + 0.1f && bottom <= other.bottom + 0.1f

    private companion object {
        const val FINGER = 48f

        /** Between the table and what follows it. */
        const val GAP = 10f

        val WINDOWS =
            listOf(320f to 333f, 360f to 333f, 360f to 405f, 411f to 463f) +
                listOf(376f to 344f, 440f to 340f, 530f to 784f, 560f to 437f)
    }
}
