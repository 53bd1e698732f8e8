package app.traytable.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.core.view.WindowCompat
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

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
        app.onNodeWithText("About").performClick()

        app.activityRule.scenario.recreate()

        app.onNodeWithText("The games").assertIsDisplayed()
        app.onNodeWithContentDescription("Back").performClick()
        app.onNodeWithText("Language").assertExists()
    }

    private fun openSettings() {
        settled()
        app.onNodeWithContentDescription("Settings").performClick()
    }

    /** Until the settings have come from the database, there is only the splash screen. */
    private fun settled() =
        app.waitUntil(timeoutMillis = 10_000) {
            app.onAllNodes(hasText("Traytable")).fetchSemanticsNodes().isNotEmpty()
        }

    private fun barsHaveDarkIcons(): Boolean {
        val window = app.activity.window
        return WindowCompat
            .getInsetsController(
                window,
                window.decorView,
            ).isAppearanceLightStatusBars
    }
}
