package app.traytable.ui.tray

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class FeltPlannerTest {
    private val card = Shape(1f, 1f)

    @Test
    fun twoCardsLieSideBySideInAWideFeltAndOneBelowTheOtherInATallOne() {
        val two = listOf(listOf(card), listOf(card))

        val wide = plan(two, Size(400f, 150f))
        val tall = plan(two, Size(120f, 400f))

        assertEquals(wide.places[0].top, wide.places[1].top, 0.1f)
        assertTrue(wide.places[0].right <= wide.places[1].left)
        assertTrue(tall.places[0].bottom <= tall.places[1].top)
    }

    @Test
    fun cardsAreAsLargeAsTheFeltAllows() {
        val plan = plan(listOf(listOf(card)), Size(300f, 140f))

        assertEquals(100f, plan.unit, 0.5f)
    }

    @Test
    fun cardsDoNotGrowBeyondWhatTheGameWants() {
        assertEquals(120f, plan(listOf(listOf(card)), Size(900f, 900f)).unit, 0f)
    }

    @Test
    fun theShapeIsChosenThatGivesTheLargerCards() {
        val nine = listOf(listOf(Shape(3f, 3f), Shape(9f, 1f)))

        assertEquals(listOf(0), plan(nine, Size(360f, 500f)).shapes)
        assertEquals(listOf(1), plan(nine, Size(900f, 160f)).shapes)
    }

    @Test
    fun largerLettersMakeNoCardSmaller() {
        val named = listOf(listOf(Shape(1f, 1f, text = 20.dp)), listOf(Shape(1f, 1f, text = 20.dp)))
        val planner = FeltPlanner(named, 40f, 120f)
        val usual = Size(130f, 300f)

        val small = planner.plan(usual, 1f, usual)
        val large = planner.plan(Size(130f, 200f), 2f, usual)

        assertEquals(small.unit, large.unit, 0f)
        assertTrue("it scrolls instead", large.height > 200f)
    }

    @Test
    fun withLargerLettersShapesLeaveMoreOutBeforeCardsAreSmaller() {
        val full = Shape(1f, 2f, text = 20.dp)
        val short = Shape(1f, 1f, text = 20.dp, worth = 0.5f)
        val planner = FeltPlanner(listOf(listOf(full, short)), 40f, 120f, enough = 60f)
        val usual = Size(300f, 220f)

        val before = planner.plan(usual, 1f, usual)
        val after = planner.plan(Size(300f, 150f), 2f, usual)

        assertEquals(listOf(0), before.shapes)
        assertEquals(listOf(1), after.shapes)
        assertEquals(before.unit, after.unit, 0f)
        assertTrue("it does not scroll", after.height <= 150f)
    }

    @Test
    fun whereLargerLettersMakeTheFeltNarrowerNothingLiesBeyondItsSides() {
        val planner = FeltPlanner(listOf(listOf(Shape(3f, 1f))), 40f, 120f)

        val plan = planner.plan(Size(150f, 300f), 2f, Size(240f, 300f))

        assertEquals(50f, plan.unit, 0.1f)
        assertTrue(plan.places.single().right <= 150.5f)
    }

    @Test
    fun whatLiesAsideLeavesTheMiddleToTheOthersWhereThereIsRoom() {
        val blocks = listOf(listOf(Shape(2f, 1f)), listOf(Shape(0f, 0f, 60.dp, 50.dp)))
        val planner = FeltPlanner(blocks, 40f, 80f, asides = setOf(1))

        val (wide, narrow) =
            listOf(Size(600f, 120f), Size(240f, 120f)).map { planner.plan(it, 1f, it).places }

        assertEquals(300f, wide[0].center.x, 0.5f)
        assertTrue(wide[1].left > wide[0].right)
        assertTrue("there is no room for that", narrow[0].center.x < 120f)
        assertTrue(narrow[1].right <= 240.5f)
    }

    @Test
    fun ofCardsAsLargeThatIsBestWhichLeavesLeastOut() {
        val small = Shape(0f, 0f, 100.dp, 50.dp, worth = 0.5f)
        val large = Shape(0f, 0f, 200.dp, 80.dp)
        val blocks = listOf(listOf(Shape(2f, 1f)), listOf(small, large))

        assertEquals(listOf(0, 1), plan(blocks, Size(600f, 200f)).shapes)
        assertEquals(listOf(0, 0), plan(blocks, Size(360f, 200f)).shapes)
    }

    @Test
    fun whereNothingReadableFitsItScrolls() {
        val many = List(6) { listOf(Shape(2f, 1f)) }

        val plan = plan(many, Size(90f, 200f))

        assertEquals(40f, plan.unit, 0f)
        assertTrue(plan.height > 200f)
    }

    @Test
    fun nothingLiesOverAnythingElseOrBeyondTheFelt() {
        val blocks =
            listOf(
                listOf(Shape(1f, 1f, text = 20.dp)),
                listOf(Shape(2.3f, 2.3f)),
                listOf(Shape(1f, 1f, text = 20.dp)),
                listOf(Shape(5f, 1f, 40.dp), Shape(3f, 2f, 20.dp, 10.dp)),
                listOf(Shape(3f, 2f, 16.dp, 8.dp)),
            )
        for (room in listOf(
            Size(340f, 520f),
            Size(280f, 380f),
            Size(680f, 180f),
            Size(900f, 560f),
        )) {
            val places = plan(blocks, room).places
            places.forEachIndexed { index, place ->
                assertTrue(
                    "$place in $room",
                    place.left >= -0.5f && place.right <= room.width + 0.5f,
                )
                places.drop(index + 1).forEach { assertTrue("$place, $it", !place.overlaps(it)) }
            }
        }
    }

    private fun plan(
        blocks: List<List<Shape>>,
        room: Size,
    ) = FeltPlanner(blocks, 40f, 120f).plan(room, 1f, room)
}
