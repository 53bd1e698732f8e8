package app.traytable.replay;

import app.traytable.match.TableUi;
import app.traytable.rules.table.Course;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody sees who looks back at a match. */
public sealed interface ReplayUi {
  /**
   * There is no table: the match is on its way from the disk, cannot be read, or is gone.
   *
   * @param ui one of those three
   */
  record NotLaid(TableUi ui) implements ReplayUi {}

  /** The match is not over, and until then it is for those who play to remember it. */
  record NotYet(long id) implements ReplayUi {}

  /**
   * A moment of the match.
   *
   * @param table the real table, as those eyes saw it
   * @param log null unless it is being read
   * @param choices all eyes there are; one alone leaves no choice
   */
  record Laid(
      TableUi.Replayed table,
      TableUi.@Nullable Log log,
      Course course,
      List<Eyes> choices,
      Eyes eyes,
      ReplaySpeed speed,
      boolean isPlaying)
      implements ReplayUi {
    public Laid {
      choices = List.copyOf(choices);
    }

    /** So many moves have been made. */
    public int ply() {
      return table.frame().ply();
    }

    public boolean isAtTheEnd() {
      return ply() == course.plies();
    }

    Laid withLog(TableUi.@Nullable Log read) {
      return new Laid(table, read, course, choices, eyes, speed, isPlaying);
    }
  }
}
