package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.test.ext.junit.runners.AndroidJUnit4
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
class QwintoLessonScreensTest {
    @Test
    fun theFieldThatIsToBeFilledGlows() = Screens.check("lesson-qwinto") { Step(FIRST_ENTRY) }

    @Composable
    private fun Step(number: Int) {
        val ui =
            LaidLesson.at(QwintoRoom, QwintoLessons.ALL.first(), number - 1, "Anna", "Biscuit")
        val asides = TableAsides(coached = coached(ui, {}, {}, {}))
        TableScreen(ui.table(), asides, TableActions())
    }

    private companion object {
        const val FIRST_ENTRY = 6
    }
}
