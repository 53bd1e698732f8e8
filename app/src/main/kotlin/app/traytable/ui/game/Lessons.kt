package app.traytable.ui.game

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.learn.Learned
import app.traytable.learn.Lesson
import app.traytable.ui.learn.minutes
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/** The ways to learn a game: the first match, then what else there is to it. */
@Composable
internal fun Lessons(
    lessons: List<Lesson>,
    learned: Learned,
    onLearn: (lesson: String) -> Unit,
) {
    lessons.forEachIndexed { index, lesson ->
        val title = stringResource(if (index == 0) R.string.learn else lesson.title())
        TrayButton(
            stringResource(R.string.learn_titled, title, progress(lesson, learned)),
            { onLearn(lesson.id()) },
            Modifier.fillMaxWidth(),
            ButtonKind.Quiet,
        )
    }
}

@Composable
private fun progress(
    lesson: Lesson,
    learned: Learned,
): String {
    val step = learned.stepOf(lesson)
    return when {
        learned.isFinished(lesson) -> {
            stringResource(R.string.learn_finished)
        }

        step > 0 -> {
            stringResource(R.string.learn_go_on, step + 1, lesson.steps().size)
        }

        else -> {
            minutes(lesson)
        }
    }
}
