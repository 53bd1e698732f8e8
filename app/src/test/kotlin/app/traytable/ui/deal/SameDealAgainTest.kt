package app.traytable.ui.deal

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.qwinto.Qwinto
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Setup
import app.traytable.ui.arrived
import app.traytable.ui.play.AppInHand
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The real app, with bots that play at once: one touch on the result deals the same cards. */
@RunWith(AndroidJUnit4::class)
class SameDealAgainTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun theResultDealsTheSameCardsAndThenShowsBothOutcomes() {
        inHand.hurryBots(explains = false)
        val game = Qwinto()
        val bots = listOf(Player.bot("Pip", Level.EASY), Player.bot("Pop", Level.EASY))
        inHand.begin(Match.start(game, Setup.of(game.info(), 2, SEED), bots))
        inHand.settle()
        val first = over()
        assertNull(first.annals().earlier())
        app.onNode(hasText("The same cards before")).assertDoesNotExist()

        app
            .arrived(hasText("Play the same deal again") and hasClickAction())
            .performScrollTo()
            .performClick()
        app.waitUntil(120_000) {
            app.waitForIdle()
            (inHand.ui as? TableUi.Over)?.frame()?.id()?.let { it != first.frame().id() } == true
        }
        inHand.settle()

        val second = over()
        assertNotEquals(first.frame().id(), second.frame().id())
        assertEquals(DealCode.of(Setup.of(game.info(), 2, SEED)), first.deal())
        assertEquals(first.deal(), second.deal())
        assertEquals(first.frame().players(), second.frame().players())
        assertNotNull(second.annals().earlier())
        app.arrived(hasText("The same cards before")).performScrollTo()
    }

    private fun over() = inHand.ui as TableUi.Over

    private companion object {
        const val SEED = 4711L
    }
}
