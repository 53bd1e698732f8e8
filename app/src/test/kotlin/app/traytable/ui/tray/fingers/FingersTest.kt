package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** What becomes of fingers that come and go. */
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
        assertEquals(Pointed(mapOf(ben to 3), mapOf(anna to Again.Barred(3))), fingers.rung())
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

    private fun home(seat: Seat) = Board.home(seat)

    private fun place(target: Int) = Board.place(target)
}
