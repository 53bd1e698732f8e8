package app.traytable.ui.replay

import androidx.activity.ComponentActivity
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.replay.ReplayUi
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound
import app.traytable.ui.sound.Sounds
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.whist.WhistRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What plays by itself is heard; what a finger leafs through is not. */
@RunWith(AndroidJUnit4::class)
class ReplaySoundsTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val moment = ReplayMoments.over(WhistRoom, 3)
    private var ui by mutableStateOf<ReplayUi>(at(3, isPlaying = false))
    private val heard = mutableListOf<Sound>()

    @Test
    fun leafingIsSilentInBothDirections() {
        show()
        listOf(4, 5, 6, 5, 4, 20, 21).forEach { go(it, isPlaying = false) }
        assertEquals(emptyList<Sound>(), heard)
    }

    @Test
    fun whatPlaysIsHeardToItsEnd() {
        ui = at(21, isPlaying = true)
        show()
        go(22, isPlaying = true)
        assertEquals(listOf(Sound.CardLaid), heard)
        go(23, isPlaying = true)
        heard.clear()
        go(24, isPlaying = false)
        assertTrue("$heard", Sound.CardLaid in heard)
    }

    private fun at(
        ply: Int,
        isPlaying: Boolean,
    ): ReplayUi =
        if (isPlaying) ReplayMoments.playing(moment, ply) else ReplayMoments.open(moment, ply)

    private fun go(
        ply: Int,
        isPlaying: Boolean,
    ) {
        ui = at(ply, isPlaying)
        rule.waitForIdle()
        rule.mainClock.advanceTimeBy(1_000)
        rule.waitForIdle()
    }

    private fun show() {
        val sounds = Sounds { heard += it }
        rule.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                CompositionLocalProvider(LocalSounds provides sounds) {
                    ReplayScreen(ui, ReplayActions())
                }
            }
        }
        rule.waitForIdle()
    }
}
