package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Teller;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries moves in imagined worlds. Every move that is still in the running is played in the same
 * worlds with the same luck, so that they differ by the move alone; then the worse half drops out
 * and the others share the next part of the budget (sequential halving). The natural move stays to
 * the end, and is made unless another is clearly better. The budget counts play-outs, never time.
 */
public final class WorldSearch<S, M extends Move, V> implements Bot<M, V> {
  private static final double NORMAL_95 = 1.96;

  private final Game<S, M, V, ?> game;
  private final Guide<S, M, V> guide;
  private final int playOuts;
  private final Temper temper;
  private final PlayOut<S, M, V> playOut;

  /**
   * A search with a budget.
   *
   * @param playOuts how many worlds are played on for one decision, all moves together
   */
  public WorldSearch(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts) {
    this(game, guide, playOuts, Temper.STEADY);
  }

  public WorldSearch(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts, Temper temper) {
    this.game = game;
    this.guide = guide;
    this.playOuts = playOuts;
    this.temper = temper;
    this.playOut = new PlayOut<>(game, guide);
  }

  @Override
  public M choose(V view, List<M> legalMoves, Rng rng) {
    List<M> tries = guide.worthTrying(view, legalMoves);
    return tries.get(best(view, tries, rng));
  }

  @Override
  public @Nullable M react(V view, List<M> legalMoves, Rng rng) {
    List<M> reactions = guide.worthReacting(view, legalMoves);
    List<@Nullable M> tries = new ArrayList<>();
    tries.add(null);
    tries.addAll(reactions);
    return tries.get(best(view, tries, rng));
  }

  /** Tries both moves in as many worlds as a decision between them would take. */
  public Comparison compare(V view, M best, M aimed, Rng rng) {
    Trial trial = new Trial(view, List.of(best, aimed), 1);
    int better = 0;
    int worse = 0;
    for (int i = 0; i < Math.max(1, playOuts / 2); i++) {
      double[] worths = trial.play(rng);
      better += worths[0] > worths[1] ? 1 : 0;
      worse += worths[0] < worths[1] ? 1 : 0;
    }
    return new Comparison(trial.worlds, better, worse, trial.isBetter(0, NORMAL_95));
  }

  private int best(V view, List<? extends @Nullable M> tries, Rng rng) {
    if (tries.size() == 1) {
      return 0;
    }
    int natural = tries.indexOf(guide.natural(view, tries, temper));
    Trial trial = new Trial(view, tries, natural);
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(tries.size() - 1);
    while (trial.left > 1) {
      for (int world = Math.max(1, playOuts / (trial.tried() * rounds)); world > 0; world--) {
        var unused = trial.play(rng);
      }
      trial.halve();
    }
    int best = trial.running[0];
    double doubt = guide.doubt(view, tries, tries.get(best));
    return best == natural || trial.isBetter(best, doubt) ? best : natural;
  }

  /** Moves that are tried in the same worlds, beside the natural one. */
  private final class Trial {
    private final List<? extends @Nullable M> tries;
    private final int natural;
    private final Seat seat;
    private final Worlds<S> imagined;
    private final int[] running;
    private final double[] sums;

    /** What each move was worth more than the natural one: all together, and squared. */
    private final double[] leads;

    private final double[] squares;
    private int left;
    private int worlds;

    Trial(V view, List<? extends @Nullable M> tries, int natural) {
      this.tries = tries;
      this.natural = natural;
      seat = guide.viewer(view);
      imagined = guide.worlds(game, view);
      left = tries.size();
      running = new int[left];
      for (int i = 0; i < left; i++) {
        running[i] = i;
      }
      sums = new double[left];
      leads = new double[left];
      squares = new double[left];
    }

    /** How many moves are played in each world. */
    int tried() {
      return isRunning(natural) ? left : left + 1;
    }

    private boolean isRunning(int move) {
      for (int i = 0; i < left; i++) {
        if (running[i] == move) {
          return true;
        }
      }
      return false;
    }

    /** Plays one more world, and says what each move that is still tried was worth in it. */
    double[] play(Rng rng) {
      S world = imagined.next(rng);
      long luck = rng.next();
      double[] worths = new double[sums.length];
      worths[natural] = playOut(world, seat, tries.get(natural), new Rng(luck));
      for (int i = 0; i < left; i++) {
        int move = running[i];
        if (move != natural) {
          worths[move] = playOut(world, seat, tries.get(move), new Rng(luck));
        }
        sums[move] += worths[move];
        double lead = worths[move] - worths[natural];
        leads[move] += lead;
        squares[move] += lead * lead;
      }
      worlds++;
      return worths;
    }

    /** The worse half drops out; of what is equal, what stands behind. */
    void halve() {
      for (int i = 1; i < left; i++) {
        int moved = running[i];
        int j = i;
        for (; j > 0 && sums[running[j - 1]] < sums[moved]; j--) {
          running[j] = running[j - 1];
        }
        running[j] = moved;
      }
      left = (left + 1) / 2;
    }

    /** Whether a move that ran to the end was better by so many standard errors. */
    boolean isBetter(int move, double errors) {
      double mean = leads[move] / worlds;
      double spread = Math.max(0, squares[move] / worlds - mean * mean);
      return mean > errors * Math.sqrt(spread / Math.max(1, worlds - 1));
    }
  }

  private double playOut(S first, Seat seat, @Nullable M move, Rng rng) {
    Bot.stopIfNobodyWaits();
    S world =
        move == null ? playOut.act(first, rng) : game.play(first, seat, move, Teller.silent());
    return guide.worth(playOut.playOn(first, world, rng), seat);
  }
}
