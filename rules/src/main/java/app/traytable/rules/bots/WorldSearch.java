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
 * and the others share the next part of the budget (sequential halving). The budget counts
 * play-outs, never time, and nothing is kept from one play-out to the next but one sum per move.
 */
public final class WorldSearch<S, M extends Move, V> implements Bot<M, V> {
  private final Game<S, M, V, ?> game;
  private final Guide<S, M, V> guide;
  private final int playOuts;
  private final PlayOut<S, M, V> playOut;

  /**
   * A search with a budget.
   *
   * @param playOuts how many worlds are played on for one decision, all moves together
   */
  public WorldSearch(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts) {
    this.game = game;
    this.guide = guide;
    this.playOuts = playOuts;
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

  private int best(V view, List<? extends @Nullable M> tries, Rng rng) {
    int[] running = new int[tries.size()];
    for (int i = 0; i < running.length; i++) {
      running[i] = i;
    }
    double[] sums = new double[running.length];
    int left = running.length;
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(left - 1);
    while (left > 1) {
      for (int world = Math.max(1, playOuts / (left * rounds)); world > 0; world--) {
        tryAll(view, tries, running, left, sums, rng);
      }
      sort(running, left, sums);
      left = (left + 1) / 2;
    }
    return running[0];
  }

  private void tryAll(
      V view, List<? extends @Nullable M> tries, int[] running, int left, double[] sums, Rng rng) {
    S world = game.imagine(view, rng);
    Seat seat = guide.viewer(view);
    long luck = rng.next();
    for (int i = 0; i < left; i++) {
      Bot.stopIfNobodyWaits();
      sums[running[i]] += playOut(world, seat, tries.get(running[i]), new Rng(luck));
    }
  }

  /** The best first; what is equal keeps its order. */
  private static void sort(int[] running, int left, double[] sums) {
    for (int i = 1; i < left; i++) {
      int moved = running[i];
      int j = i;
      for (; j > 0 && sums[running[j - 1]] < sums[moved]; j--) {
        running[j] = running[j - 1];
      }
      running[j] = moved;
    }
  }

  private double playOut(S first, Seat seat, @Nullable M move, Rng rng) {
    S world =
        move == null ? playOut.act(first, rng) : game.play(first, seat, move, Teller.silent());
    return guide.worth(playOut.playOn(first, world, rng), seat);
  }
}
