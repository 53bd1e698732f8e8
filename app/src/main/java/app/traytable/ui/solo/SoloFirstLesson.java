package app.traytable.ui.solo;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.rules.table.Seat;

/** A whole round, from the first card to the last, with all that happens most. */
final class SoloFirstLesson {
  static final Lesson LESSON =
      new Lesson(
          "solo/first",
          R.string.lesson_solo_first,
          7,
          new LessonDeal(
              3,
              Seat.of(0),
              2_194_199,
              watch(R.string.lesson_solo_goal).about("goal"),
              act(R.string.lesson_solo_colour, R.string.lesson_solo_colour_not, "play R4")
                  .about("turn"),
              watch(R.string.lesson_solo_clockwise, "S2 play R7", "S3 play R1").about("goal"),
              choose(R.string.lesson_solo_number, R.string.lesson_solo_number_not, "play B1")
                  .about("turn"),
              watch(R.string.lesson_solo_blue, "S2 play B7", "S3 play B3").about("turn"),
              act(R.string.lesson_solo_wish, R.string.lesson_solo_wish_not, "play Choose G")
                  .about("black"),
              watch(R.string.lesson_solo_change, "S2 play GChange").about("actions"),
              act(R.string.lesson_solo_skip, R.string.lesson_solo_skip_not, "play GSkip")
                  .about("actions"),
              watch(R.string.lesson_solo_sign, "S2 play RSkip").about("turn", "actions"),
              watch(R.string.lesson_solo_four, "S3 play Draw4 B").about("black"),
              watch(R.string.lesson_solo_took, "S2 take", "S2 play B3").about("black"),
              choose(R.string.lesson_solo_follow, R.string.lesson_solo_follow_not, "play B8")
                  .about("turn"),
              watch(R.string.lesson_solo_hit, "S3 play B4", "S2 play BDraw2").about("actions"),
              act(R.string.lesson_solo_chain, R.string.lesson_solo_chain_not, "play GDraw2")
                  .about("actions"),
              watch(R.string.lesson_solo_chain_took, "S3 take", "S3 play G6").about("actions"),
              watch(R.string.lesson_solo_drawn, "S2 draw", "S2 play R6").about("turn"),
              act(R.string.lesson_solo_draw, R.string.lesson_solo_draw_not, "draw").about("turn"),
              watch(R.string.lesson_solo_kept, "S1 keep").about("turn"),
              watch(R.string.lesson_solo_yellow, "S3 play Y6", "S2 play Y4").about("turn"),
              act(R.string.lesson_solo_back, R.string.lesson_solo_back_not, "play YChange")
                  .about("actions"),
              watch(R.string.lesson_solo_two_left, "S2 play Y2", "S3 play Y2").about("turn"),
              act(R.string.lesson_solo_dear, R.string.lesson_solo_dear_not, "play YSkip")
                  .about("end"),
              act(R.string.lesson_solo_say, R.string.lesson_solo_say_not, "solo").about("last"),
              watch(R.string.lesson_solo_said, "S3 play Y3").about("last"),
              act(R.string.lesson_solo_out, R.string.lesson_solo_out_not, "play Y5").about("last"),
              watch(R.string.lesson_solo_won).about("end"),
              watch(R.string.lesson_solo_cost).about("end"),
              watch(R.string.lesson_solo_cost_more).about("end"),
              watch(R.string.lesson_solo_match).about("end", "goal"),
              watch(R.string.lesson_solo_options).about("options"),
              watch(R.string.lesson_solo_phone).about("phone"),
              watch(R.string.lesson_solo_praise)));

  private SoloFirstLesson() {}
}
