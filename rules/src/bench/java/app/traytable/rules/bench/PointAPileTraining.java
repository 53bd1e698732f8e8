package app.traytable.rules.bench;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.pointapile.bots.PointAPileBots;
import app.traytable.rules.pointapile.bots.PointAPileSigns;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Learns what score piles are worth from games that Normal plays on from odd tables, and prints the
 * weights that stand in the sources. The same seed gives the same numbers.
 */
public final class PointAPileTraining {
  /** Tables that learn together: two at a table, more. */
  private static final int[][] GROUPS = {{2}, {3, 4, 5}};

  private static final int MIXTURES = 10;
  private static final int EPOCHS = 5;

  /** Up to so many rounds before the game is watched, moves are made by lot as well. */
  private static final int ODD_ROUNDS = 3;

  /** So many of a hundred. */
  private static final int BY_LOT = 40;

  private final PointAPile game = new PointAPile();
  private final Bot<PointAPileMove, PointAPileView> bot = new PointAPileBots().bot(Level.NORMAL);

  private PointAPileTraining() {}

  /** Arguments: games for each group of seat counts, and a seed. */
  public static void main(String[] args) {
    PointAPileTraining training = new PointAPileTraining();
    int games = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    for (int[] group : GROUPS) {
      List<Learner.Moment> moments = new ArrayList<>();
      Rng rng = new Rng(seed);
      for (int match = 0; match < games; match++) {
        training.watch(group[match % group.length], rng, moments);
      }
      Learner.print(group[0] + " seats and on", moments, MIXTURES, EPOCHS, rng);
    }
  }

  /** One game, of which every round but the first ones is a moment, if one seat wins it. */
  private void watch(int seats, Rng rng, List<Learner.Moment> moments) {
    PointAPileState s = game.deal(Setup.of(game.info(), seats, rng.next()));
    List<double[][]> kept = new ArrayList<>();
    int oddRounds = rng.below(1 + ODD_ROUNDS);
    int rounds = 0;
    while (!game.toAct(s).isEmpty()) {
      PointAPileState before = s;
      Seat seat = game.toAct(s).iterator().next();
      List<PointAPileMove> moves = game.legalMoves(s, seat);
      boolean byLot = rounds < oddRounds && rng.below(100) < BY_LOT;
      s =
          game.play(
              s,
              seat,
              byLot
                  ? moves.get(rng.below(moves.size()))
                  : bot.choose(game.view(s, seat), moves, rng));
      if (s.active() != before.active() && !game.toAct(s).isEmpty() && ++rounds >= oddRounds) {
        kept.add(signs(s));
      }
    }
    List<Integer> places = game.outcome(s).places();
    int winner = places.indexOf(1);
    if (winner == places.lastIndexOf(1)) {
      kept.forEach(signs -> moments.add(new Learner.Moment(signs, winner)));
    }
  }

  private static double[][] signs(PointAPileState s) {
    double[][] signs = new double[s.rules().seats()][];
    for (int seat = 0; seat < signs.length; seat++) {
      signs[seat] = PointAPileSigns.of(s.score(seat), seat == s.active());
    }
    return signs;
  }
}
