package app.traytable.ui.sound

import androidx.activity.ComponentActivity
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.hapticfeedback.HapticFeedback
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.lifecycle.Lifecycle
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.settings.Settings
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoundingTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val felt = mutableListOf<HapticFeedbackType>()
    private var settings by mutableStateOf(Settings.STANDARD)
    private lateinit var sounds: Sounds

    @Test
    fun everySoundIsFeltInItsOwnPattern() {
        show()
        Sound.entries.forEach { sound ->
            felt.clear()
            play(sound)
            assertEquals("$sound", sound.beats.map { it.touch }, felt)
            assertTrue("$sound", felt.isNotEmpty())
        }
    }

    @Test
    fun whoWantsNoVibrationFeelsNone() {
        show()
        settings = settings.withHaptics(false)
        play(Sound.Trophy)
        settings = settings.withHaptics(true).withSounds(false)
        play(Sound.Bell)
        assertEquals(Sound.Bell.beats.map { it.touch }, felt)
    }

    @Test
    fun nothingIsFeltBehindAnotherApp() {
        show()
        compose.activityRule.scenario.moveToState(Lifecycle.State.STARTED)
        play(Sound.Trophy)
        assertEquals(emptyList<Any>(), felt)
        compose.activityRule.scenario.moveToState(Lifecycle.State.RESUMED)
        play(Sound.Bell)
        assertEquals(1, felt.size)
    }

    private fun play(sound: Sound) {
        compose.runOnIdle { sounds.play(sound) }
        compose.mainClock.advanceTimeBy(2_000)
        compose.waitForIdle()
    }

    private fun show() {
        val fake =
            object : HapticFeedback {
                override fun performHapticFeedback(hapticFeedbackType: HapticFeedbackType) {
                    felt += hapticFeedbackType
                }
            }
        compose.setContent {
            CompositionLocalProvider(LocalHapticFeedback provides fake) {
                Sounding(settings) { sounds = LocalSounds.current }
            }
        }
        compose.waitForIdle()
    }
}
