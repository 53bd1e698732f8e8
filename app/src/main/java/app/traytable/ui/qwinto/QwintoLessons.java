package app.traytable.ui.qwinto;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Qwinto, learnt by playing it: how a match begins, and how another one comes to its end. */
final class QwintoLessons {
  /** Everything that is still to be seen on empty sheets: laying, calling, writing. */
  private static final LessonDeal BEGINNING =
      new LessonDeal(
          2,
          Seat.of(0),
          522,
          watch(R.string.lesson_qwinto_goal).about("goal"),
          watch(R.string.lesson_qwinto_setup).about("setup"),
          act(R.string.lesson_qwinto_lay, R.string.lesson_qwinto_lay_not, "lay Y4 NW")
              .about("turn"),
          watch(R.string.lesson_qwinto_sum).about("turn"),
          watch(R.string.lesson_qwinto_colours).about("turn"),
          act(R.string.lesson_qwinto_enter, R.string.lesson_qwinto_enter_not, "enter P7")
              .about("turn", "sheet"),
          watch(R.string.lesson_qwinto_everybody, "S2 enter Y7").about("turn"),
          watch(R.string.lesson_qwinto_other_call, "S2 lay A0 NW").about("turn"),
          act(R.string.lesson_qwinto_rising, R.string.lesson_qwinto_rising_not, "enter P4")
              .about("sheet"),
          watch(R.string.lesson_qwinto_gaps, "S2 enter P4").about("sheet"),
          watch(R.string.lesson_qwinto_twins).about("two-cards"),
          act(R.string.lesson_qwinto_both, R.string.lesson_qwinto_both_not, "lay O3 NW Y3 SW")
              .about("two-cards"),
          watch(R.string.lesson_qwinto_second).about("two-cards"),
          act(R.string.lesson_qwinto_small, R.string.lesson_qwinto_small_not, "enter Y2")
              .about("sheet"),
          watch(R.string.lesson_qwinto_two_drawn, "S2 enter O2").about("two-cards"),
          watch(R.string.lesson_qwinto_again, "S2 lay P4 NW").about("sheet"),
          choose(
                  R.string.lesson_qwinto_column,
                  R.string.lesson_qwinto_column_not,
                  "enter Y7",
                  "enter Y8")
              .about("sheet"),
          watch(R.string.lesson_qwinto_open, "S2 enter P7").about("sheet"),
          choose(
                  R.string.lesson_qwinto_turn,
                  R.string.lesson_qwinto_turn_not,
                  "lay O1 NW",
                  "lay O1 NE",
                  "lay O1 SW",
                  "lay O1 SE",
                  "lay P-2 NW",
                  "lay P-2 SE",
                  "lay A2 NW",
                  "lay A2 NE",
                  "lay A2 SW",
                  "lay A2 SE")
              .about("turn", "failed"));

  /** So much has been played before the first row is full and a column lacks one number. */
  private static final String LATE_OPENING =
      """
      S1 lay O4 NE; S1 enter O6; S2 enter O5; S2 lay O3 NW; S1 enter O3; S2 enter O2
      S1 lay P2 NE; S1 enter O5; S2 enter P5; S2 lay Y4 SW; S1 enter O7; S2 enter Y7
      S1 lay O-2 NE; S1 enter O2; S2 pass; S2 lay A6 NE; S1 enter O8; S2 enter O7
      S1 lay O1 NW; S1 enter Y6; S2 pass; S2 lay P4 SE; S1 enter P7; S2 enter P8
      S1 lay Y5 NW; S1 enter Y8; S2 enter Y9; S2 lay P5 SW A5 SE; S1 enter P9; S2 enter P9
      S1 lay O6 NW; S1 enter O9; S2 pass; S2 lay A0 NE Y0 SE; S1 enter Y2; S2 enter Y3
      S1 lay A2 NE; S1 enter O4; S2 enter Y6; S2 lay A-2 NE; S1 enter O1; S2 enter Y2
      """;

  /** Everything that only full sheets can show: bonus columns, failed attempts, the end. */
  private static final LessonDeal END =
      new LessonDeal(
              2,
              Seat.of(0),
              37043,
              watch(R.string.lesson_qwinto_late).about("end"),
              watch(R.string.lesson_qwinto_row).about("end"),
              watch(R.string.lesson_qwinto_pentagon).about("sheet", "end"),
              watch(R.string.lesson_qwinto_pentagon_empty).about("sheet"),
              act(R.string.lesson_qwinto_missing, R.string.lesson_qwinto_missing_not, "lay A4 NW")
                  .about("turn"),
              act(R.string.lesson_qwinto_bonus, R.string.lesson_qwinto_bonus_not, "enter P3")
                  .about("sheet"),
              watch(R.string.lesson_qwinto_extra, "S2 enter P3").about("sheet", "end"),
              watch(R.string.lesson_qwinto_barred, "S2 lay Y2 SW").about("sheet"),
              act(R.string.lesson_qwinto_pass, R.string.lesson_qwinto_pass_not, "pass")
                  .about("sheet", "failed"),
              watch(R.string.lesson_qwinto_caller, "S2 enter Y4").about("failed"),
              act(R.string.lesson_qwinto_smallest, R.string.lesson_qwinto_smallest_not, "lay A1 SE")
                  .about("turn"),
              act(
                      R.string.lesson_qwinto_first_field,
                      R.string.lesson_qwinto_first_field_not,
                      "enter Y1")
                  .about("sheet", "failed"),
              watch(R.string.lesson_qwinto_gray, "S2 enter Y1", "S2 lay A3 SW").about("failed"),
              watch(R.string.lesson_qwinto_failed).about("failed", "end"),
              choose(
                      R.string.lesson_qwinto_last,
                      R.string.lesson_qwinto_last_not,
                      "lay P6 NE",
                      "lay P6 SW",
                      "lay P3 NW",
                      "lay P3 NE",
                      "lay P3 SW",
                      "lay P3 SE",
                      "lay P0 NW",
                      "lay P0 NE",
                      "lay P0 SW",
                      "lay P0 SE")
                  .about("turn", "failed"),
              watch(R.string.lesson_qwinto_end).about("end"),
              watch(R.string.lesson_qwinto_alone).about("alone"),
              watch(R.string.lesson_qwinto_phone).about("phone"),
              watch(R.string.lesson_qwinto_praise))
          .after(LATE_OPENING.strip().split("; |\n"));

  static final List<Lesson> ALL =
      List.of(new Lesson("qwinto/first", R.string.lesson_qwinto_first, 7, BEGINNING, END));

  private QwintoLessons() {}
}
