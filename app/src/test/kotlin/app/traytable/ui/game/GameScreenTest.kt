package app.traytable.ui.game

import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.match.LineUp
import app.traytable.ui.Samples
import app.traytable.ui.home.sitters
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class GameScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val done = mutableListOf<String>()

    @Test
    fun theFirstTimeThereIsNobodyElseToPlayWith() {
        show()

        compose.onNodeWithText("Or with").assertDoesNotExist()
        compose.onNodeWithContentDescription("Play No Idea: Anna, Biscuit").performClick()
        compose.onNodeWithText("Who plays?").performScrollTo().performClick()
        compose.onNodeWithText("Rules").performScrollTo().performClick()

        assertEquals(listOf("play", "who", "rules"), done)
    }

    @Test
    fun aTableOfLateSaysWhoThatIsAndIsOneTouch() {
        show(
            Samples.seated("solo", "Anna", "Ben", "Clara", "Dora"),
            Samples.seated("qwinto", "Anna", "Ben"),
        )

        compose.onNodeWithContentDescription("Play No Idea: Anna, Ben").performClick()
        compose
            .onNodeWithContentDescription("Play No Idea: Anna, Ben, Clara, Dora")
            .assertHeightIsAtLeast(48.dp)
            .performClick()

        assertEquals(listOf("play with 1", "play with 0"), done)
    }

    @Test
    fun aMatchThatCouldNotBeSavedIsSaid() {
        show(notSaved = true)

        compose.onNodeWithText("The match could not be saved.", substring = true).assertExists()
    }

    private fun show(
        vararg others: LineUp,
        notSaved: Boolean = false,
    ) = compose.setContent {
        TraytableTheme(dark = false, dynamicColour = false) {
            GameScreen(
                Rooms.STANDARD.all().first(),
                GameUi(
                    Samples.seated("noidea", "Anna", "*Biscuit").sitters,
                    others.map { it.sitters },
                ),
                GameActions(
                    { done += "play" },
                    { done += "play with $it" },
                    { done += "who" },
                    { done += "rules" },
                ),
                notSaved,
            )
        }
    }
}
