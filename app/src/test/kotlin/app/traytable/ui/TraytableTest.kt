package app.traytable.ui

import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.core.content.IntentCompat
import androidx.core.view.WindowCompat
import androidx.lifecycle.ViewModelProvider
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.TraytableApp
import app.traytable.match.HomeViewModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import java.util.concurrent.CountDownLatch

/** The whole app, from its door. */
@RunWith(AndroidJUnit4::class)
class TraytableTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    @Test
    fun oneGoesToAGameAndBack() {
        settled()
        app.onNodeWithText("No Idea").performClick()
        app.onNodeWithText("Original game: NSV", substring = true).assertExists()

        pressBack()

        app.onNodeWithText("Traytable").assertIsDisplayed()
    }

    @Test
    fun twoBacksInOneFrameEndAtHome() {
        settled()
        app.onNodeWithText("No Idea").performClick()
        arrived("Who plays?").assertExists()

        app.runOnUiThread {
            repeat(2) { app.activity.onBackPressedDispatcher.onBackPressed() }
        }

        app.onNodeWithText("Traytable").assertIsDisplayed()
    }

    @Test
    fun aMatchIsSetUpContinuedAndRepeated() {
        settled()
        app.onNodeWithText("No Idea").performClick()
        arrived("Who plays?").performClick()
        arrived("Deal").performClick()
        arrived(description = "Leave the table").performClick()

        arrived("Continue").performClick()
        arrived(description = "Leave the table").performClick()

        arrived("Continue")
        app.onNodeWithText("No Idea").performScrollTo().performClick()
        arrived(description = "Play No Idea: Player 1, Biscuit, Pickle").performClick()
        arrived(description = "Leave the table").performClick()

        listed(2)
    }

    @Test
    fun statisticsAreOneWayFromTheSettings() {
        settled()
        app.onNodeWithContentDescription("Settings").performClick()
        arrived("Statistics").performScrollTo().performClick()

        arrived("Play a match to its end, and this page will tell who wins how often.")
        pressBack()

        arrived("Show statistics")
    }

    @Test
    fun whatIsBeingSetUpSurvivesARecreatedActivity() {
        settled()
        app.onNodeWithText("Solo").performClick()
        arrived("Who plays?").performClick()
        arrived(description = "Free chair, chair 2 of 10").performClick()
        app.onNodeWithContentDescription("Bot · Easy").performScrollTo().performClick()
        app.onNodeWithContentDescription("Button, ", substring = true).assertExists()

        app.activityRule.scenario.recreate()

        arrived("Deal").assertIsDisplayed()
        app.onNodeWithContentDescription("Button, ", substring = true).assertExists()
    }

    @Test
    fun aMatchDoesNotOpenOnAScreenThatCameAfterItsSetUp() {
        settled()
        app.onNodeWithText("No Idea").performClick()
        arrived("Who plays?").performClick()
        arrived("Deal")

        whileTheDiskIsBusy {
            arrived("Deal").performClick()
            pressBack()
            arrived("Who plays?").assertIsDisplayed()
        }

        arrived("Who plays?").assertIsDisplayed()
        pressBack()
        arrived("Continue")
    }

    @Test
    fun theTableOfOneMatchDoesNotLieInAnother() {
        settled()
        repeat(2) { earlier ->
            app.onNodeWithText("No Idea").performScrollTo().performClick()
            arrived("Who plays?").performClick()
            arrived("Deal").performClick()
            arrived(description = "Leave the table").performClick()
            listed(earlier + 1)
        }
        arrived("Continue").performClick()
        arrived(description = "Leave the table")

        whileTheDiskIsBusy {
            app.onNodeWithContentDescription("Leave the table").performClick()
            app.onNode(other).performClick()
            app.onNodeWithContentDescription("Leave the table").assertDoesNotExist()
        }

        arrived(description = "Leave the table").assertIsDisplayed()
    }

    @Test
    fun aDeletedMatchCanBeBroughtBack() {
        settled()
        app.onNodeWithText("No Idea").performClick()
        arrived("Who plays?").performClick()
        arrived("Deal").performClick()
        arrived(description = "Leave the table").performClick()
        arrived("Continue")

        app.onNodeWithContentDescription("Delete No Idea", substring = true).performClick()
        arrived("Match deleted")
        listed(0)
        app.onNodeWithText("Continue").assertDoesNotExist()
        app.onNodeWithText("Undo").performClick()

        arrived("Continue").assertIsDisplayed()
    }

    @Test
    fun theThemeIsAppliedAtOnceAndTheSystemBarsFollow() {
        openSettings()
        assertTrue(barsHaveDarkIcons())

        app.onNodeWithText("Dark").performClick()

        app.onNodeWithText("Dark").assertIsSelected()
        app.waitForIdle()
        assertFalse(barsHaveDarkIcons())
    }

    @Test
    fun aRecreatedActivityIsWhereItWas() {
        openSettings()
        app.onNodeWithText("About").performScrollTo().performClick()

        app.activityRule.scenario.recreate()

        app.onNodeWithText("The games").assertIsDisplayed()
        app.onNodeWithContentDescription("Back").performClick()
        app.onNodeWithText("Language").assertExists()
    }

    @Test
    fun everythingIsSharedFromTheSettings() {
        openSettings()
        app.onNodeWithText("Share and bring in").performScrollTo().performClick()

        app.onNodeWithText("Share everything").performClick()

        lateinit var started: Intent
        app.waitUntil(timeoutMillis = PATIENCE) {
            shadowOf(app.activity).nextStartedActivity?.also { started = it } != null
        }
        val sent = IntentCompat.getParcelableExtra(started, Intent.EXTRA_INTENT, Intent::class.java)
        val file = IntentCompat.getParcelableExtra(sent!!, Intent.EXTRA_STREAM, Uri::class.java)
        assertEquals(Intent.ACTION_CHOOSER, started.action)
        assertEquals("app.traytable.shared", file?.authority)
        pressBack()
        app.onNodeWithText("Language").assertExists()
    }

    private fun whileTheDiskIsBusy(deeds: () -> Unit) {
        val free = CountDownLatch(1)
        // Not the activity's: Android keeps the first application for view models, also between tests.
        val background =
            ViewModelProvider(app.activity)[HomeViewModel::class.java]
                .getApplication<TraytableApp>()
                .background()
        background.run { free.await() }
        try {
            deeds()
        } finally {
            free.countDown()
        }
        app.waitUntil(timeoutMillis = PATIENCE) { background.isIdle }
        app.waitForIdle()
    }

    private fun openSettings() {
        settled()
        app.onNodeWithContentDescription("Settings").performClick()
    }

    /** Waits for what comes from the database. */
    private fun arrived(
        text: String? = null,
        description: String? = null,
        substring: Boolean = false,
    ): SemanticsNodeInteraction {
        val node =
            text?.let { hasText(it, substring) } ?: hasContentDescription(description.orEmpty())
        app.waitUntil(timeoutMillis = PATIENCE) {
            app.onAllNodes(node).fetchSemanticsNodes().isNotEmpty()
        }
        return app.onAllNodes(node).onFirst()
    }

    /** Waits until Home shows so many unfinished matches. */
    private fun listed(matches: Int) =
        app.waitUntil(timeoutMillis = PATIENCE) {
            val bins = app.onAllNodes(hasContentDescription("Delete", substring = true))
            bins.fetchSemanticsNodes().size == matches
        }

    /** Until all has come from the database, there is only the splash screen or an empty shelf. */
    private fun settled() =
        app.waitUntil(timeoutMillis = PATIENCE) {
            app.onAllNodes(hasText("No Idea")).fetchSemanticsNodes().isNotEmpty()
        }

    private fun barsHaveDarkIcons(): Boolean {
        val window = app.activity.window
        return WindowCompat
            .getInsetsController(
                window,
                window.decorView,
            ).isAppearanceLightStatusBars
    }

    private companion object {
        /** The match below the one on the tray. */
        val other = hasText("No Idea · ", substring = true) and hasClickAction()

        // Only what never comes takes as long: a busy machine may take its time.
        const val PATIENCE = 120_000L
    }
}
