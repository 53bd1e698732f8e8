package app.traytable.ui.noidea;

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

/**
 * No Idea, learnt by playing it. Whatever everybody looks at on the stage is the last thing that is
 * played in a step, so that nothing goes on before it has been seen.
 */
final class NoIdeaLessons {
  static final List<Lesson> ALL =
      List.of(new Lesson("noidea/first", R.string.lesson_noidea_first, 6, firstMatch()));

  private NoIdeaLessons() {}

  /** One match: two cards to remember, each of which is worth something later. */
  private static LessonDeal firstMatch() {
    List<LessonStep> steps = new ArrayList<>();
    steps.addAll(drawAndFit());
    steps.addAll(othersPlay());
    steps.addAll(rememberTheGray3());
    steps.addAll(othersComeCloser());
    steps.addAll(nothingFits());
    steps.addAll(othersWinToo());
    steps.addAll(rememberTheYellow3());
    return new LessonDeal(3, Seat.of(0), 809_643, steps.toArray(LessonStep[]::new));
  }

  private static List<LessonStep> drawAndFit() {
    return List.of(
        watch(R.string.lesson_noidea_six).about("goal", "setup"),
        watch(R.string.lesson_noidea_trophies).about("goal", "setup"),
        act(R.string.lesson_noidea_draw, R.string.lesson_noidea_draw_not, "draw").about("turn"),
        act(R.string.lesson_noidea_turn, R.string.lesson_noidea_turn_not, "reveal 5").about("turn"),
        act(R.string.lesson_noidea_colour, R.string.lesson_noidea_colour_not, "reveal 4")
            .about("turn"),
        watch(R.string.lesson_noidea_back).about("turn"),
        watch(R.string.lesson_noidea_keep).about("goal"));
  }

  private static List<LessonStep> othersPlay() {
    return List.of(
        watch(R.string.lesson_noidea_pile_two, "S2 draw").about("turn"),
        watch(R.string.lesson_noidea_number, "S2 reveal 2", "S2 reveal 6", "S2 reveal 1")
            .about("turn"),
        watch(R.string.lesson_noidea_plus, "S3 draw").about("functions"));
  }

  private static List<LessonStep> rememberTheGray3() {
    return List.of(
        choose(R.string.lesson_noidea_first_again, R.string.lesson_noidea_first_again_not, "draw")
            .after("S3 reveal 2")
            .about("turn"),
        act(R.string.lesson_noidea_pile, R.string.lesson_noidea_pile_not, "lay P2").about("turn"),
        choose(R.string.lesson_noidea_memory, R.string.lesson_noidea_memory_not, "reveal 4")
            .about("goal", "turn"),
        act(R.string.lesson_noidea_well, R.string.lesson_noidea_well_not, "reveal 6").about("turn"),
        watch(R.string.lesson_noidea_remove).about("functions"),
        act(R.string.lesson_noidea_green_left, R.string.lesson_noidea_green_left_not, "reveal 2")
            .about("turn"),
        watch(R.string.lesson_noidea_back_again).about("turn"));
  }

  private static List<LessonStep> othersComeCloser() {
    return List.of(
        watch(R.string.lesson_noidea_purple, "S2 draw").about("functions"),
        watch(R.string.lesson_noidea_two_left, "S2 reveal 4", "S2 reveal 3", "S2 reveal 5")
            .about("turn"),
        watch(R.string.lesson_noidea_prize, "S3 draw", "S3 reveal 4").about("prizes"));
  }

  private static List<LessonStep> nothingFits() {
    return List.of(
        act(R.string.lesson_noidea_do_not_forget, R.string.lesson_noidea_do_not_forget_not, "draw")
            .about("turn"),
        act(R.string.lesson_noidea_three_left, R.string.lesson_noidea_three_left_not, "reveal 3")
            .about("turn"),
        watch(R.string.lesson_noidea_refill).about("functions"),
        act(R.string.lesson_noidea_one_unknown, R.string.lesson_noidea_one_unknown_not, "reveal 1")
            .about("functions"),
        choose(R.string.lesson_noidea_claim, R.string.lesson_noidea_claim_not, "claim")
            .about("claim"),
        watch(R.string.lesson_noidea_right).about("claim"),
        watch(R.string.lesson_noidea_guess).about("claim"),
        watch(R.string.lesson_noidea_secret).about("cleared"),
        watch(R.string.lesson_noidea_six_again).about("claim"));
  }

  private static List<LessonStep> othersWinToo() {
    return List.of(
        watch(R.string.lesson_noidea_others_too, "S2 draw", "S2 reveal 5", "S2 reveal 1")
            .about("goal"),
        watch(R.string.lesson_noidea_cleared, "S2 reveal 2").about("cleared", "prizes"),
        watch(
                R.string.lesson_noidea_kept,
                "S3 draw",
                "S3 lay P1",
                "S3 reveal 2",
                "S3 lay P2",
                "S3 reveal 1")
            .about("turn"));
  }

  private static List<LessonStep> rememberTheYellow3() {
    return List.of(
        choose(
                R.string.lesson_noidea_how_it_begins,
                R.string.lesson_noidea_how_it_begins_not,
                "draw")
            .about("turn"),
        choose(R.string.lesson_noidea_know, R.string.lesson_noidea_know_not, "reveal 2")
            .about("goal", "turn"),
        watch(R.string.lesson_noidea_end).about("end"),
        watch(R.string.lesson_noidea_options).about("options"),
        watch(R.string.lesson_noidea_phone).about("phone"),
        watch(R.string.lesson_noidea_praise));
  }
}
