package app.traytable.rules.bench;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Who climbs the ladder: a level, a level with a temper, the lot, the greedy one or a likeness of
 * Hard; and how long they decide.
 */
final class Contestant {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static final String RANDOM = "random";

  /** Takes what it can get at once. */
  static final String GREEDY = "greedy";

  /** Hard, but all its imagined worlds are the true one. */
  static final String CHEAT = "cheat";

  /** Hard, but it searches a tree with as many play-outs. */
  static final String TREE = "tree";

  /** Hard, but the first choice after each move is searched as in a tree. */
  static final String HALVED = "halved";

  private final String name;
  private long[] nanos = new long[1 << 12];
  private int decisions;

  Contestant(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  /** Whoever is a likeness of Hard needs one that imagines worlds. */
  static boolean canPlay(String name, Playable<?, ?, ?, ?, ?> game) {
    return name.equals(GREEDY)
        ? Greedy.isIn(game)
        : !List.of(CHEAT, TREE, HALVED).contains(name) || HardSearch.isIn(game);
  }

  /** This contestant at this moment of a match. */
  <S, M extends Move, V> Bot<M, V> at(Match<S, M, V, ?> match, Playable<S, M, V, ?, ?> game) {
    return new Timed<>(bot(match.state(), game));
  }

  private <S, M extends Move, V> Bot<M, V> bot(S truth, Playable<S, M, V, ?, ?> game) {
    return switch (name) {
      case RANDOM -> new RandomBot<>();
      case GREEDY -> Greedy.in(game);
      case CHEAT ->
          HardSearch.in(game)
              .by(
                  (g, guide, count) ->
                      new WorldSearch<>(g, new KnowingGuide<>(guide, truth), count));
      case TREE -> HardSearch.in(game).by(TreeSearch::whole);
      case HALVED -> HardSearch.in(game).by(TreeSearch::halving);
      default -> inTheApp(game);
    };
  }

  /** A level, or a level and a temper, as in "hard-bold". */
  private <M extends Move, V> Bot<M, V> inTheApp(Playable<?, M, V, ?, ?> game) {
    String[] words = name.toUpperCase(Locale.ROOT).split("-", 2);
    Level level = Level.valueOf(words[0]);
    return words.length == 1
        ? game.bots().bot(level)
        : game.bots().bot(level, Temper.valueOf(words[1]));
  }

  /**
   * Decisions with a choice, in milliseconds of one core: half of them, 95 of 100, all take less.
   */
  String times() {
    return decisions == 0
        ? name + ": no decisions"
        : String.format(
            Locale.ROOT,
            "%s: %d decisions, median %.2f ms, 95 %% under %.2f ms, max %.1f ms",
            name,
            decisions,
            millisOf(0.5),
            millisOf(0.95),
            millisOf(1));
  }

  /** So many milliseconds are enough for this part of the decisions. */
  double millisOf(double part) {
    long[] sorted = Arrays.copyOf(nanos, decisions);
    Arrays.sort(sorted);
    return decisions == 0 ? 0 : sorted[Math.min(decisions - 1, (int) (decisions * part))] / 1e6;
  }

  /** The time this thread has worked: others who share the machine do not count. */
  private static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private void took(long time) {
    if (decisions == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * decisions);
    }
    nanos[decisions++] = time;
  }

  /** Holds a watch beside a bot. */
  private final class Timed<M extends Move, V> implements Bot<M, V> {
    private final Bot<M, V> bot;

    Timed(Bot<M, V> bot) {
      this.bot = bot;
    }

    @Override
    public M choose(V view, List<M> legalMoves, Rng rng) {
      long start = now();
      M move = bot.choose(view, legalMoves, rng);
      if (legalMoves.size() > 1) {
        took(now() - start);
      }
      return move;
    }

    @Override
    public @Nullable M react(V view, List<M> legalMoves, Rng rng) {
      long start = now();
      M move = bot.react(view, legalMoves, rng);
      took(now() - start);
      return move;
    }
  }
}
