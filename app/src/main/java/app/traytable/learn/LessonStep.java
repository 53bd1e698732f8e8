package app.traytable.learn;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a lesson: what is played, what is said of it in one sentence, and what it waits for.
 * Sentences may name those who sit there: %1$s is the first seat, %2$s the second, and so on.
 *
 * @param plies what is played first, as a journal writes it: "S2 draw"
 * @param ways what the learner may do to go on, each a row of moves; the first one is how the
 *     lesson itself goes on; none when there is nothing to do but to go on
 * @param isFree the learner is asked what to do: nothing glows unless they want a hint
 * @param otherwise why any other legal move is not it now; 0 when there is nothing to do
 * @param chapters of the book of rules, without the game: what this step is about
 */
public record LessonStep(
    List<String> plies,
    @StringRes int sentence,
    List<List<String>> ways,
    boolean isFree,
    @StringRes int otherwise,
    List<String> chapters) {
  public LessonStep {
    plies = List.copyOf(plies);
    ways = List.copyOf(ways);
    chapters = List.copyOf(chapters);
  }

  /** Something to look at, after others have played this. */
  public static LessonStep watch(@StringRes int sentence, String... plies) {
    return new LessonStep(List.of(plies), sentence, List.of(), false, 0, List.of());
  }

  /** Something to do: this and nothing else, and it glows. */
  public static LessonStep act(@StringRes int sentence, @StringRes int otherwise, String... moves) {
    List<List<String>> ways = List.of(List.of(moves));
    return new LessonStep(List.of(), sentence, ways, false, otherwise, List.of());
  }

  /** A question: each of these moves is a good answer, and the first is how it goes on. */
  public static LessonStep choose(
      @StringRes int sentence, @StringRes int otherwise, String... moves) {
    List<List<String>> ways = Arrays.stream(moves).map(List::of).toList();
    return new LessonStep(List.of(), sentence, ways, true, otherwise, List.of());
  }

  /** The same step after others have played this. */
  public LessonStep after(String... played) {
    return new LessonStep(List.of(played), sentence, ways, isFree, otherwise, chapters);
  }

  /** The same step, which teaches these chapters of the book. */
  public LessonStep about(String... taught) {
    return new LessonStep(plies, sentence, ways, isFree, otherwise, List.of(taught));
  }

  /** The learner has something to do. */
  public boolean isToAct() {
    return !ways.isEmpty();
  }

  /** The moves of the learner as the lesson itself goes on. */
  List<String> mainWay() {
    return ways.isEmpty() ? List.of() : ways.get(0);
  }

  /** Whether these moves of the learner lead on, if perhaps not yet to the end of the step. */
  boolean accepts(List<String> moves) {
    return next(moves) != null || isDone(moves);
  }

  boolean isDone(List<String> moves) {
    return ways.contains(moves);
  }

  /** What comes after these moves of the learner; null if nothing does. */
  @Nullable String next(List<String> moves) {
    for (List<String> way : ways) {
      if (way.size() > moves.size() && way.subList(0, moves.size()).equals(moves)) {
        return way.get(moves.size());
      }
    }
    return null;
  }

  static List<String> and(List<String> moves, String move) {
    List<String> all = new ArrayList<>(moves);
    all.add(move);
    return List.copyOf(all);
  }
}
