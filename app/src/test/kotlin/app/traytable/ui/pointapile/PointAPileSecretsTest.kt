package app.traytable.ui.pointapile

import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileSecretsTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    fun aHandOverShowsWhoHasPointedButNotAtWhat() {
        val (moment) = barred()
        val first = moment.toAct[0]
        val moves = moment.moves(first).map(moment.match.game().moves()::text)
        val screens =
            moves.map { move ->
                val picked = barred().first.apply { play(first, move) }
                user.show(picked.handOver())
                user.said().also { assertTrue(it.any { text -> "pointed" in text }) }
            }

        assertEquals("every pick looks the same", 1, screens.distinct().size)
    }

    @Test
    fun aMissionShowsOnlyWhileItIsHeld() {
        val moment = pointing(3, 1, "missions")
        val seat = moment.toAct[0]
        val mission = mission(moment, seat)
        user.show(moment.turnOf(seat))

        assertFalse(mission in user.said())
        val held = compose.onNodeWithContentDescription("Hold:", substring = true)
        held.performTouchInput { down(center) }
        assertTrue(mission in user.said())
        held.performTouchInput { up() }
        assertFalse(mission in user.said())
    }

    @Test
    fun allFingersComeDownTogetherAfterACountdown() {
        val (moment) = barred()
        moment.allButOnePoint()
        user.show(moment.turnOf(moment.toAct[0]))
        compose.mainClock.autoAdvance = false

        compose.runOnUiThread {
            user.ui = moment.playByLot().openTurn()
            Snapshot.sendApplyNotifications()
        }
        compose.mainClock.advanceTimeBy(100)
        compose.onNodeWithText("3").assertExists()
        compose.mainClock.advanceTimeBy(2800)
        compose.onNodeWithText("All fingers down!").assertExists()
        assertTrue("bots wait that long", user.botsWait)
        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.advanceTimeBy(8000)

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
        assertFalse(user.botsWait)
    }

    @Test
    fun thePhoneChangesHandsOnlyAfterTheReveal() {
        val (moment) = barred()
        moment.allButOnePoint()
        user.show(moment.turnOf(moment.toAct[0]))
        compose.mainClock.autoAdvance = false

        compose.runOnUiThread {
            user.ui = moment.playByLot().handOver()
            Snapshot.sendApplyNotifications()
        }
        compose.mainClock.advanceTimeBy(2900)
        assertFalse(user.said().any { "I am" in it })
        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.autoAdvance = true

        assertTrue(user.said().any { "I am" in it })
    }

    @Test
    fun whoTurnsThePhoneMeanwhileStillSeesTheReveal() {
        val (moment) = barred()
        moment.allButOnePoint()
        user.show(moment.turnOf(moment.toAct[0]))
        compose.mainClock.autoAdvance = false
        compose.runOnUiThread {
            user.ui = moment.playByLot().openTurn()
            Snapshot.sendApplyNotifications()
        }
        compose.mainClock.advanceTimeBy(1_000)
        compose.mainClock.autoAdvance = true

        user.turnPhone()
        compose.mainClock.advanceTimeBy(60_000)
        compose.onNodeWithText("All fingers down!").assertExists()
        assertTrue("bots still wait", user.botsWait)
        compose.onNodeWithText("Go on").performClick()
        compose.waitForIdle()

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
        assertFalse(user.botsWait)
        user.turnPhone()
        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    @Test
    fun peopleSeeTheRevealAsLongAsTheyLike() {
        val (moment) = barred()
        moment.allButOnePoint()
        user.show(moment.turnOf(moment.toAct[0]))

        user.ui = moment.playByLot().openTurn()
        compose.waitForIdle()
        compose.mainClock.advanceTimeBy(60_000)
        compose.onNodeWithText("All fingers down!").assertExists()
        compose.onNodeWithText("Go on").performClick()
        compose.waitForIdle()

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    @Test
    fun theRevealIsSeenEvenWhenBotsHaveGoneOnMeanwhile() {
        val moment =
            firstMatch({ moment(3, it, bots = setOf(0, 1)) }) { view ->
                isPointing(view, 2) && view.active() == seat(0)
            }
        user.show(moment.turnOf(seat(2)))

        moment.until { it.phase() != Phase.POINTING }
        repeat(2) { moment.playByLot() }
        user.ui = moment.watching(seat(2))
        compose.waitForIdle()
        compose.onNodeWithText("All fingers down!").assertExists()
        compose.onNodeWithText("Go on").performClick()
        compose.waitForIdle()

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    @Test
    fun amongBotsTheRevealHoldsNobodyUp() {
        val moment = allBots()
        user.show(moment.watching())

        user.ui = moment.playByLot().watching()
        compose.waitForIdle()

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    private fun mission(
        moment: Moment,
        seat: Seat,
    ): String {
        val mission = checkNotNull(moment.view(seat).mission(seat))
        return PointAPileWords(Speech(user.resources)).mission(mission).upper()
    }
}
