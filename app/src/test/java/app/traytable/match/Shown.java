package app.traytable.match;

import static org.junit.Assert.assertEquals;

import app.traytable.room.Turn;
import app.traytable.rules.table.Event;
import java.util.List;
import java.util.Objects;

/** What is to be found on a screen, whichever game it shows. */
final class Shown {
  private Shown() {}

  static Frame frame(TableUi ui) {
    return ((TableUi.Laid) ui).frame();
  }

  /** The first of those who may act, and what they may do. */
  static Turn<?> firstTurn(TableUi ui) {
    TableUi.YourTurn yours = (TableUi.YourTurn) ui;
    Turn<?> turn = yours.frame().scene().getTurns().get(0);
    assertEquals(yours.acting().get(0), turn.getSeat());
    return turn;
  }

  /** Why something has just been refused. */
  static Frame.Refused refused(TableUi ui) {
    return Objects.requireNonNull(frame(ui).refused());
  }

  /** What a log tells of one move, a line for each event. */
  static List<String> lines(TableUi.LoggedMove move) {
    return lines(move.story().getEvents());
  }

  static List<String> lines(List<? extends Event> events) {
    return events.stream().map(Event::text).toList();
  }
}
