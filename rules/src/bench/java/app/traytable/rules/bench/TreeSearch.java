package app.traytable.rules.bench;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.PlayOut;
import app.traytable.rules.bots.Worlds;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Teller;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search with one observer, to hold the search of Hard against it.
 * Each play-out goes down one tree in an imagined world of its own. A node is all that the observer
 * would know there; at each node the seat that acts goes for what is worth most to itself, and a
 * move counts as neglected only where it could have been made. Below the tree the guide plays on.
 *
 * <p>Or it halves: then it chooses like Hard, by sequential halving in common worlds, and only the
 * first choice that follows a move is searched as in a tree.
 */
final class TreeSearch<S, M extends Move, V> implements Bot<M, V> {
  private static final double CURIOSITY = 0.1;
  private static final double CURIOSITY_OF_HALVING = 0.2;

  private final Game<S, M, V, ?> game;
  private final Guide<S, M, V> guide;
  private final int playOuts;
  private final boolean halves;
  private final PlayOut<S, M, V> playOut;

  private TreeSearch(Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts, boolean halves) {
    this.game = game;
    this.guide = guide;
    this.playOuts = playOuts;
    this.halves = halves;
    this.playOut = new PlayOut<>(game, guide);
  }

  static <S, M extends Move, V> TreeSearch<S, M, V> whole(
      Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts) {
    return new TreeSearch<>(game, guide, playOuts, false);
  }

  static <S, M extends Move, V> TreeSearch<S, M, V> halving(
      Game<S, M, V, ?> game, Guide<S, M, V> guide, int playOuts) {
    return new TreeSearch<>(game, guide, playOuts, true);
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
    Tree tree = new Tree(guide.viewer(view));
    if (halves) {
      return halve(tree, view, tries, rng);
    }
    Worlds<S> worlds = guide.worlds(game, view);
    for (int i = 0; i < playOuts && tries.size() > 1; i++) {
      tree.grow(worlds.next(rng), tries, rng.split());
    }
    return tree.mostTrusted(tries);
  }

  /** After everybody who wants to has reacted. */
  private S reacted(S first, S now, Rng rng) {
    S world = now;
    for (S n = now;
        n != null;
        n = playOut.goesOn(first, world) ? playOut.react(world, rng) : null) {
      world = n;
    }
    return world;
  }

  private int halve(Tree tree, V view, List<? extends @Nullable M> tries, Rng rng) {
    Worlds<S> worlds = guide.worlds(game, view);
    List<Integer> running = new ArrayList<>();
    for (int i = 0; i < tries.size(); i++) {
      running.add(i);
    }
    double[] sums = new double[tries.size()];
    int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(tries.size() - 1);
    while (running.size() > 1) {
      for (int i = Math.max(1, playOuts / (running.size() * rounds)); i > 0; i--) {
        S world = worlds.next(rng);
        long luck = rng.next();
        for (int move : running) {
          List<@Nullable M> only = Collections.singletonList(tries.get(move));
          sums[move] += tree.grow(world, only, new Rng(luck));
        }
      }
      running.sort(Comparator.comparingDouble(move -> -sums[move]));
      running = new ArrayList<>(running.subList(0, (running.size() + 1) / 2));
    }
    return running.get(0);
  }

  private final class Tree {
    private final Seat observer;
    private final TreeNode<M, V> root = new TreeNode<>();
    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    Tree(Seat observer) {
      this.observer = observer;
    }

    int mostTrusted(List<? extends @Nullable M> tries) {
      int best = 0;
      for (int i = 1; i < tries.size(); i++) {
        best = root.after(tries.get(i)).isTrustedMoreThan(root.after(tries.get(best))) ? i : best;
      }
      return best;
    }

    /** Goes down as far as the tree shall reach, plays on, and keeps the worth; the observer's. */
    double grow(S first, List<? extends @Nullable M> tries, Rng rng) {
      Bot.stopIfNobodyWaits();
      List<TreeNode.Branch<M, V>> path = new ArrayList<>();
      List<Seat> seats = new ArrayList<>();
      TreeNode<M, V> node = root;
      List<? extends @Nullable M> moves = tries;
      S world = first;
      for (Seat seat = observer; ; seat = playOut.actor(world)) {
        if (!path.isEmpty()) {
          node = path.get(path.size() - 1).seen(game.view(world, observer));
          moves = guide.worthTrying(game.view(world, seat), game.legalMoves(world, seat));
        }
        M move = node.select(moves, least, most, halves ? CURIOSITY_OF_HALVING : CURIOSITY);
        TreeNode.Branch<M, V> branch = node.after(move);
        boolean deepEnough = halves ? moves.size() > 1 : branch.isNew();
        path.add(branch);
        seats.add(seat);
        world =
            move == null
                ? world
                : reacted(first, game.play(world, seat, move, Teller.silent()), rng);
        if (deepEnough || !playOut.goesOn(first, world)) {
          break;
        }
      }
      S last = playOut.playOn(first, world, rng);
      for (int i = 0; i < path.size(); i++) {
        double worth = guide.worth(last, seats.get(i));
        least = Math.min(least, worth);
        most = Math.max(most, worth);
        path.get(i).wasWorth(worth);
      }
      return guide.worth(last, observer);
    }
  }
}
