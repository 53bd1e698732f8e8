package app.traytable.match;

import app.traytable.Background;
import app.traytable.rules.table.Seat;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.Job;
import org.jspecify.annotations.Nullable;

/** What somebody asks to see beside the table. It belongs to the background. */
final class Asides {
  private final Background background;
  private final Consumer<UnaryOperator<TableState>> change;
  private @Nullable Job advising;

  Asides(Background background, Consumer<UnaryOperator<TableState>> change) {
    this.background = background;
    this.change = change;
  }

  void readLog(Viewpoint<?, ?, ?, ?> from) {
    TableUi.Log log = from.log();
    change.accept(now -> now.withLog(log));
  }

  /** Asks the best bot what it would do here. */
  void askForHint(Viewpoint<?, ?, ?, ?> from) {
    Viewpoint.Question<?, ?, ?, ?> question = from.question();
    forgetQuestion();
    change.accept(TableState::alone);
    advising =
        background.think(
            question::think, h -> 0, hints -> change.accept(now -> now.withHints(hints)));
  }

  /** Whoever asked for a hint has gone on. */
  void forgetQuestion() {
    if (advising != null) {
      advising.cancel(null);
      advising = null;
    }
  }

  void peek(Viewpoint<?, ?, ?, ?> from, Seat seat) {
    if (from.mayPeek(seat)) {
      TableUi.Peek peek = from.peek(seat);
      change.accept(now -> now.withPeek(peek));
    }
  }
}
