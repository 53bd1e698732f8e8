package app.traytable.ui.solo;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Solo, learnt by playing it. */
final class SoloLessons {
  static final List<Lesson> ALL =
      List.of(
          new Lesson(
              "solo/first",
              R.string.lesson_solo_first,
              6,
              new LessonDeal(
                  3,
                  Seat.of(0),
                  7,
                  watch(R.string.lesson_solo_goal).about("goal"),
                  act(R.string.lesson_solo_wish, R.string.lesson_solo_wish_not, "play Choose B")
                      .about("black"),
                  watch(R.string.lesson_solo_ben, "S2 draw", "S2 keep"),
                  choose(
                          R.string.lesson_solo_what,
                          R.string.lesson_solo_what_not,
                          "play B6",
                          "play B8")
                      .after("S3 draw", "S3 keep"),
                  watch(R.string.lesson_solo_praise))));

  private SoloLessons() {}
}
