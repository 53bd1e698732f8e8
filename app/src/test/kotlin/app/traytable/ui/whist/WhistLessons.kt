package app.traytable.ui.whist

import app.traytable.R
import app.traytable.learn.Lesson
import app.traytable.learn.LessonDeal
import app.traytable.learn.LessonStep.act
import app.traytable.learn.LessonStep.choose
import app.traytable.learn.LessonStep.watch
import app.traytable.learn.News
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.WhistEvent

/** Whist, learnt by playing it: as small as a lesson can be. */
internal val whistLessons =
    listOf(
        Lesson(
            "whist/first",
            R.string.whist_lesson,
            1,
            LessonDeal(
                3,
                Seat.of(1),
                3,
                watch(R.string.whist_lesson_led, "S2 lay RQ").about("turn"),
                act(R.string.whist_lesson_ace, R.string.whist_lesson_ace_not, "lay RA")
                    .after("S3 lay R8"),
                choose(
                    R.string.whist_lesson_lead,
                    R.string.whist_lesson_lead_not,
                    "lay GA",
                    "lay BA",
                ),
                watch(R.string.whist_lesson_praise).about("end"),
            ),
        ),
    )

internal fun whistNews(scene: WhistScene): List<News> =
    listOf(
        News("whist/trick", R.string.whist_news_trick),
        News("whist/point", R.string.whist_news_point),
    ).filter { scene.happened.any { event -> event is WhistEvent.Takes } }
