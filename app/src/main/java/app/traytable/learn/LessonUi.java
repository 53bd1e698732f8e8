package app.traytable.learn;

import androidx.annotation.StringRes;
import app.traytable.match.TableUi;
import app.traytable.rules.table.Move;
import org.jspecify.annotations.Nullable;

/**
 * One moment of a lesson.
 *
 * @param table the real table, as the learner may see it
 * @param log null unless it is being read
 * @param sentence what is said; it may name those who sit there
 * @param glowing the move that is to be made, if it shall be shown
 * @param step counted from 1
 */
public record LessonUi(
    TableUi.Laid table,
    TableUi.@Nullable Log log,
    @StringRes int sentence,
    Waits waits,
    @Nullable Move glowing,
    int step,
    int steps) {
  /** What the lesson goes on with. */
  public enum Waits {
    /** The others are still playing. */
    FOR_OTHERS,
    /** All has been shown and read. */
    TO_GO_ON,
    FOR_A_MOVE,
    /** The lesson is over. */
    FOR_NOTHING
  }

  LessonUi withLog(TableUi.@Nullable Log read) {
    return new LessonUi(table, read, sentence, waits, glowing, step, steps);
  }
}
