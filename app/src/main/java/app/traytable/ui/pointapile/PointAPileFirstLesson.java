package app.traytable.ui.pointapile;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.learn.LessonStep;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Five rounds of one match: a pile alone, a barred one, own piles, the empty table, the end. */
final class PointAPileFirstLesson {
  static final Lesson LESSON =
      new Lesson(
          "pointapile/first",
          R.string.lesson_pointapile_first,
          7,
          new LessonDeal(3, Map.of(), Seat.of(1), 55683, List.of(), steps()));

  private PointAPileFirstLesson() {}

  private static List<LessonStep> steps() {
    List<LessonStep> steps = new ArrayList<>();
    steps.addAll(aPileAlone());
    steps.addAll(aSingleCard());
    steps.addAll(ownPiles());
    steps.addAll(theEmptyTable());
    steps.addAll(theEnd());
    return steps;
  }

  private static List<LessonStep> aPileAlone() {
    return List.of(
        watch(R.string.lesson_pointapile_goal).about("goal"),
        watch(R.string.lesson_pointapile_setup).about("setup"),
        watch(R.string.lesson_pointapile_piles, "S2 put 1 new", "S2 put 3 P1").about("piles"),
        watch(
                R.string.lesson_pointapile_most,
                "S2 put 4 new",
                "S2 put 2 P2",
                "S2 put 5 new",
                "S2 put 6 P3")
            .about("piles"),
        watch(R.string.lesson_pointapile_cards).about("points"),
        watch(R.string.lesson_pointapile_secret, "S2 done").about("pointing"),
        act(R.string.lesson_pointapile_point, R.string.lesson_pointapile_point_not, "pick P1")
            .after("S2 pick P2", "S3 pick P3")
            .about("pointing", "phone"),
        watch(R.string.lesson_pointapile_alone).about("taking"));
  }

  private static List<LessonStep> aSingleCard() {
    return List.of(
        watch(
                R.string.lesson_pointapile_next,
                "S3 put 3 new",
                "S3 put 4 P1",
                "S3 put 5 new",
                "S3 put 6 new",
                "S3 put 1 P3",
                "S3 put 2 P3")
            .about("setup"),
        watch(R.string.lesson_pointapile_top, "S3 done").about("pointing"),
        act(R.string.lesson_pointapile_barred, R.string.lesson_pointapile_barred_not, "pick P2")
            .after("S2 pick P2", "S3 pick P1")
            .about("pointing"),
        watch(R.string.lesson_pointapile_single).about("taking"));
  }

  private static List<LessonStep> ownPiles() {
    return List.of(
        watch(R.string.lesson_pointapile_active).about("setup", "taking"),
        act(R.string.lesson_pointapile_begin, R.string.lesson_pointapile_begin_not, "put 6 new")
            .about("piles"),
        act(R.string.lesson_pointapile_cover, R.string.lesson_pointapile_cover_not, "put 2 P1")
            .about("piles", "pointing"),
        act(
                R.string.lesson_pointapile_three,
                R.string.lesson_pointapile_three_not,
                "put 3 new",
                "put 4 P2",
                "put 5 P2")
            .about("piles", "phone"),
        act(R.string.lesson_pointapile_last, R.string.lesson_pointapile_last_not, "put 1 new")
            .about("piles"),
        act(R.string.lesson_pointapile_done, R.string.lesson_pointapile_done_not, "done")
            .about("piles"),
        act(R.string.lesson_pointapile_own, R.string.lesson_pointapile_own_not, "pick P1")
            .after("S2 pick P2", "S3 pick P2")
            .about("pointing"),
        watch(R.string.lesson_pointapile_several).about("taking"),
        act(
                R.string.lesson_pointapile_split,
                R.string.lesson_pointapile_split_not,
                "put 1 new",
                "put 2 new",
                "put 3 new")
            .about("taking", "phone"),
        act(R.string.lesson_pointapile_again, R.string.lesson_pointapile_again_not, "done")
            .about("taking"),
        watch(R.string.lesson_pointapile_apart, "S2 pick P2", "S3 pick P1").about("taking"));
  }

  private static List<LessonStep> theEmptyTable() {
    return List.of(
        watch(R.string.lesson_pointapile_phone).about("phone"),
        watch(R.string.lesson_pointapile_waver).about("phone"),
        watch(
                R.string.lesson_pointapile_red,
                "S2 put 2 new",
                "S2 put 4 P1",
                "S2 put 1 new",
                "S2 put 6 P2",
                "S2 put 3 new",
                "S2 put 5 P3",
                "S2 done")
            .about("pointing"),
        act(R.string.lesson_pointapile_space, R.string.lesson_pointapile_space_not, "pick space")
            .after("S2 pick P1", "S3 pick P2")
            .about("pointing", "taking"),
        watch(R.string.lesson_pointapile_rest).about("taking"));
  }

  /** Whoever still has to point keeps the match from ending. */
  private static List<LessonStep> theEnd() {
    return List.of(
        watch(
                R.string.lesson_pointapile_crowd,
                "S3 put 3 new",
                "S3 put 2 P1",
                "S3 put 4 new",
                "S3 put 1 P2",
                "S3 put 6 new",
                "S3 put 5 P3",
                "S3 done")
            .about("taking"),
        watch(R.string.lesson_pointapile_counts).about("points"),
        watch(R.string.lesson_pointapile_end).about("end"),
        choose(
                R.string.lesson_pointapile_fifth,
                R.string.lesson_pointapile_fifth_not,
                "pick P1",
                "pick P2")
            .about("end"),
        watch(R.string.lesson_pointapile_praise));
  }
}
