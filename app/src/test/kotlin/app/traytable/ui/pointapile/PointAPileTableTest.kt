package app.traytable.ui.pointapile

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class PointAPileTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    fun aFingerThatStaysPointsByItself() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))

        user.pile(allowed + 1).performClick()
        compose.waitForIdle()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun theFirstTapAimsAndTheButtonPoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        user.pile(allowed + 1).performClick()
        compose.mainClock.advanceTimeBy(500)
        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithText("Point at ${allowed + 1}").performClick()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun backTakesTheFingerAway() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false
        user.pile(allowed + 1).performClick()
        compose.mainClock.advanceTimeBy(500)
        compose.onNodeWithText("Point at ${allowed + 1}").assertExists()

        pressBack()
        compose.mainClock.advanceTimeBy(5_000)

        compose.onNodeWithText("Point at ${allowed + 1}").assertDoesNotExist()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun aFingerThatMovesWaitsForAnotherTap() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        compose.onNodeWithContentDescription("Empty table").performClick()
        compose.mainClock.advanceTimeBy(500)
        user.pile(allowed + 1).performClick()
        compose.mainClock.autoAdvance = true
        compose.waitForIdle()
        assertEquals(emptyList<String>(), user.done)
        user.pile(allowed + 1).performClick()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryPileAndTheButtonCanBeReached() = theFirstTapAimsAndTheButtonPoints()

    @Test
    fun aSecondTapOnTheSamePilePoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        repeat(2) {
            user.pile(allowed + 1).performClick()
            compose.mainClock.advanceTimeBy(200)
        }

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun aBarredPileSaysWhyAndCannotBePointedAt() {
        val (moment, seat) = barred()
        val view = moment.view(seat)
        val barred =
            view.piles().indices.first {
                view.refusal(seat, it) == PointAPileRefusal.SAME_COLOUR
            }
        user.show(moment.turnOf(seat))

        repeat(2) { user.pile(barred + 1).performClick() }

        compose.onNodeWithText("shows the colour on top", substring = true).assertExists()
        compose.onNodeWithText("Point at ${barred + 1}").assertDoesNotExist()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun theEmptyTableCanAlwaysBePointedAt() {
        val (moment, seat) = barred()
        user.show(moment.turnOf(seat))

        compose.onNodeWithContentDescription("Empty table").performClick()
        compose.waitForIdle()

        assertEquals(listOf("$seat pick space"), user.done)
    }

    @Test
    fun aTapOnASeatLooksThroughItsScorePileAndSaysWhatEachCardGives() {
        val moment = forming(2, 3, 0)
        val seat = listOf(seat(0), seat(1)).first { moment.table.scorePile(it).size > 0 }
        user.show(moment.openTurn())

        compose
            .onNode(
                hasContentDescription(nameOf(moment, seat), substring = true) and hasClickAction(),
            ).performClick()

        val why = moment.table.worths(seat).map { why(user.resources, it) }
        assertTrue(user.said().containsAll(why))
    }

    @Test
    fun whoseCardsLieBehindTheRimIsSaid() {
        val moment = moment(3, 5)
        moment.until { isForming(it, 1, 2) }
        val former = moment.toAct.single()
        user.show(moment.watching(Seat.of((former.index() + 1) % 3)))

        val name = moment.frame().players()[former.index()].name()
        compose.onNodeWithText("$name puts these cards on piles.").assertExists()
    }

    private fun nameOf(
        moment: Moment,
        seat: Seat,
    ) = moment.match.players()[seat.index()].name()
}
