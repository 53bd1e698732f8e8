package app.traytable.ui.noidea

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.AndroidComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.learn.LaidLesson
import app.traytable.learn.Lesson
import app.traytable.learn.LessonUi
import app.traytable.ui.NoMotion
import app.traytable.ui.learn.coached
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** The words of a lesson are long, and the foot grows with them; what glows stays in sight. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
class NoIdeaLessonInSightTest {
    @Test
    fun onASmallPhone() = check("de-w320dp-h640dp-port-notnight-hdpi", 1f)

    @Test
    fun withTheLargestLetters() = check("de-w360dp-h780dp-port-notnight-hdpi", 2f)

    private fun check(
        qualifiers: String,
        letters: Float,
    ) {
        RuntimeEnvironment.setFontScale(letters)
        RuntimeEnvironment.setQualifiers(qualifiers)
        val lesson = NoIdeaRoom.lessons.first()
        lesson.steps().indices.forEach { step ->
            val ui = LaidLesson.at(NoIdeaRoom, lesson, step, "Anna", "Biscuit", "Pickle")
            if (ui.glowing() != null) check(lesson, ui)
        }
    }

    private fun check(
        lesson: Lesson,
        ui: LessonUi,
    ) = runAndroidComposeUiTest<ComponentActivity>(effectContext = NoMotion) {
        var words = ""
        setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                val coached = coached(ui, {}, {}, {})
                words = coached.words
                TableScreen(ui.table(), TableAsides(coached = coached), TableActions(again = {}))
            }
        }
        waitForIdle()
        while (!isThere(hasText(words))) {
            onNode(hasText(said(R.string.table_hurry)) and hasClickAction()).performClick()
            waitForIdle()
        }
        val glowing = onNode(hasStateDescription(said(R.string.card_hinted))).fetchSemanticsNode()
        val foot = onNode(hasText(words)).fetchSemanticsNode()
        val seen = glowing.boundsInRoot
        val named = "${lesson.id()}, step ${ui.step()}: $seen of ${glowing.size}"
        assertTrue(named, seen.height > glowing.size.height * MOST)
        assertTrue("$named, below ${foot.boundsInRoot}", seen.bottom <= foot.boundsInRoot.top)
    }

    private fun AndroidComposeUiTest<*>.isThere(node: SemanticsMatcher) =
        onAllNodes(node).fetchSemanticsNodes().isNotEmpty()

    private fun said(words: Int) = RuntimeEnvironment.getApplication().getString(words)

    private companion object {
        /** The space around a card may be missing. */
        const val MOST = 0.9f
    }
}
