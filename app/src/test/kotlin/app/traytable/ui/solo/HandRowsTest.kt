package app.traytable.ui.solo

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class HandRowsTest {
    @Test
    fun everyCardLeavesAFingertipOfEveryOtherToBeSeen() {
        for (room in listOf(288, 328, 400, 700, 1000)) {
            for (card in listOf(72, 88, 108)) {
                for (count in 1..60) {
                    check(HandRows(count, room, card, STRIP, STEP, GAP), count, room, card)
                }
            }
        }
    }

    private fun check(
        rows: HandRows,
        count: Int,
        room: Int,
        card: Int,
    ) {
        for (index in 0 until count) {
            assertTrue(rows.x(index) >= 0)
            assertTrue(rows.x(index) + card <= room)
            if (index > 0 && rows.y(index) == rows.y(index - 1)) {
                assertTrue(rows.x(index) - rows.x(index - 1) >= STRIP)
            } else if (index > 0) {
                assertEquals(STEP, rows.y(index) - rows.y(index - 1))
            }
        }
        assertEquals(rows.depth, rows.y(count - 1))
    }

    @Test
    fun aFewCardsLieBesideEachOtherInTheMiddle() {
        val rows = HandRows(3, 328, 72, STRIP, STEP, GAP)

        assertEquals(listOf(48, 128, 208), (0..2).map(rows::x))
        assertEquals(0, rows.depth)
    }

    private companion object {
        const val STRIP = 48
        const val STEP = 60
        const val GAP = 8
    }
}
