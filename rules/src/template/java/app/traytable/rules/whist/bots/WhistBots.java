package app.traytable.rules.whist.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.whist.Whist;
import app.traytable.rules.whist.WhistCards;
import app.traytable.rules.whist.WhistMove;
import app.traytable.rules.whist.WhistState;
import app.traytable.rules.whist.WhistView;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who plays Whist without a person. */
public final class WhistBots implements Bots<WhistMove, WhistView, WhistReason> {
  private static final Comparator<WhistMove> BY_RANK =
      Comparator.comparingInt(move -> move.card() % WhistCards.RANKS);

  private final Whist game = new Whist();

  @Override
  public Bot<WhistMove, WhistView> bot(Level level, Temper temper) {
    return switch (level) {
      case EASY -> (view, moves, rng) -> moves.stream().max(BY_RANK).orElseThrow();
      case NORMAL -> (view, moves, rng) -> thrifty(view.masked(), moves);
      case HARD -> search(temper);
    };
  }

  /** The lowest card that takes the trick as it lies, else the lowest of all. */
  static WhistMove thrifty(WhistState table, List<WhistMove> moves) {
    return moves.stream()
        .filter(move -> takes(table, move))
        .min(BY_RANK)
        .orElseGet(() -> moves.stream().min(BY_RANK).orElseThrow());
  }

  private static boolean takes(WhistState table, WhistMove move) {
    byte best = table.laid(table.winner());
    return best < 0
        ? move.card() % WhistCards.RANKS == WhistCards.RANKS - 1
        : WhistCards.suit(best) == WhistCards.suit(move.card()) && move.card() > best;
  }

  @Override
  public WhistReason explain(WhistView view, List<WhistMove> legalMoves, WhistMove move) {
    if (takes(view.masked(), move)) {
      return new WhistReason.Takes();
    }
    boolean lowest = legalMoves.stream().min(BY_RANK).orElseThrow().equals(move);
    return lowest && view.laid(view.current()) < 0
        ? new WhistReason.SavesHigherCards()
        : new WhistReason.WentBest();
  }

  @Override
  public @Nullable WhistReason objection(
      WhistView view, List<WhistMove> legalMoves, WhistMove best, WhistMove aimed) {
    boolean wastes = !takes(view.masked(), aimed) && BY_RANK.compare(aimed, best) > 0;
    return wastes ? new WhistReason.SavesHigherCards() : null;
  }

  @Override
  public Comparison compare(WhistView view, WhistMove best, WhistMove aimed, Rng rng) {
    return search(Temper.STEADY).compare(view, best, aimed, rng);
  }

  private WorldSearch<WhistState, WhistMove, WhistView> search(Temper temper) {
    return new WorldSearch<>(game, new WhistGuide(), 100, temper);
  }
}
