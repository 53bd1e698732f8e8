package app.traytable.ui.game

import androidx.compose.ui.test.assert
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.match.LineUp
import app.traytable.ui.Samples
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
    fun theFirstTimeThereIsNothingToRepeat() {
        show(null)

        compose.onNodeWithText("Same again").assertDoesNotExist()
        compose.onNodeWithText("New match").performClick()
        compose.onNodeWithText("Rules").performClick()

        assertEquals(listOf("new", "rules"), done)
    }

    @Test
    fun theSameAgainSaysWhoThatIsAndIsOneTap() {
        show(Samples.last)

        compose
            .onNodeWithText("Same again")
            .assert(hasText("Anna"))
            .assert(hasText("Biscuit"))
            .performClick()

        assertEquals(listOf("again"), done)
    }

    @Test
    fun aMatchThatCouldNotBeSavedIsSaid() {
        show(Samples.last, notSaved = true)

        compose.onNodeWithText("The match could not be saved.", substring = true).assertExists()
    }

    private fun show(
        last: LineUp?,
        notSaved: Boolean = false,
    ) = compose.setContent {
        TraytableTheme(dark = false, dynamicColour = false) {
            GameScreen(
                Rooms.STANDARD.all().first(),
                last,
                GameActions({ done += "new" }, { done += "again" }, { done += "rules" }),
                notSaved,
            )
        }
    }
}
