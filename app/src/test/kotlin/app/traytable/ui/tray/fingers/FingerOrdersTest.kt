package app.traytable.ui.tray.fingers

import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.Random

/** In whatever order fingers come and go, nobody is ever taken for somebody else. */
class FingerOrdersTest {
    /** 24 orders of coming, 24 of going and 24 of leaving: 13,824 gestures. */
    @Test
    fun noOrderOfFourFingersChangesWhoPointsAtWhat() {
        val orders = permutations(listOf(0, 1, 2, 3))
        val wanted = listOf(2, 2, 0, 3)
        val expected = Pointed((0..3).associate { Seat.of(it) to wanted[it] }, emptyMap())
        var gestures = 0
        for (coming in orders) {
            for (going in orders) {
                for (leaving in orders) {
                    val fingers = fingersOf(4)
                    coming.forEach { fingers.down(it.toLong(), Board.home(Seat.of(it))) }
                    fingers.pass(2_100)
                    going.forEach { fingers.move(it.toLong(), Board.place(wanted[it])) }
                    leaving.forEach { fingers.up(it.toLong(), Board.place(wanted[it])) }
                    fingers.pass(60_000)
                    assertEquals("$coming $going $leaving", expected, fingers.pointed)
                    gestures++
                }
            }
        }
        assertEquals(13_824, gestures)
    }

    @Test
    fun nobodyIsEverTakenForSomebodyElse() {
        val random = Random(21)
        var scored = 0
        repeat(20_000) { number ->
            val fingers = fingersOf(2 + number % 9)
            val evening = Evening(fingers, NoGlass(fingers), random)
            val pointed = evening.play()
            evening.assertNobodyIsMistaken(fingers.seats, pointed)
            scored += pointed.picks.size
        }
        assertTrue("most are told: $scored", scored > 20_000)
    }
}

internal fun fingersOf(many: Int) = Fingers((0 until many).map(Seat::of), Board) { _, _ -> true }

internal fun permutations(of: List<Int>): List<List<Int>> =
    if (of.isEmpty()) {
        listOf(emptyList())
    } else {
        of.flatMap { first -> permutations(of - first).map { listOf(first) + it } }
    }
