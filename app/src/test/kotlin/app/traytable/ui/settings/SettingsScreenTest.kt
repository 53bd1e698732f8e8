package app.traytable.ui.settings

import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.match.Person
import app.traytable.settings.BotSpeed
import app.traytable.settings.CardSize
import app.traytable.settings.SettingsViewModel
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.Samples
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SettingsScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()
    private val settings get() = app.settings().now()

    @Test
    fun everySettingOfTheTableAppliesAtOnce() {
        show()

        tap("Slowly").assertIsSelected()
        tap("8 seconds").assertIsSelected()
        tap("Very large").assertIsSelected()
        tap("Left-handed").assertIsOn()
        tap("Sounds").assertIsOff()
        tap("Vibration").assertIsOff()
        tap("Keep the screen on").assertIsOff()

        assertEquals(BotSpeed.RELAXED, settings.botSpeed)
        assertEquals(TimeToSpeak.LONG, settings.timeToSpeak)
        assertEquals(CardSize.HUGE, settings.cardSize)
        assertTrue(settings.leftHanded)
        assertFalse(settings.sounds)
        assertFalse(settings.haptics)
        assertFalse(settings.keepScreenOn)
    }

    @Test
    fun whoHidesStatisticsFindsNoWayToThem() {
        show()
        compose.onNodeWithText("Statistics").assertExists()

        tap("Show statistics").assertIsOff()

        compose.onNodeWithText("Statistics").assertDoesNotExist()
        assertFalse(settings.showsStatistics)
    }

    @Test
    fun aRememberedNameIsForgottenByATap() {
        val forgotten = mutableListOf<Person>()
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                Names(Samples.people, forgotten::add)
            }
        }

        compose.onNodeWithText("Ben").performClick()

        assertEquals(listOf(Samples.people[1]), forgotten)
    }

    @Test
    fun withoutRememberedNamesNothingIsSaidOfThem() {
        show()

        compose.onNodeWithText("Remembered names").assertDoesNotExist()
    }

    private fun tap(text: String) =
        compose.onNodeWithText(text).performScrollTo().apply { performClick() }

    private fun show() {
        val model = SettingsViewModel(app)
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                SettingsRoute(model, {}, {}, {}, {})
            }
        }
    }
}
