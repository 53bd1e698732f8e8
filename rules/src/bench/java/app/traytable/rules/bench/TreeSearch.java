package app.traytable.rules.bench;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.Search;
import app.traytable.rules.bots.Seer;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search with one observer, to hold the search of Hard against it.
 * Each play-out goes down one tree in an imagined world of its own. A node is all that the observer
 * would know there; at each node the seat that acts goes for what is worth most to itself, and a
 * move counts as neglected only where it could have been made. Below the tree the guide plays on.
 */
final class TreeSearch<S, M extends Move, V> implements Seer<S, M, V> {
  private final Game<S, M, V> game;
  private final Guide<S, M, V> guide;
  private final int playOuts;
  private final BiFunction<V, Rng, S> worlds;

  TreeSearch(Game<S, M, V> game, Guide<S, M, V> guide, int playOuts) {
    this(game, guide, playOuts, game::imagine);
  }

  private TreeSearch(
      Game<S, M, V> game, Guide<S, M, V> guide, int playOuts, BiFunction<V, Rng, S> worlds) {
    this.game = game;
    this.guide = guide;
    this.playOuts = playOuts;
    this.worlds = worlds;
  }

  @Override
  public TreeSearch<S, M, V> knowing(S truth) {
    return new TreeSearch<>(game, guide, playOuts, (view, rng) -> truth);
  }

  @Override
  public Seer<S, M, V> searching(Search<S, M, V> way) {
    return way.over(game, guide, playOuts);
  }

  @Override
  public M choose(V view, List<M> legalMoves, Rng rng) {
    List<M> tries = guide.worthTrying(view, legalMoves);
    return tries.get(best(view, tries, rng));
  }

  @Override
  public @Nullable M react(V view, List<M> legalMoves, Rng rng) {
    List<@Nullable M> tries = new ArrayList<>();
    tries.add(null);
    tries.addAll(guide.worthReacting(view, legalMoves));
    return tries.get(best(view, tries, rng));
  }

  private int best(V view, List<? extends @Nullable M> tries, Rng rng) {
    Tree tree = new Tree(guide.viewer(view), tries);
    for (int i = 0; i < playOuts && tries.size() > 1; i++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("nobody waits for this move any more");
      }
      tree.grow(worlds.apply(view, rng), rng.split());
    }
    return tree.mostTrusted();
  }

  private S playOn(S first, S now, Rng rng) {
    S world = now;
    while (goesOn(first, world)) {
      S reacted = react(world, rng);
      world = reacted == null ? act(world, rng) : reacted;
    }
    return world;
  }

  /** After everybody who wants to has reacted. */
  private S reacted(S first, S now, Rng rng) {
    S world = now;
    for (S next = now; next != null; next = goesOn(first, world) ? react(world, rng) : null) {
      world = next;
    }
    return world;
  }

  private boolean goesOn(S first, S now) {
    return !game.toAct(now).isEmpty() && !guide.isFarEnough(first, now);
  }

  private S act(S world, Rng rng) {
    Seat seat = actor(world);
    return game.play(world, seat, guide.goOn(world, seat, game.legalMoves(world, seat), rng));
  }

  private @Nullable S react(S world, Rng rng) {
    for (Seat seat : guide.mayReact(world)) {
      List<M> moves = game.legalMoves(world, seat);
      M move = moves.isEmpty() ? null : guide.react(world, seat, moves, rng);
      if (move != null) {
        return game.play(world, seat, move);
      }
    }
    return null;
  }

  private Seat actor(S world) {
    return Seat.of(Integer.numberOfTrailingZeros(game.toAct(world).bits()));
  }

  private final class Tree {
    private final Seat observer;
    private final List<? extends @Nullable M> tries;
    private final TreeNode<M, V> root = new TreeNode<>();
    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    Tree(Seat observer, List<? extends @Nullable M> tries) {
      this.observer = observer;
      this.tries = tries;
    }

    int mostTrusted() {
      int best = 0;
      for (int i = 1; i < tries.size(); i++) {
        best = root.after(tries.get(i)).isTrustedMoreThan(root.after(tries.get(best))) ? i : best;
      }
      return best;
    }

    /** Goes down to the first branch that is new, plays on from there, and keeps the worth. */
    void grow(S first, Rng rng) {
      List<TreeNode.Branch<M, V>> path = new ArrayList<>();
      List<Seat> seats = new ArrayList<>();
      TreeNode<M, V> node = root;
      List<? extends @Nullable M> moves = tries;
      S world = first;
      for (Seat seat = observer; ; seat = actor(world)) {
        if (!path.isEmpty()) {
          node = path.get(path.size() - 1).seen(game.view(world, observer));
          moves = guide.worthTrying(game.view(world, seat), game.legalMoves(world, seat));
        }
        M move = node.select(moves, least, most);
        TreeNode.Branch<M, V> branch = node.after(move);
        path.add(branch);
        seats.add(seat);
        world = move == null ? world : reacted(first, game.play(world, seat, move), rng);
        if (branch.isNew() || !goesOn(first, world)) {
          break;
        }
      }
      S last = playOn(first, world, rng);
      for (int i = 0; i < path.size(); i++) {
        double worth = guide.worth(last, seats.get(i));
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        path.get(i).wasWorth(worth);
      }
    }
  }
}
