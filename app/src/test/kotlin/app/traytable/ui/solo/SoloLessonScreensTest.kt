package app.traytable.ui.solo

import androidx.compose.runtime.CompositionLocalProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.learn.LaidLesson
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.Screens
import app.traytable.ui.learn.coached
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoloLessonScreensTest {
    @Test
    fun theCardToTouchGlows() = check("lesson-solo", "first", "play Choose G")

    @Test
    fun theCountOfARoundIsExplained() = check("lesson-solo-end", "first", "play Y5", later = 2)

    private fun check(
        name: String,
        lesson: String,
        move: String,
        later: Int = 0,
    ) {
        val taught = SoloRoom.lessons.first { it.id() == "solo/$lesson" }
        val step = taught.steps().indexOfFirst { step -> listOf(move) in step.ways() }
        val ui = LaidLesson.at(SoloRoom, taught, step + later, "Anna", "Ben", "Carla")
        Screens.check(name) {
            val patient = LocalHabits.current.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES)
            CompositionLocalProvider(LocalHabits provides patient) {
                TableScreen(
                    ui.table(),
                    TableAsides(coached = coached(ui, {}, {}, {})),
                    TableActions(again = {}),
                )
            }
        }
    }
}
