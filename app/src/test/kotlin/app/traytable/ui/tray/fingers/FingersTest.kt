package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.Random

/** What becomes of fingers, in whatever order they come and go. */
class FingersTest {
    private val anna = Seat.of(0)
    private val ben = Seat.of(1)

    @Test
    fun itIsCountedOnceEveryPieceHasItsFinger() {
        val fingers = fingers(2)
        fingers.down(1, home(anna))
        assertEquals(Phase.Gathering, fingers.phase)
        fingers.down(2, home(ben))
        assertEquals(Phase.Counting, fingers.phase)
        assertEquals(3, fingers.count)
        fingers.pass(700)
        assertEquals(2, fingers.count)
        fingers.pass(2_099)
        assertEquals(1, fingers.count)
        assertEquals(Phase.Counting, fingers.phase)
        fingers.pass(2_100)
        assertEquals(Phase.Pointing, fingers.phase)
    }

    @Test
    fun whereAFingerIsAtTheBellCounts() {
        val fingers = pointing(2)
        fingers.move(0, place(3))
        fingers.move(1, place(2))
        fingers.move(0, place(1))
        assertEquals(pointed(anna to 1, ben to 2), fingers.rung())
    }

    @Test
    fun aFingerMayBeLiftedAndStillCounts() {
        val fingers = pointing(2)
        fingers.move(0, place(3))
        fingers.up(0, place(3))
        fingers.move(1, place(2))
        assertEquals(pointed(anna to 3, ben to 2), fingers.rung())
    }

    @Test
    fun whoeverLiftsAFingerMayChooseAgainUntilTheBell() {
        val fingers = pointing(2)
        fingers.move(1, place(2))
        fingers.up(0, place(3))
        fingers.down(7, place(1))
        assertEquals(pointed(anna to 1, ben to 2), fingers.rung())
    }

    @Test
    fun afterTheBellNothingChanges() {
        val fingers = pointing(2)
        fingers.move(0, place(3))
        fingers.move(1, place(2))
        val rung = fingers.rung()
        fingers.move(0, place(1))
        fingers.up(1, place(0))
        fingers.down(9, place(0))
        fingers.cancel()
        assertEquals(rung, fingers.pointed)
        assertEquals(Phase.Rung, fingers.phase)
    }

    @Test
    fun whoeverIsTooLatePointsAgainAndNobodyElse() {
        val fingers = pointing(2)
        fingers.move(1, place(2))
        assertEquals(Pointed(mapOf(ben to 2), mapOf(anna to Again.TooLate)), fingers.rung())
    }

    @Test
    fun onABarredPlaceOnePointsAgain() {
        val fingers = pointing(2) { seat, target -> seat != anna || target != 3 }
        fingers.move(0, place(3))
        fingers.move(1, place(3))
        assertEquals(Pointed(mapOf(ben to 3), mapOf(anna to Again.Barred)), fingers.rung())
    }

    @Test
    fun twoFingersOfOnePiecePointAgain() {
        val fingers = pointing(2)
        fingers.move(0, place(3))
        fingers.down(7, home(anna))
        fingers.move(7, place(1))
        fingers.move(1, place(2))
        assertEquals(Pointed(mapOf(ben to 2), mapOf(anna to Again.TwoFingers)), fingers.rung())
    }

    @Test
    fun twoWhoLiftTheirFingersAtOnceAreNeverTakenForEachOther() {
        val fingers = pointing(3)
        fingers.move(2, place(0))
        fingers.up(0, home(anna))
        fingers.up(1, home(ben))
        fingers.down(7, place(1))
        fingers.down(8, place(2))
        val expected =
            Pointed(mapOf(Seat.of(2) to 0), mapOf(anna to Again.Unclear, ben to Again.Unclear))
        assertEquals(expected, fingers.rung())
    }

    @Test
    fun whoeverCannotBeToldStartsFromTheirPieceAgain() {
        val fingers = pointing(2)
        fingers.up(0, home(anna))
        fingers.up(1, home(ben))
        fingers.down(7, place(1))
        fingers.up(7, place(1))
        fingers.down(8, home(anna))
        fingers.move(8, place(2))
        fingers.down(9, home(ben))
        fingers.move(9, place(3))
        assertEquals(pointed(anna to 2, ben to 3), fingers.rung())
    }

    @Test
    fun aFingerTooManyStartsTheCountAgain() {
        val fingers = fingers(2)
        rest(fingers)
        fingers.pass(900)
        fingers.down(7, place(1))
        assertEquals(Phase.Gathering, fingers.phase)
        assertEquals(Snag.TooMany, fingers.snag)
        fingers.pass(2_500)
        assertEquals("time stands still", Phase.Gathering, fingers.phase)
        fingers.up(7, place(1))
        assertEquals(Phase.Counting, fingers.phase)
        assertEquals(3, fingers.count)
        assertNull(fingers.snag)
    }

    @Test
    fun aPalmWhileAllPointStartsTheCountAgain() {
        val fingers = pointing(2)
        fingers.move(0, place(1))
        fingers.down(7, Offset(900f, 900f))
        assertEquals(Snag.TooMany, fingers.snag)
        assertNull(fingers.pointed)
        fingers.up(7, Offset(900f, 900f))
        assertEquals("Anna's finger is not on her piece", Phase.Gathering, fingers.phase)
        fingers.move(0, home(anna))
        assertEquals(Phase.Counting, fingers.phase)
    }

    @Test
    fun whoeverGoesTooSoonStartsTheCountAgain() {
        val fingers = fingers(2)
        rest(fingers)
        fingers.pass(1_500)
        fingers.move(1, place(2))
        assertEquals(Snag.TooSoon(ben), fingers.snag)
        assertFalse(fingers.isResting(ben))
        assertTrue(fingers.isResting(anna))
        fingers.move(1, home(ben))
        assertEquals(Phase.Counting, fingers.phase)
        fingers.up(0, home(anna))
        assertEquals(Snag.TooSoon(anna), fingers.snag)
    }

    @Test
    fun aSecondFingerOnAPieceIsToldAtOnce() {
        val fingers = fingers(2)
        fingers.down(0, home(anna))
        fingers.down(1, home(anna))
        assertEquals(Snag.TwoFingers(anna), fingers.snag)
        fingers.down(2, home(ben))
        assertEquals(Phase.Gathering, fingers.phase)
        fingers.up(1, home(anna))
        assertEquals(Phase.Counting, fingers.phase)
    }

    @Test
    fun whatTheSystemTakesAwayStartsTheCountAgainAndLosesNothing() {
        listOf(0L, 1_000L, 2_500L).forEach { millis ->
            val fingers = fingers(3)
            rest(fingers)
            fingers.pass(millis)
            fingers.cancel()
            assertEquals(Snag.Interrupted, fingers.snag)
            assertTrue(fingers.seats.none(fingers::isResting))
            rest(fingers)
            fingers.pass(2_100)
            fingers.seats.forEach { fingers.move(it.index().toLong(), place(it.index())) }
            val all = fingers.seats.map { it to it.index() }.toTypedArray()
            assertEquals(pointed(*all), fingers.rung())
        }
    }

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
                    val fingers = fingers(4)
                    coming.forEach { fingers.down(it.toLong(), home(Seat.of(it))) }
                    fingers.pass(2_100)
                    going.forEach { fingers.move(it.toLong(), place(wanted[it])) }
                    leaving.forEach { fingers.up(it.toLong(), place(wanted[it])) }
                    assertEquals("$coming $going $leaving", expected, fingers.rung())
                    gestures++
                }
            }
        }
        assertEquals(13_824, gestures)
    }

    /** 2 to 10 people who slide, lift, come down again, waver and lift again, all by lot. */
    @Test
    fun nobodyIsEverTakenForSomebodyElse() {
        val random = Random(21)
        var scored = 0
        repeat(20_000) { number ->
            val evening = Evening(2 + number % 9, random)
            val result = evening.play()
            if (result == null) {
                assertTrue(evening.fingers.snag != null)
            } else {
                result.picks.forEach { (seat, target) ->
                    assertEquals("gesture $number, $seat", evening.truth[seat], target)
                }
                assertEquals(evening.fingers.seats.toSet(), result.picks.keys + result.again.keys)
                scored += result.picks.size
            }
        }
        assertTrue("most are told: $scored", scored > 20_000)
    }

    /** People at a table who know what they point at, whatever the glass makes of it. */
    private inner class Evening(
        many: Int,
        private val random: Random,
    ) {
        val fingers = fingers(many)
        val truth = mutableMapOf<Seat, Int>()
        private val pointerOf = mutableMapOf<Seat, Long>()
        private var next = 0L

        fun play(): Pointed? {
            fingers.seats.shuffled(random).forEach { comeDown(it, home(it)) }
            fingers.pass(2_100)
            repeat(random.nextInt(4 * fingers.seats.size)) {
                act(fingers.seats[random.nextInt(fingers.seats.size)])
            }
            return fingers.apply { pass(60_000) }.pointed
        }

        private fun act(seat: Seat) {
            val target = random.nextInt(PLACES)
            val pointer = pointerOf[seat]
            when {
                pointer == null && random.nextInt(3) == 0 -> {
                    comeDown(seat, home(seat))
                    truth.remove(seat)
                }

                pointer == null -> {
                    comeDown(seat, place(target))
                    truth[seat] = target
                }

                random.nextInt(3) == 0 -> {
                    pointerOf.remove(seat)
                    fingers.up(pointer, truth[seat]?.let(::place) ?: home(seat))
                }

                else -> {
                    fingers.move(pointer, place(target))
                    truth[seat] = target
                }
            }
        }

        private fun comeDown(
            seat: Seat,
            at: Offset,
        ) {
            pointerOf[seat] = next
            fingers.down(next++, at)
        }
    }

    private fun fingers(
        many: Int,
        mayPoint: (Seat, Int) -> Boolean = { _, _ -> true },
    ) = Fingers((0 until many).map(Seat::of), Board, mayPoint = mayPoint)

    /** Everybody's finger on their piece, and counted down. */
    private fun pointing(
        many: Int,
        mayPoint: (Seat, Int) -> Boolean = { _, _ -> true },
    ) = fingers(many, mayPoint).also {
        rest(it)
        it.pass(2_100)
    }

    private fun rest(fingers: Fingers) =
        fingers.seats.forEach { fingers.down(it.index().toLong(), home(it)) }

    private fun Fingers.rung(): Pointed? = apply { pass(60_000) }.pointed

    private fun pointed(vararg picks: Pair<Seat, Int>) = Pointed(mapOf(*picks), emptyMap())

    private fun permutations(of: List<Int>): List<List<Int>> =
        if (of.isEmpty()) {
            listOf(emptyList())
        } else {
            of.flatMap { first -> permutations(of - first).map { listOf(first) + it } }
        }

    /** Pieces in one row, places in another. */
    private object Board : Ground {
        override fun piece(at: Offset): Seat? =
            if (at.y == 0f) Seat.of((at.x / STEP).toInt()) else null

        override fun target(at: Offset): Int? =
            if (at.y == DOWN) (at.x / STEP).toInt().takeIf { it < PLACES } else null
    }

    private companion object {
        const val STEP = 100f
        const val DOWN = 500f
        const val PLACES = 9

        fun home(seat: Seat) = Offset(seat.index() * STEP, 0f)

        fun place(target: Int) = Offset(target * STEP, DOWN)
    }
}
