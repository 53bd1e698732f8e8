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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Learns who goes out first from rounds that careful players play on from odd tables, and prints
 * the weights that stand in the sources. The same seed gives the same numbers.
 */
public final class SoloTraining {
  /** Tables that learn together: two at a table, a few, many. */
  private static final int[][] GROUPS = {{2}, {3, 4, 5}, {6, 7, 8, 10}};

  private static final int EPOCHS = 12;
  private static final int BATCH = 16;
  private static final double FIRST_STEP = 0.05;

  /** Of a hundred moves before the round is watched, so many are made by lot. */
  private static final int BY_LOT = 15;

  private static final int LONGEST = 400;

  private final Solo game = new Solo();
  private final PlayOut<SoloState, SoloMove, SoloView> careful =
      new PlayOut<>(game, new SoloGuide());

  /** The signs of all seats at one moment, and who went out. */
  private static final class Moment {
    private final float[][] signs;
    private final int winner;

    Moment(float[][] signs, int winner) {
      this.signs = signs;
      this.winner = winner;
    }
  }

  private SoloTraining() {}

  /** Arguments: rounds for each seat count, and a seed. */
  public static void main(String[] args) {
    SoloTraining training = new SoloTraining();
    int rounds = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    for (int[] group : GROUPS) {
      List<Moment> moments = new ArrayList<>();
      Rng rng = new Rng(seed);
      for (int round = 0; round < rounds; round++) {
        for (int seats : group) {
          training.watch(seats, rng, moments);
        }
      }
      int held = moments.size() / 10;
      List<Moment> lessons = moments.subList(held, moments.size());
      double[] weights = learn(lessons, rng);
      System.out.printf(
          Locale.ROOT,
          "// %d seats and on: %d moments, loss %.4f, unseen %.4f, even %.4f%n{",
          group[0],
          moments.size(),
          loss(weights, lessons),
          loss(weights, moments.subList(0, held)),
          loss(new double[SoloSigns.COUNT], moments.subList(0, held)));
      for (int i = 0; i < weights.length; i++) {
        System.out.printf(Locale.ROOT, i % 10 == 0 ? "%n  %.3f," : " %.3f,", weights[i]);
      }
      System.out.println("\n},");
    }
  }

  /** One round: odd moves up to some moment, then careful ones, of which some are kept. */
  private void watch(int seats, Rng rng, List<Moment> moments) {
    Setup setup = Setup.of(game.info(), seats, rng.next()).with("match-length", "one-round");
    SoloState s = game.deal(setup);
    int from = rng.below(12 * seats);
    List<float[][]> kept = new ArrayList<>();
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
        kept.forEach(signs -> moments.add(new Moment(signs, winner)));
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

  private static float[][] signs(SoloState s) {
    double[] signs = new double[SoloSigns.COUNT];
    float[][] all = new float[s.rules().seats()][signs.length];
    for (int seat = 0; seat < all.length; seat++) {
      SoloSigns.write(s, seat, signs);
      for (int i = 0; i < signs.length; i++) {
        all[seat][i] = (float) signs[i];
      }
    }
    return all;
  }

  /** Steps down the slope of the loss, shorter from epoch to epoch (Adagrad). */
  private static double[] learn(List<Moment> moments, Rng rng) {
    double[] weights = new double[SoloSigns.COUNT];
    double[] squares = new double[weights.length];
    double[] slope = new double[weights.length];
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      for (int step = 0; step < moments.size() / BATCH; step++) {
        Arrays.fill(slope, 0);
        for (int i = 0; i < BATCH; i++) {
          Moment moment = moments.get(rng.below(moments.size()));
          double[] chances = chances(weights, moment.signs);
          for (int seat = 0; seat < chances.length; seat++) {
            double miss = chances[seat] - (seat == moment.winner ? 1 : 0);
            for (int k = 0; k < slope.length; k++) {
              slope[k] += miss * moment.signs[seat][k] / BATCH;
            }
          }
        }
        for (int k = 0; k < slope.length; k++) {
          squares[k] += slope[k] * slope[k];
          weights[k] -= FIRST_STEP * slope[k] / Math.sqrt(squares[k] + 1e-8);
        }
      }
    }
    return weights;
  }

  private static double[] chances(double[] weights, float[][] signs) {
    double[] chances = new double[signs.length];
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      double score = 0;
      for (int k = 0; k < weights.length; k++) {
        score += weights[k] * signs[seat][k];
      }
      chances[seat] = StrictMath.exp(score);
      sum += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] /= sum;
    }
    return chances;
  }

  private static double loss(double[] weights, List<Moment> moments) {
    double loss = 0;
    for (Moment moment : moments) {
      loss -= StrictMath.log(chances(weights, moment.signs)[moment.winner]);
    }
    return loss / moments.size();
  }
}
