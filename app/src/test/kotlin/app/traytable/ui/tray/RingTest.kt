package app.traytable.ui.tray

import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class RingTest {
    private val plan = TrayPlan(Window(360.dp, 780.dp), Needs(5, hand = 140.dp))
    private val ring = Ring(plan, isLeftHanded = false)

    @Test
    fun atRestEveryPieceStandsOnItsPlace() {
        ring.places.forEachIndexed { index, place ->
            assertEquals(place.x, ring.along(index.toFloat()).x, 0.01f)
            assertEquals(place.y, ring.along(index.toFloat()).y, 0.01f)
        }
    }

    @Test
    fun onItsWayNoPieceCrossesTheFelt() {
        val inside = plan.felt.deflate(40f)
        for (step in -60..60) {
            val at = ring.along(step / 10f)
            assertTrue("$at", at !in inside)
        }
    }

    @Test
    fun roundTheRingOneComesBack() {
        assertEquals(ring.along(0.3f).y, ring.along(ring.places.size + 0.3f).y, 0.01f)
        assertEquals(ring.along(0.3f).y, ring.along(0.3f - ring.places.size).y, 0.01f)
    }
}
