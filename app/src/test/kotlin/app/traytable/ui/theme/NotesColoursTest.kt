package app.traytable.ui.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What is said at the edge of the screen, and what it offers, wears the tray's colours. */
@RunWith(AndroidJUnit4::class)
class NotesColoursTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun notesKeepTheirColoursWhateverTheWallpaper() {
        val schemes = mutableMapOf<Pair<Boolean, Boolean>, ColorScheme>()
        compose.setContent {
            for (dark in listOf(false, true)) {
                for (dynamic in listOf(false, true)) {
                    TraytableTheme(dark, dynamic) {
                        schemes[dark to dynamic] = MaterialTheme.colorScheme
                    }
                }
            }
        }

        compose.runOnIdle {
            for (dynamic in listOf(false, true)) {
                schemes.getValue(false to dynamic).isOf(Oak.felt, Oak.feltInk, Oak.ring)
                schemes.getValue(true to dynamic).isOf(Walnut.tag, Walnut.tagInk, Oak.teal)
            }
        }
    }

    private fun ColorScheme.isOf(
        ground: Color,
        words: Color,
        action: Color,
    ) {
        assertEquals(ground, inverseSurface)
        assertEquals(words, inverseOnSurface)
        assertEquals(action, inversePrimary)
        for (ink in listOf(words, action)) {
            val (dark, light) = listOf(ink, ground).map { it.luminance() }.sorted()
            assertTrue("$ink on $ground", (light + 0.05f) / (dark + 0.05f) >= 4.5f)
        }
    }
}
