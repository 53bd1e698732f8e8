package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.learn.LaidLesson
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.learn.coached
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class NoIdeaLessonScreensTest {
    /** Of the two piles that fit, one glows: the other is still needed. */
    @Test
    fun thePileThatIsToBeChosenGlows() {
        val lesson = NoIdeaRoom.lessons.first()
        val step = lesson.steps().indexOfFirst { it.sentence() == R.string.lesson_noidea_pile }
        val ui = LaidLesson.at(NoIdeaRoom, lesson, step, "Anna", "Biscuit", "Pickle")
        Screens.check("lesson-noidea", setOf(Look.Phone)) {
            TableScreen(
                ui.table(),
                TableAsides(coached = coached(ui, {}, {}, {})),
                TableActions(again = {}),
            )
        }
    }
}
