package app.traytable.ui.solo;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.rules.table.Seat;

/** Several cards at once, and a card out of turn. */
final class SoloQuickLesson {
  static final Lesson LESSON =
      new Lesson(
          "solo/quick",
          R.string.lesson_solo_quick,
          3,
          new LessonDeal(
              3,
              Seat.of(0),
              1_433_919,
              watch(R.string.lesson_solo_quick_hand).about("extra"),
              act(R.string.lesson_solo_triple, R.string.lesson_solo_triple_not, "triple Y7")
                  .about("extra"),
              watch(R.string.lesson_solo_tripled).about("extra"),
              act(R.string.lesson_solo_interject, R.string.lesson_solo_interject_not, "interject")
                  .after("S2 play Y6")
                  .about("extra"),
              watch(R.string.lesson_solo_interjected).about("extra"),
              choose(R.string.lesson_solo_red_one, R.string.lesson_solo_red_one_not, "play Y1")
                  .after("S2 play R6", "S3 play R1")
                  .about("turn"),
              watch(R.string.lesson_solo_other_interjects, "S3 interject").about("extra"),
              act(R.string.lesson_solo_last, R.string.lesson_solo_last_not, "triple B3")
                  .about("extra", "last"),
              watch(R.string.lesson_solo_quick_won).about("last"),
              watch(R.string.lesson_solo_quick_cost).about("end"),
              watch(R.string.lesson_solo_quick_cost_black).about("end"),
              watch(R.string.lesson_solo_quick_praise)));

  private SoloQuickLesson() {}
}
