package app.traytable.ui.replay

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.settings.BotSpeed
import app.traytable.ui.arrived
import app.traytable.ui.leave
import app.traytable.ui.play.AppInHand
import app.traytable.ui.settled
import app.traytable.ui.traytable
import app.traytable.ui.whist.WhistRoom
import app.traytable.ui.whist.WithWhist
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** How somebody comes to look back at a match, goes through it and comes back. */
@RunWith(AndroidJUnit4::class)
@Config(application = WithWhist::class)
class ReplayingTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    @Before
    fun hurryBots() {
        app.traytable.settings().change { it.withBotSpeed(BotSpeed.AT_ONCE) }
        app.settled()
    }

    @Test
    fun aFinishedMatchIsWatchedAgainUntilItsEnd() {
        val moment = ReplayMoments.begun(WhistRoom, 3)
        while (moment.match.plies() < 23) moment.playByLot()
        AppInHand(app).begin(moment.match)
        touch(hasText("I am", substring = true))
        touch(SemanticsMatcher("a card of the hand") { "Lay the " in "${it.config}" })
        touch(hasText("Watch the match again"))
        app.arrived(hasStateDescription("Before the first move"))

        touch(hasContentDescription("One move on"))
        app.arrived(hasStateDescription("Round 1, move 1 of 24"))
        touch(hasContentDescription("One round on"))
        app.arrived(hasStateDescription("Round 2, move 3 of 24"))
        repeat(6) { touch(hasContentDescription("One round on")) }
        touch(hasContentDescription("One move on"))
        app.activityRule.scenario.recreate()
        app.arrived(hasStateDescription("Round 8, move 22 of 24"))
        touch(hasContentDescription("Speed: Normally"))
        app.arrived(hasContentDescription("Play")).performClick()

        // It plays to the last move by itself, and stays there.
        app.arrived(hasStateDescription("Round 8, move 24 of 24"))
        app.arrived(hasContentDescription("Play"))
        pressBack()
        app.arrived(hasText("Watch the match again")).assertExists()
    }

    @Test
    fun aMatchThatGoesOnIsWatchedFromItsLog() {
        val moment = ReplayMoments.begun(WhistRoom, 3)
        while (moment.match.plies() < 12) moment.playByLot()
        AppInHand(app).begin(moment.match)

        touch(hasContentDescription("What happened"))
        touch(hasText("Watch from the beginning"))
        app.arrived(hasStateDescription("Before the first move"))
        touch(hasContentDescription("One move on"))
        app.arrived(hasStateDescription("Round 1, move 1 of 12"))
        pressBack()

        app.arrived(leave).assertExists()
    }

    private fun touch(node: SemanticsMatcher) {
        app
            .arrived(node and hasClickAction())
            .apply { runCatching { performScrollTo() } }
            .performClick()
        app.settled()
    }
}
