package app.traytable.ui.statistics

import app.traytable.data.StatisticsDao.Played
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class LinePlanTest {
    @Test
    fun everyMatchIsADotFromTheFewestPointsToTheMost() {
        val plan = LinePlan(played(10, 30, 20))

        assertEquals(listOf(0f, 1f, 0.5f), plan.spots.map { plan.height(it.points) })
        assertEquals(listOf(0f, 0.5f, 1f), plan.spots.indices.map(plan::across))
        assertEquals(listOf(true, false, false), plan.spots.map { it.isWon })
        assertEquals(20f, plan.average)
        assertFalse(plan.isThinned)
    }

    @Test
    fun oneMatchAndEqualOnesLieInTheMiddle() {
        val plan = LinePlan(played(7))

        assertEquals(0.5f, plan.height(7f))
        assertEquals(0.5f, plan.across(0))
    }

    @Test
    fun ofThousandsEachDotIsTheAverageOfItsShare() {
        val plan = LinePlan(played(*IntArray(5_000) { it }))

        assertTrue(plan.isThinned)
        assertEquals(LinePlan.MOST, plan.spots.size)
        assertEquals((0..124).average().toFloat(), plan.spots.first().points)
        assertEquals(
            plan.average,
            plan.spots
                .map { it.points }
                .average()
                .toFloat(),
            0.01f,
        )
        assertTrue(plan.spots.none { it.isWon })
        assertEquals(62 to 4_937, plan.low to plan.high)
    }

    @Test
    fun onlyWhoHasWonAllHasWonAHundredOfAHundred() {
        assertEquals(listOf(0, 100, 50, 64), listOf(0 to 9, 9 to 9, 1 to 2, 16 to 25).map(::share))
        assertEquals(99, percent(1_999, 2_000))
        assertEquals(1, percent(1, 2_000))
        assertEquals(0, percent(0, 0))
    }

    private fun share(of: Pair<Int, Int>) = percent(of.first, of.second)

    /** The first one is won. */
    private fun played(vararg points: Int) =
        points.mapIndexed { index, number -> Played("tag", index + 1L, index + 1, number) }
}
