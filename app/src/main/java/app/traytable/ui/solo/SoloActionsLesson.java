package app.traytable.ui.solo;

import static app.traytable.learn.LessonStep.act;
import static app.traytable.learn.LessonStep.choose;
import static app.traytable.learn.LessonStep.watch;

import app.traytable.R;
import app.traytable.learn.Lesson;
import app.traytable.learn.LessonDeal;
import app.traytable.learn.LessonStep;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Cards go from hand to hand, and Protection keeps them away. */
final class SoloActionsLesson {
  static final Lesson LESSON =
      new Lesson(
          "solo/actions",
          R.string.lesson_solo_actions,
          4,
          new LessonDeal(
              3,
              Seat.of(0),
              2_106_459,
              watch(R.string.lesson_solo_actions_hand).about("actions"),
              act(R.string.lesson_solo_gift, R.string.lesson_solo_gift_not, "play BGift S3")
                  .about("actions"),
              present(),
              watch(R.string.lesson_solo_given, "S3 accept").about("actions", "protection"),
              watch(R.string.lesson_solo_asked, "S2 play YGift S1", "S2 give R9", "S2 give B9")
                  .about("actions"),
              act(R.string.lesson_solo_protect, R.string.lesson_solo_protect_not, "protect Y")
                  .about("protection"),
              watch(R.string.lesson_solo_bolt).about("protection"),
              watch(R.string.lesson_solo_all_swap, "S3 play AllSwap").about("black"),
              watch(R.string.lesson_solo_moved, "S3 go").about("black"),
              act(R.string.lesson_solo_swap, R.string.lesson_solo_swap_not, "play GSwap S2")
                  .about("actions", "black"),
              watch(R.string.lesson_solo_swapped, "S2 accept").about("actions"),
              watch(R.string.lesson_solo_returned, "S2 play GDraw2").about("actions"),
              watch(R.string.lesson_solo_stopped, "S3 protect B").about("protection"),
              watch(R.string.lesson_solo_helps).about("protection"),
              choose(R.string.lesson_solo_bolt_what, R.string.lesson_solo_bolt_what_not, "play B4")
                  .about("protection"),
              watch(R.string.lesson_solo_actions_praise)));

  /** Two cards, whichever is chosen first. */
  private static LessonStep present() {
    return new LessonStep(
        List.of(),
        R.string.lesson_solo_give,
        List.of(List.of("give GDraw2", "give YSkip"), List.of("give YSkip", "give GDraw2")),
        false,
        R.string.lesson_solo_give_not,
        List.of("actions"));
  }

  private SoloActionsLesson() {}
}
