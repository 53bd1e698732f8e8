package app.traytable.ui.tray

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class ArcPlanTest {
    @Test
    fun aSingleCardStandsUprightInTheMiddle() {
        val only = ArcPlan(listOf(false), 300f, 90f).cards.single()

        assertEquals(0f, only.turn, 0.01f)
        assertEquals(105f, only.x, 0.01f)
    }

    @Test
    fun itIsKnownHowMuchIsFreeBeside() {
        for (many in 0..6) {
            val plan = ArcPlan(List(many) { false }, 360f, 80f)
            val words = "$many cards"
            val left = plan.cards.firstOrNull()?.x ?: 140f
            val right = plan.cards.lastOrNull()?.let { it.x + 80f } ?: 220f
            assertEquals(words, left, plan.beside, 0.01f)
            assertEquals(words, 360f - right, plan.beside, 0.01f)
        }
    }

    @Test
    fun whatCanBeLaidStandsHigherAndShowsAFingersWidth() {
        val cards = ArcPlan(List(9) { it == 4 }, 340f, 90f).cards

        assertTrue(cards[4].y < cards[3].y)
        assertTrue(cards[4].y < cards[5].y)
        assertTrue(cards[4].strip >= 48f)
    }

    @Test
    fun everyCardOfAnyHandCanBeReadAndTouched() {
        for (many in 1..30) {
            for (raised in listOf(0, 1, many / 3, many)) {
                val plan = ArcPlan(List(many) { it < raised }, 324f, 88f)
                val words = "$many cards, $raised raised"
                assertEquals(words, many, plan.cards.size)
                plan.cards.forEach { assertTrue("$words: ${it.strip}", it.strip >= 15f) }
            }
        }
    }

    @Test
    fun thirtyCardsOfWhichSomeCanBeLaidKeepReadableStrips() {
        val plan = ArcPlan(List(30) { it % 6 == 0 }, 324f, 88f)

        assertTrue(plan.cards.minOf { it.strip } >= 20f)
    }

    @Test
    fun aHandThatFitsInOneArcIsNoHigherThanACard() {
        assertEquals(
            88f * 1.4f + ArcPlan.LIFT,
            ArcPlan(List(7) { true }, 330f, 88f, 1).height,
            0.5f,
        )
    }

    @Test
    fun moreCardsThanOneArcShowsStandInArcsBehind() {
        val few = ArcPlan(List(6) { false }, 324f, 88f)
        val many = ArcPlan(List(18) { false }, 324f, 88f)

        assertTrue(many.height > few.height)
        assertTrue(many.cards.first().y < many.cards.last().y)
    }

    @Test
    fun noCardLeavesTheRoom() {
        for (many in 1..30) {
            ArcPlan(List(many) { it % 4 == 0 }, 324f, 88f).cards.forEach {
                assertTrue("$many: ${it.x}", it.x >= -8f && it.x + 88f <= 324f + 8f)
            }
        }
    }

    @Test
    fun arcsThatFindNoHeightStandCloserAndShowEquallyMuch() {
        val two = ArcPlan(List(14) { false }, 312f, 88f)
        for (many in 15..30) {
            val plan = ArcPlan(List(many) { false }, 312f, 88f, highest = two.height)

            assertEquals("$many", two.height, plan.height, 0.01f)
            assertTrue("$many", plan.cards.all { it.height >= 46f })
        }
    }

    @Test
    fun howeverLittleHeightThereIsEveryArcShows() {
        val plan = ArcPlan(List(30) { false }, 312f, 88f, step = 46f, highest = 110f)

        val shown = plan.cards.chunked(10).map { it.first() }
        assertEquals(3, shown.map { it.y }.distinct().size)
        shown.forEach { assertEquals((110f - ArcPlan.LIFT) / 3, it.height, 0.01f) }
        assertEquals(110f, plan.cards[25].run { y + height }, 3f)
    }
}
