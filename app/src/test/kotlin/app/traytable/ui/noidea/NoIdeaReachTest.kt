package app.traytable.ui.noidea

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.settings.HastyTouch
import app.traytable.settings.Settings
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Reaching for a card before drawing ends the turn by the rulebook: the table asks once. */
@RunWith(AndroidJUnit4::class)
class NoIdeaReachTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val user = TableUser(compose)
    private val moment = people()
    private val reached get() = Spot(moment.table.current(), 4)

    @Test
    fun theFirstTimeInAMatchItAsksByNameWhereSeveralShareThePhone() {
        user.show(moment.openTurn())
        reach()
        assertEquals(emptyList<String>(), user.done)
        val name = moment.match.players()[moment.table.current().index()].name()
        assertTrue("$name has not drawn yet. The rulebook ends the turn here." in user.said())
        tap("Reach anyway")
        assertEquals(listOf("${reached.seat} touch"), user.done)
    }

    @Test
    fun aloneWithBotsItSaysYou() {
        val alone =
            TableMoment(NoIdeaRoom, listOf(Player.person("Anna"), Player.bot("Ben", Level.EASY)), 3)
        alone.until { it.current().index() == 0 && it.mustDraw() }
        user.show(alone.turnOf(alone.table.current()))
        while ("Go on" in user.said()) tap("Go on")
        compose.onNodeWithTag(Spot(alone.table.current(), 4).name).performClick()
        assertTrue("You have not drawn yet. The rulebook ends your turn here." in user.said())
    }

    @Test
    fun onceAskedOneMayDrawFirst() {
        user.show(moment.openTurn())
        reach()
        tap("Draw first")
        assertEquals(listOf("${reached.seat} draw"), user.done)
    }

    @Test
    fun backClosesTheQuestionAndTheNextReachCounts() {
        user.show(moment.openTurn())
        reach()
        compose.runOnUiThread { compose.activity.onBackPressedDispatcher.onBackPressed() }
        assertFalse("Reach anyway" in user.said())
        assertEquals(emptyList<String>(), user.done)
        reach()
        assertEquals(listOf("${reached.seat} touch"), user.done)
    }

    @Test
    fun theQuestionOutlivesATurnOfThePhone() {
        user.show(moment.openTurn())
        reach()
        user.turnPhone()
        assertTrue("Reach anyway" in user.said())
    }

    @Test
    fun gentleStartIsOneTouchAwayAndThenSuchTouchesAreNotMade() {
        user.show(moment.openTurn())
        reach()
        tap("Gentle start")
        assertEquals(HastyTouch.IGNORE, user.habits.hastyTouch)
        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithTag(reached.name).assertHasNoClickAction()
        assertTrue("Draw a card" in user.said())
    }

    @Test
    fun whoPlaysAgainstTheRuleOnPurposeIsNotAskedAgain() {
        user.show(moment.openTurn())
        reach()
        tap("Never ask")
        assertEquals(HastyTouch.COUNT, user.habits.hastyTouch)
        assertEquals(emptyList<String>(), user.done)
        reach()
        assertEquals(listOf("${reached.seat} touch"), user.done)
    }

    @Test
    fun whereItCountsNobodyIsAsked() {
        user.habits = Settings.STANDARD.withHastyTouch(HastyTouch.COUNT)
        user.show(moment.openTurn())
        reach()
        assertEquals(listOf("${reached.seat} touch"), user.done)
    }

    @Test
    fun largeLettersLeaveTwoAnswersInTheFootAndTheDrawPile() {
        user.fontScale = 2f
        user.show(moment.openTurn())
        compose.onNodeWithTag(Spot(moment.table.current(), 0).name).performClick()
        assertTrue("Reach anyway" in user.said())
        assertFalse("Never ask" in user.said())
        tap("Gentle start")
        assertEquals(HastyTouch.IGNORE, user.habits.hastyTouch)
    }

    private fun reach() {
        compose.onNodeWithTag(reached.name).performClick()
        compose.waitForIdle()
    }

    private fun tap(words: String) {
        compose.onNodeWithText(words).performClick()
        compose.waitForIdle()
    }

    private fun people(): TableMoment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> =
        TableMoment(NoIdeaRoom, listOf("Anna", "Ben").map { Player.person(it) }, 3)
}
