package app.traytable.ui.pointapile;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.rules.table.Seat;

/** What can be agreed on, each in a short lesson of its own. */
final class PointAPileOptionLessons {
  static final Lesson MISSIONS =
      new Lesson(
          "pointapile/missions",
          R.string.lesson_pointapile_missions,
          2,
          new LessonDeal(
                  3,
                  Seat.of(1),
                  487,
                  watch(R.string.lesson_pointapile_mission).about("missions"),
                  watch(
                          R.string.lesson_pointapile_mission_others,
                          "S2 put 1 new",
                          "S2 put 3 P1",
                          "S2 put 2 P1",
                          "S2 put 6 new",
                          "S2 put 4 P2",
                          "S2 put 5 new",
                          "S2 done")
                      .about("missions"),
                  act(
                          R.string.lesson_pointapile_mission_own,
                          R.string.lesson_pointapile_mission_own_not,
                          "pick P1")
                      .after("S2 pick P2", "S3 pick P3")
                      .about("missions"),
                  watch(R.string.lesson_pointapile_mission_blank).about("missions"),
                  watch(R.string.lesson_pointapile_mission_checked).about("missions"),
                  choose(
                          R.string.lesson_pointapile_mission_two,
                          R.string.lesson_pointapile_mission_two_not,
                          "pick P1")
                      .after(
                          "S3 put 2 new",
                          "S3 put 4 P1",
                          "S3 put 6 new",
                          "S3 put 3 P2",
                          "S3 put 1 new",
                          "S3 put 5 P3",
                          "S3 done")
                      .about("missions"),
                  watch(R.string.lesson_pointapile_mission_praise))
              .with("missions", "on"));

  static final Lesson TOUCH_ME_NOT =
      new Lesson(
          "pointapile/touch-me-not",
          R.string.lesson_pointapile_touch_me_not,
          2,
          new LessonDeal(
                  2,
                  Seat.of(1),
                  216,
                  watch(R.string.lesson_pointapile_touch).about("touch-me-not"),
                  watch(
                          R.string.lesson_pointapile_touch_active,
                          "S2 put 4 new",
                          "S2 put 1 P1",
                          "S2 put 2 new",
                          "S2 put 3 P2",
                          "S2 done")
                      .about("touch-me-not"),
                  act(
                          R.string.lesson_pointapile_touch_other,
                          R.string.lesson_pointapile_touch_other_not,
                          "pick P2")
                      .after("S2 pick P1")
                      .about("touch-me-not"),
                  watch(R.string.lesson_pointapile_touch_nothing).about("touch-me-not"),
                  act(
                          R.string.lesson_pointapile_touch_guard,
                          R.string.lesson_pointapile_touch_guard_not,
                          "put 1 new",
                          "put 4 P1")
                      .about("touch-me-not"),
                  act(
                          R.string.lesson_pointapile_touch_below,
                          R.string.lesson_pointapile_touch_below_not,
                          "put 2 new",
                          "put 3 P2")
                      .about("touch-me-not"),
                  act(
                          R.string.lesson_pointapile_touch_spare,
                          R.string.lesson_pointapile_touch_spare_not,
                          "done")
                      .about("touch-me-not"),
                  act(
                          R.string.lesson_pointapile_touch_own,
                          R.string.lesson_pointapile_touch_own_not,
                          "pick P1")
                      .after("S2 pick P2")
                      .about("touch-me-not"),
                  watch(R.string.lesson_pointapile_touch_more).about("touch-me-not"),
                  watch(R.string.lesson_pointapile_touch_praise))
              .with("touch-me-not", "on"));

  private PointAPileOptionLessons() {}
}
