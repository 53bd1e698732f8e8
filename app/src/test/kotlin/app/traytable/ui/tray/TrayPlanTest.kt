package app.traytable.ui.tray

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class TrayPlanTest {
    private val windows =
        listOf(
            Window(360.dp, 780.dp),
            Window(411.dp, 891.dp),
            Window(320.dp, 640.dp),
            Window(780.dp, 360.dp),
            Window(1280.dp, 800.dp),
            Window(673.dp, 841.dp),
            Window(360.dp, 780.dp, 2f),
            Window(360.dp, 780.dp, 1.3f),
            Window(780.dp, 360.dp, 2f),
        )

    @Test
    fun theWindowDecidesTheForm() {
        assertEquals(Form.Tall, Window(360.dp, 780.dp).form)
        assertEquals(Form.Wide, Window(780.dp, 360.dp).form)
        assertEquals(Form.Roomy, Window(1280.dp, 800.dp).form)
        assertEquals(Form.Tall, Window(673.dp, 841.dp).form)
    }

    @Test
    fun othersSitClockwiseUpTheLeftAlongTheTopAndDownTheRight() {
        assertEquals("TTT", sides(3))
        assertEquals("LTTR", sides(4))
        assertEquals("LTTTR", sides(5))
        assertEquals("LLTTRR", sides(6))
        assertEquals("LLTTTRR", sides(7))
        assertEquals("LLLTTRRR", sides(8))
        assertEquals("LLLTTTRRR", sides(9))
    }

    @Test
    fun thoseAtTheLeftSitFromTheBottomUpAndThoseAtTheRightFromTheTopDown() {
        val spots = plan(windows[0], 9).people.spots

        assertTrue(spots[0].piece.y > spots[2].piece.y)
        assertTrue(spots[6].piece.y < spots[8].piece.y)
        assertTrue(spots[3].piece.x < spots[5].piece.x)
    }

    @Test
    fun aPhoneOnItsSideHasAllOthersInOneRow() {
        assertEquals(
            1,
            plan(windows[3], 9)
                .people.spots
                .map { it.piece.y }
                .toSet()
                .size,
        )
    }

    @Test
    fun nobodySitsWhereTheGameLies() {
        for (window in windows) {
            for (others in 0..9) {
                val plan = plan(window, others)
                assertTrue("$window, $others: ${plan.field}", plan.field.width > 100f)
                assertTrue("$window, $others: ${plan.field}", plan.field.height > 40f)
                plan.people.spots.forEach {
                    assertTrue("$window, $others: ${it.room}", !it.room.overlaps(plan.field))
                }
            }
        }
    }

    @Test
    fun noTwoPeopleShareTheirRoom() {
        for (window in windows) {
            val rooms = plan(window, 9).people.spots.map { it.room }
            rooms.forEachIndexed { index, room ->
                rooms.drop(index + 1).forEach {
                    assertTrue("$window: $room and $it", !room.deflate(1f).overlaps(it.deflate(1f)))
                }
            }
        }
    }

    @Test
    fun theFootOfTheLeftHandedIsMirrored() {
        val plan = plan(windows[0], 3)

        assertEquals(360f, plan.nearPiece(true).x + plan.nearPiece(false).x, 0.1f)
    }

    @Test
    fun aFullFeltLeavesTheStoryOneLineOfLargeLetters() {
        val full = Needs(3, isFull = true)

        assertEquals(2, TrayPlan(Window(360.dp, 780.dp), full).lines)
        assertEquals(1, TrayPlan(Window(360.dp, 780.dp, 2f), full).lines)
        assertEquals(2, TrayPlan(Window(360.dp, 780.dp, 2f), Needs(3)).lines)
    }

    @Test
    fun cardsInTheLedgeFindRoomThereHoweverManyTheyAre() {
        for (many in 0..24) {
            val plan = LedgePlan(many, 72f)
            assertTrue("$many: ${plan.width}", plan.width <= LedgePlan.MOST)
            assertTrue("$many: ${plan.width}", plan.width >= plan.card)
            assertTrue("$many: ${plan.card}", plan.card * 1.4f <= 72f)
        }
    }

    private fun sides(others: Int) =
        plan(windows[0], others).people.spots.joinToString("") { it.side.name.take(1) }

    private fun plan(
        window: Window,
        others: Int,
    ) = TrayPlan(
        window,
        Needs(
            others,
            beside = DpSize(30.dp, 40.dp),
            hand =
                140.dp.takeIf { window.form != Form.Wide } ?: 90.dp,
        ),
    )
}
