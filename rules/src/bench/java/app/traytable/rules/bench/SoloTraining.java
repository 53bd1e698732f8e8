package app.traytable.rules.bench;

import app.traytable.rules.bots.PlayOut;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.solo.bots.SoloGuide;
import app.traytable.rules.solo.bots.SoloSigns;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Learns who goes out first from rounds that careful players play on from odd tables, and prints
 * the weights that stand in the sources. The same seed gives the same numbers.
 */
public final class SoloTraining {
  /** Tables that learn together: two at a table, a few, many. */
  private static final int[][] GROUPS = {{2}, {3, 4, 5}, {6, 7, 8, 10}};

  private static final int EPOCHS = 12;

  /** Of a hundred moves before the round is watched, so many are made by lot. */
  private static final int BY_LOT = 15;

  private static final int LONGEST = 400;

  private final Solo game = new Solo();
  private final PlayOut<SoloState, SoloMove, SoloView> careful =
      new PlayOut<>(game, new SoloGuide());

  private SoloTraining() {}

  /** Arguments: rounds for each seat count, and a seed. */
  public static void main(String[] args) {
    SoloTraining training = new SoloTraining();
    int rounds = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    for (int[] group : GROUPS) {
      List<Learner.Moment> moments = new ArrayList<>();
      Rng rng = new Rng(seed);
      for (int round = 0; round < rounds; round++) {
        for (int seats : group) {
          training.watch(seats, rng, moments);
        }
      }
      Learner.print(group[0] + " seats and on", moments, 0, EPOCHS, rng);
    }
  }

  /** One round: odd moves up to some moment, then careful ones, of which some are kept. */
  private void watch(int seats, Rng rng, List<Learner.Moment> moments) {
    Setup setup = Setup.of(game.info(), seats, rng.next()).with("match-length", "one-round");
    SoloState s = game.deal(setup);
    int from = rng.below(12 * seats);
    List<double[][]> kept = new ArrayList<>();
    int next = from;
    while (s.phase() != Phase.OVER && s.moves() < LONGEST) {
      boolean quiet = s.phase() == Phase.TURN || s.phase() == Phase.CHAIN;
      if (s.moves() >= next && quiet && s.silent().isEmpty()) {
        kept.add(signs(s));
        next = s.moves() + 2 * seats;
      }
      s = s.moves() < from && rng.below(100) < BY_LOT ? byLot(s, rng) : step(s, rng);
    }
    if (s.phase() == Phase.OVER) {
      int winner = winner(s);
      if (winner >= 0) {
        kept.forEach(signs -> moments.add(new Learner.Moment(signs, winner)));
      }
    }
  }

  private static int winner(SoloState s) {
    for (int seat = 0; seat < s.rules().seats(); seat++) {
      if (s.points(seat) == 0) {
        return seat;
      }
    }
    return -1;
  }

  private SoloState step(SoloState s, Rng rng) {
    SoloState reacted = careful.react(s, rng);
    return reacted == null ? careful.act(s, rng) : reacted;
  }

  private SoloState byLot(SoloState s, Rng rng) {
    Seat seat = careful.actor(s);
    List<SoloMove> moves = game.legalMoves(s, seat);
    return game.play(s, seat, moves.get(rng.below(moves.size())));
  }

  private static double[][] signs(SoloState s) {
    double[][] signs = new double[s.rules().seats()][SoloSigns.COUNT];
    for (int seat = 0; seat < signs.length; seat++) {
      SoloSigns.write(s, seat, signs[seat]);
    }
    return signs;
  }
}
