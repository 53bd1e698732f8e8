package app.traytable.rules.bench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that the observer would know at some moment, and what came of the moves made there. */
final class TreeNode<M, V> {
  private final Map<@Nullable M, Branch<M, V>> branches = new HashMap<>();
  private int tried;
  private double sum;

  Branch<M, V> after(@Nullable M move) {
    return branches.computeIfAbsent(move, m -> new Branch<>(this));
  }

  /**
   * The most promising of the moves that can be made this time. The further in front it stands in
   * the list, and the more often it was passed over, the sooner it gets another try.
   *
   * @param curiosity how much it lures that a move was tried seldom
   */
  @Nullable M select(
      List<? extends @Nullable M> moves, double least, double most, double curiosity) {
    double shares = 0;
    for (int i = 0; i < moves.size(); i++) {
      shares += 1.0 / (i + 1);
    }
    M best = moves.get(0);
    double top = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size() && moves.size() > 1; i++) {
      Branch<M, V> branch = after(moves.get(i));
      branch.available++;
      double lure = curiosity * (1.0 / (i + 1) / shares) * moves.size();
      double mean = most > least ? (branch.mean() - least) / (most - least) : 0;
      double promise = mean + lure * StrictMath.sqrt(branch.available) / (1 + branch.tried);
      if (promise > top) {
        top = promise;
        best = moves.get(i);
      }
    }
    return best;
  }

  /** A move, and what the observer may know after it. */
  static final class Branch<M, V> {
    private final TreeNode<M, V> from;
    private final Map<V, TreeNode<M, V>> nodes = new HashMap<>();
    private int available;
    private int tried;
    private double sum;

    private Branch(TreeNode<M, V> from) {
      this.from = from;
    }

    TreeNode<M, V> seen(V view) {
      return nodes.computeIfAbsent(view, v -> new TreeNode<>());
    }

    boolean isNew() {
      return tried == 0;
    }

    /** Was tried more often, or as often and was worth more. */
    boolean isTrustedMoreThan(Branch<M, V> other) {
      return tried > other.tried || tried == other.tried && sum > other.sum;
    }

    void wasWorth(double worth) {
      tried++;
      sum += worth;
      from.tried++;
      from.sum += worth;
    }

    /** What was never tried is thought to be as good as the others. */
    private double mean() {
      return tried > 0 ? sum / tried : from.sum / Math.max(1, from.tried);
    }
  }
}
