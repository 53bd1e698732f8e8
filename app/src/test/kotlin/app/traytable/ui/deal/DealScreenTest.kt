package app.traytable.ui.deal

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.LocalRooms
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class DealScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private var text by mutableStateOf("")
    private var played = 0

    @Test
    fun wrongInputGetsItsSentenceAtOnce() {
        show()
        val code = DealSamples.code
        mapOf(
            "" to "Capitals, spaces and hyphens do not matter.",
            "CG" to "Letters so far: 2 of 16.",
            code + "C" to "Letters so far: 17 of 24.",
            code + code to
                "That is too long. Number of letters in a code: 16, or 24 in older matches.",
            "CGO" to "No code has “O” in it. A code has none of these, because they look alike: " +
                "0\u00a0O, 1\u00a0I\u00a0L, 2\u00a0Z, 5\u00a0S, 8\u00a0B, U\u00a0V.",
            code.dropLast(1) + (if (code.last() == 'A') 'C' else 'A') to
                "One letter or more is not right. Please compare it with the code once more.",
            // Of the second version, and of a game that never was.
            "HAAAAAAAAAAAAAYY" to "This code was made by a newer version of Traytable.",
            "AAAAAAAAAAAAAAAA" to "This code is for a game that this Traytable does not have.",
        ).forEach { (written, sentence) ->
            write(written)
            compose.onNodeWithText(sentence).assertExists()
            compose.onNodeWithText("Solo").assertDoesNotExist()
        }
        assertEquals(0, played)
    }

    @Test
    fun aCodeSaysWhatItDealsAndToWhom() {
        show()

        write("traytable:" + DealSamples.code.lowercase())

        listOf(
            "Solo",
            "Four at the table.",
            "Other than in the rulebook: Length (150 points), Lenient Solo",
            "Ben begins.",
        ).forEach { compose.onNodeWithText(it).assertExists() }
        compose
            .onNodeWithContentDescription("Play Solo: Anna, Ben, Biscuit", substring = true)
            .performClick()
        assertEquals(1, played)
    }

    private fun write(code: String) =
        compose
            .onNode(hasSetTextAction() and hasContentDescription("Code of the deal"))
            .performTextReplacement(code)

    private fun show() =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                CompositionLocalProvider(LocalRooms provides Rooms.STANDARD) {
                    DealScreen(
                        DealSamples.written(text),
                        DealActions({ text = it }, { played++ }),
                    )
                }
            }
        }
}
