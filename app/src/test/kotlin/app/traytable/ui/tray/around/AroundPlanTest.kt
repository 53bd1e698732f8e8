package app.traytable.ui.tray.around

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Needs
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.TrayPlan
import app.traytable.ui.tray.Window
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where people sit around a phone that lies on the table. */
class AroundPlanTest {
    @Test
    fun theTrayIsTurnedToWhoeverItIsFor() {
        val sides = listOf(0, 90, 180, 270)
        assertEquals(listOf(0, 1, 2, 3), (0..3).map { Around(sides, Seat.of(it)).quarters })
    }

    @Test
    fun everybodyElseSitsWhereTheySitAsThatOneSeesIt() {
        val sides = listOf(0, 90, 180, 270)
        val seen = { facing: Int, seat: Int -> Around(sides, Seat.of(facing)).side(Seat.of(seat)) }
        assertEquals(listOf(Side.Left, Side.Top, Side.Right), (1..3).map { seen(0, it) })
        assertEquals(listOf(Side.Left, Side.Top, Side.Right), listOf(3, 0, 1).map { seen(2, it) })
        assertEquals(listOf(Side.Left, Side.Top, Side.Right), listOf(2, 3, 0).map { seen(1, it) })
    }

    @Test
    fun oppositeIsAcrossTheTable() {
        val around = Around(listOf(0, 90, 180, 270), Seat.of(0))
        assertTrue(around.areOpposite(Seat.of(0), Seat.of(2)))
        assertTrue(around.areOpposite(Seat.of(3), Seat.of(1)))
        assertTrue(!around.areOpposite(Seat.of(0), Seat.of(1)))
    }

    /** One to nine others, on phones and tablets, with every size of letters. */
    @Test
    fun nobodySitsOnAnother() {
        val felt = Rect(18f, 110f, 342f, 640f)
        for (others in 1..9) {
            for (letters in listOf(1f, 1.3f, 2f)) {
                val plan = plan(others, Window(360.dp, 780.dp, letters), felt)
                val rooms = plan.spots.map { it.room.deflate(0.01f) }
                rooms.forEachIndexed { index, room ->
                    assertTrue("$others", room.left >= felt.left && room.right <= felt.right)
                    assertTrue("$others", room.top >= felt.top && room.bottom <= felt.bottom)
                    rooms.drop(index + 1).forEach { assertTrue("$others", !room.overlaps(it)) }
                }
                plan.spots.forEach { assertTrue("$others", it.room.contains(it.piece)) }
            }
        }
    }

    /** Two to eight people around a phone that lies on its side. */
    @Test
    fun onItsSideTheySitAroundItToo() {
        val window = Window(780.dp, 360.dp)
        for (others in 1..7) {
            val sides = sides(others)
            val needs = Needs(others, beside = DpSize(30.dp, 34.dp), sides = sides)
            val plan = TrayPlan(window, needs)
            assertEquals("$others", sides, plan.people.spots.map { it.side })
            val rooms = plan.people.spots.map { it.room.deflate(0.01f) }
            rooms.forEachIndexed { index, room ->
                rooms.drop(index + 1).forEach { assertTrue("$others", !room.overlaps(it)) }
                assertTrue("$others", !room.overlaps(plan.field))
            }
            assertTrue("$others", plan.field.height >= plan.felt.height / 2)
        }
    }

    @Test
    fun twoSidesOfAPhoneLeaveTwoThirdsOfItsFelt() {
        val felt = Rect(18f, 110f, 342f, 640f)
        val plan = plan(3, Window(360.dp, 780.dp), felt)
        assertTrue(felt.width - plan.left - plan.right >= felt.width * 2 / 3)
    }

    private fun plan(
        others: Int,
        window: Window,
        felt: Rect,
    ): AroundPlan {
        val needs = Needs(others, beside = DpSize(30.dp, 34.dp))
        return AroundPlan(window, needs, sides(others), felt, 560f)
    }

    /** Evenly. */
    private fun sides(others: Int): List<Side> {
        val around = Around((0..others).map { it * 360 / (others + 1) }, Seat.of(0))
        return (1..others).map { around.side(Seat.of(it)) }
    }
}
