package app.traytable.ui.solo

import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Cards.HIDDEN
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.inHand
import app.traytable.ui.tray.pieceOf
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Cards fly from where they were to where they are. */
class SoloFlightsTest {
    @Test
    fun handsFlyAsBacksToWhoeverGetsThem() {
        val passed =
            flown(
                listOf(
                    SoloEvent.GoesOn(ANNA),
                    SoloEvent.PassesHand(ANNA, CARLA, ANNA),
                    SoloEvent.PassesHand(CARLA, ANNA, ANNA),
                ),
                BEN,
                emptyList(),
            )
        assertEquals(
            setOf(pieceOf(ANNA) to pieceOf(CARLA), pieceOf(CARLA) to pieceOf(ANNA)),
            passed.map { it.from to it.to }.toSet(),
        )
        assertTrue(passed.all { it.face == null && it.before == null })
        assertEquals(
            setOf(pieceOf(BEN) to pieceOf(ANNA), pieceOf(ANNA) to pieceOf(BEN)),
            ways(null, SoloEvent.Accepts(ANNA), SoloEvent.Swaps(BEN, ANNA)).toSet(),
        )
    }

    @Test
    fun whoGetsAHandSeesItTurnCardByCard() {
        val hand = listOf(SEVEN, SEVEN, EIGHT)
        val swapped = flown(listOf(SoloEvent.Swaps(BEN, ANNA)), ANNA, hand)

        val come = swapped.filter { it.from == pieceOf(BEN) }
        assertEquals(
            setOf("R7 0", "R7 1", "G8 0").map(::inHand).toSet(),
            come.map { it.to }.toSet(),
        )
        assertTrue(come.all { it.face != null && it.before == null })
    }

    @Test
    fun aGiftShowsItsCardsToThoseItConcerns() {
        val gift = SoloEvent.Gives(BEN, CARLA, listOf(SEVEN, EIGHT))
        val own = flown(listOf(gift), BEN, listOf(SEVEN))
        assertEquals(listOf("R7 1", "G8 0").map(::inHand), own.map { it.from })
        assertTrue(own.all { it.before != null && it.face == null })

        val hidden = SoloEvent.Gives(BEN, CARLA, listOf(HIDDEN, HIDDEN))
        assertEquals(List(2) { pieceOf(BEN) to pieceOf(CARLA) }, ways(ANNA, hidden))
    }

    @Test
    fun cardsAreLaidAndDrawn() {
        assertEquals(
            listOf(
                DRAW_PILE to pieceOf(BEN),
                DRAW_PILE to pieceOf(BEN),
                pieceOf(ANNA) to DISCARDS,
            ),
            ways(
                null,
                SoloEvent.ForgotSolo(BEN),
                SoloEvent.Draws(BEN, listOf(HIDDEN, HIDDEN)),
                SoloEvent.Lays(ANNA, SEVEN),
            ),
        )
    }

    @Test
    fun ofOthersOneSeesTheFaceOnlyWhenItTurns() {
        val laid = flown(listOf(SoloEvent.Lays(BEN, SEVEN)), ANNA, emptyList()).single()
        assertEquals(null, laid.before)
        assertEquals(soloFace(SEVEN), laid.face)

        val own = flown(listOf(SoloEvent.Lays(ANNA, SEVEN)), ANNA, emptyList()).single()
        assertEquals(inHand("R7 0"), own.from)
        assertEquals(soloFace(SEVEN), own.before)
    }

    @Test
    fun cardsLaidTogetherFlyOneAfterTheOther() {
        val flights =
            flown(
                listOf(
                    SoloEvent.CallsTriple(ANNA),
                    SoloEvent.Lays(ANNA, SEVEN),
                    SoloEvent.Lays(ANNA, SEVEN),
                    SoloEvent.Lays(ANNA, EIGHT),
                ),
                ANNA,
                emptyList(),
            )
        assertEquals(listOf("R7 0", "R7 1", "G8 0").map(::inHand), flights.map { it.from })
        assertEquals(flights.map { it.after }.distinct().sorted(), flights.map { it.after })
    }

    @Test
    fun aNewRoundIsThereAllAtOnce() {
        assertEquals(
            emptyList<Pair<String, String>>(),
            ways(
                ANNA,
                SoloEvent.Lays(ANNA, SEVEN),
                SoloEvent.GoesOut(ANNA),
                SoloEvent.Deals(BEN),
                SoloEvent.Turns(BEN, SEVEN),
            ),
        )
    }

    private fun ways(
        viewer: Seat?,
        vararg events: SoloEvent,
    ) = flown(events.asList(), viewer, emptyList()).map { it.from to it.to }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
        val CARLA: Seat = Seat.of(2)
        val SEVEN = SoloCards.parse("R7")
        val EIGHT = SoloCards.parse("G8")
    }
}
