package app.traytable.match;

import app.traytable.Background;
import app.traytable.rules.table.Move;
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

  /** Somebody would rather do something else than the hint says, and is about to show what. */
  void doubt() {
    change.accept(now -> now.hints() == null ? now : now.withHints(now.hints().doubted()));
  }

  /**
   * Asks why not this move, of a seat that was given a hint.
   *
   * @return whether it can be asked about
   */
  boolean askWhyNot(
      Viewpoint<?, ?, ?, ?> from, TableUi.@Nullable Hints hints, Seat seat, Move aimed) {
    Viewpoint.Question<?, ?, ?, ?> question = from.question();
    Move hinted = hints == null ? null : hints.moveOf(seat);
    if (hints == null || hinted == null || !question.mayAsk(seat, aimed)) {
      return false;
    }
    forgetQuestion();
    advising =
        background.think(
            () -> question.whyNot(seat, hinted, aimed),
            r -> 0,
            reply ->
                change.accept(now -> now.hints() == null ? now : now.withHints(hints.with(reply))));
    return true;
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
