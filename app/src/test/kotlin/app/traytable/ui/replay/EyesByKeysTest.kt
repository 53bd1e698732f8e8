package app.traytable.ui.replay

import androidx.activity.ComponentActivity
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.replay.Eyes
import app.traytable.rules.table.Seat
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.whist.WhistRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Through whose eyes a match is looked back at, chosen without a finger. */
@RunWith(AndroidJUnit4::class)
@OptIn(ExperimentalTestApi::class)
class EyesByKeysTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val ui = ReplayMoments.open(ReplayMoments.over(WhistRoom, 3), 10)
    private val done = mutableListOf<String>()
    private val actions =
        ReplayActions(
            step = { done += "step $it" },
            pause = { done += "pause" },
            pace = { done += "$it" },
            look = { done += "$it" },
        )

    /** There is no key of their own for these: the focus goes there. */
    @Test
    fun keysAlsoReachTheSpeedAndTheEyes() {
        show()

        focus("Speed: Normally")
        press(Key.Enter)
        focus("Through whose eyes: Everybody’s cards open")
        press(Key.Enter)
        rule.onNode(hasText("Everybody’s cards open") and isSelectable()).assertIsFocused()
        press(Key.DirectionDown)
        press(Key.DirectionDown)
        press(Key.Enter)

        assertDone("QUICK", "pause", "${Eyes.of(Seat.of(1))}")
        press(Key.DirectionRight)
        assertDone("QUICK", "pause", "${Eyes.of(Seat.of(1))}", "step 1")
    }

    /** As somebody does who has no finger: from one to the next. */
    private fun focus(label: String) {
        val node = hasContentDescription(label) and isFocused()
        var steps = 0
        while (rule.onAllNodes(node).fetchSemanticsNodes().isEmpty()) {
            assertTrue("$label is out of reach", steps++ < MOST_STEPS)
            press(Key.Tab)
        }
    }

    @Test
    fun keysStayInThePlateAndComeBackToWhatOpenedIt() {
        show()
        focus(EYES)
        press(Key.Enter)
        repeat(MOST_STEPS / 4) {
            press(Key.Tab)
            assertEquals(
                1,
                rule.onAllNodes(isFocused() and isSelectable()).fetchSemanticsNodes().size,
            )
        }
        rule.activityRule.scenario.onActivity { it.onBackPressedDispatcher.onBackPressed() }

        rule.onNode(hasContentDescription(EYES)).assertIsFocused()
    }

    private fun show() =
        rule.setContent {
            CompositionLocalProvider(LocalInputModeManager provides WithKeys) {
                TraytableTheme(dark = false, dynamicColour = false) { ReplayScreen(ui, actions) }
            }
        }

    private fun press(key: Key) {
        rule.onAllNodes(isRoot()).onFirst().performKeyInput { pressKey(key) }
        rule.waitForIdle()
    }

    private fun assertDone(vararg wanted: String) {
        rule.waitForIdle()
        assertEquals(wanted.toList(), done)
    }

    /** The system notices by the first key that nobody touches the screen; tests have no system. */
    private object WithKeys : InputModeManager {
        override val inputMode = InputMode.Keyboard

        override fun requestInputMode(inputMode: InputMode) = inputMode == InputMode.Keyboard
    }

    private companion object {
        const val EYES = "Through whose eyes: Everybody’s cards open"
        const val MOST_STEPS = 60
    }
}
