package app.traytable.ui.help

import androidx.activity.ComponentActivity
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class HelpScreenTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    private var left = 0

    @Test
    fun aGameUnfoldsItsChaptersAndAChapterOpens() {
        show()
        compose.onNodeWithText("Nothing fits!").assertDoesNotExist()

        compose.onNodeWithText("No Idea").performClick()
        compose.onNodeWithText("Nothing fits!").performClick()

        compose.onNodeWithText("The piles on the table").performScrollTo().assertIsDisplayed()
    }

    @Test
    fun backLeadsFromAChapterToTheContentsAndThenOut() {
        show()
        compose.onNodeWithText("Qwinto – cards").performClick()
        compose.onNodeWithText("Failed attempts").performClick()
        compose.onNodeWithText("Next: The end and the points").assertExists()

        pressBack()
        compose.onNodeWithText("Rules").assertIsDisplayed()
        compose.onNodeWithText("Qwinto – cards").assertIsDisplayed()
        assertEquals(0, left)

        compose.onNodeWithContentDescription("Back").performClick()
        assertEquals(1, left)
    }

    @Test
    fun fromATableTheHelpOpensAtItsChapterAndBackLeadsToTheTable() {
        show("solo/protection")
        compose.onNodeWithText("Against Skip").assertExists()

        compose.onNodeWithContentDescription("Back").performClick()

        assertEquals(1, left)
    }

    @Test
    fun fromATableTheOtherChaptersAreNear() {
        show("solo/protection")

        compose.onNodeWithText("Next: “Solo!” – the last card").performScrollTo().performClick()
        compose.onNodeWithText("All chapters").performScrollTo().performClick()

        compose.onNodeWithText("Protection").assertIsDisplayed()
    }

    @Test
    fun aGameCanBeOpenedWithoutAChapter() {
        show("qwinto")

        compose.onNodeWithText("Two equal cards").assertIsDisplayed()
    }

    @Test
    fun theSearchShowsHitsOfAllGamesAndOpensThem() {
        show()

        compose.onNode(hasSetTextAction()).performTextInput("draw 2")
        compose.onNodeWithText("No Idea").assertDoesNotExist()
        compose.onNodeWithText("Solo · Draw 2").assertHeightIsAtLeast(48.dp).performClick()

        compose.onNodeWithText("They fit on their own colour or on the same sign.").assertExists()
    }

    @Test
    fun aSearchWithoutHitsSaysSo() {
        show()

        compose.onNode(hasSetTextAction()).performTextInput("poker")
        compose.onNodeWithText("No heading says that. Try a shorter word.").assertIsDisplayed()

        compose.onNodeWithContentDescription("Clear the search").performClick()
        compose.onNodeWithText("No Idea").assertIsDisplayed()
    }

    @Test
    fun cardsInPicturesReadThemselvesOutAndFaceDownOnesSayNothingElse() {
        show("noidea/goal")
        compose.onAllNodesWithContentDescription("face-down card").fetchSemanticsNodes().let {
            assertEquals(6, it.size)
        }
        compose.onNodeWithText("Next: Set-up").performScrollTo().performClick()

        compose.onNode(hasContentDescription("grey 2")).assertExists()
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneWithLargeLettersEveryChapterCanBeReadToItsEnd() {
        show("solo/goal", fontScale = 2f)

        SoloRoom.book.chapters().drop(1).forEach { chapter ->
            val title = compose.activity.getString(chapter.title())
            compose.onNode(hasText("Next: $title")).performScrollTo().performClick()
        }

        compose.onNodeWithText("All chapters").performScrollTo().assertIsDisplayed()
    }

    private fun show(
        open: String? = null,
        fontScale: Float = 1f,
    ) = compose.setContent {
        val density = Density(LocalDensity.current.density, fontScale)
        CompositionLocalProvider(LocalDensity provides density) {
            TraytableTheme(dark = false, dynamicColour = false) { HelpRoute(open) { left++ } }
        }
    }
}
