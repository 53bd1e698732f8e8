package app.traytable.ui.solo

import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Cards.HIDDEN
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Test

/** Cards fly from where they were to where they are. */
class SoloFlightsTest {
    @Test
    fun handsFlyToWhoeverGetsThem() {
        assertEquals(
            listOf("hand-0" to "hand-2", "hand-2" to "hand-0"),
            flights(
                SoloEvent.GoesOn(ANNA),
                SoloEvent.PassesHand(ANNA, CARLA),
                SoloEvent.PassesHand(CARLA, ANNA),
            ),
        )
        assertEquals(
            listOf("hand-1" to "hand-0", "hand-0" to "hand-1"),
            flights(SoloEvent.Accepts(ANNA), SoloEvent.Swaps(BEN, ANNA)),
        )
        assertEquals(
            listOf("hand-1" to "hand-2"),
            flights(SoloEvent.Accepts(CARLA), SoloEvent.Gives(BEN, CARLA, listOf(HIDDEN, HIDDEN))),
        )
    }

    @Test
    fun cardsAreLaidAndDrawn() {
        assertEquals(
            listOf("draw" to "hand-1", "hand-0" to "discards"),
            flights(
                SoloEvent.ForgotSolo(BEN),
                SoloEvent.Draws(BEN, listOf(HIDDEN, HIDDEN)),
                SoloEvent.Lays(ANNA, SEVEN),
            ),
        )
    }

    @Test
    fun cardsLaidTogetherFlyAsOne() {
        assertEquals(
            listOf("hand-0" to "discards"),
            flights(
                SoloEvent.CallsTriple(ANNA),
                SoloEvent.Lays(ANNA, SEVEN),
                SoloEvent.Lays(ANNA, SEVEN),
                SoloEvent.Lays(ANNA, SEVEN),
            ),
        )
    }

    @Test
    fun aNewRoundIsThereAllAtOnce() {
        assertEquals(
            emptyList<Pair<String, String>>(),
            flights(
                SoloEvent.Lays(ANNA, SEVEN),
                SoloEvent.GoesOut(ANNA),
                SoloEvent.Deals(BEN),
                SoloEvent.Turns(BEN, SEVEN),
            ),
        )
    }

    private fun flights(vararg events: SoloEvent) = flown(events.asList()).map { it.from to it.to }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
        val CARLA: Seat = Seat.of(2)
        val SEVEN = SoloCards.parse("R7")
    }
}
