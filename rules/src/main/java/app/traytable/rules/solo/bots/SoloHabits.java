package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloWorlds;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How likely somebody who plays with care does something, with certain cards in hand. */
final class SoloHabits {
  /** So often somebody does anything, whatever it promises. */
  private static final double WHIM = 0.03;

  /** What promises so many turns less is e times as rare. */
  private static final double CARE = 0.02;

  /** The logarithm of how likely somebody does what these cards do not allow. */
  private static final double NEVER = -12;

  private static final Solo GAME = new Solo();

  private SoloHabits() {}

  /**
   * The logarithm of how likely the choice is.
   *
   * @param faces the face of each card by its number
   */
  static double of(SoloTrail.Choice choice, byte[] faces) {
    SoloBag hand = SoloBag.EMPTY;
    byte newest = 0;
    for (int card : choice.cards) {
      newest = faces[card];
      hand = hand.with(newest);
    }
    int seat = choice.seat;
    SoloState table = SoloWorlds.ifHeld(choice.table, seat, hand, newest);
    List<SoloMove> moves = GAME.legalMoves(table, Seat.of(seat));
    SoloMove move = choice.move;
    if (move != null && !moves.contains(move)) {
      return NEVER;
    }
    boolean mayPass = seat != table.actor();
    if (moves.size() == (mayPass ? 0 : 1)) {
      return 0;
    }
    return log(new SoloOutlook(table, seat, false), moves, mayPass, move);
  }

  private static double log(
      SoloOutlook outlook, List<SoloMove> moves, boolean mayPass, @Nullable SoloMove move) {
    double[] worths = new double[moves.size() + 1];
    int count = 0;
    if (mayPass) {
      worths[count++] = outlook.worth(null);
    }
    double mine = worths[0];
    for (SoloMove each : moves) {
      // Hardly anybody forgets to say "Solo!", and who does has the same cards.
      if (!(each instanceof SoloMove.Silently)) {
        worths[count] = outlook.worth(each);
        mine = each.equals(move) ? worths[count] : mine;
        count++;
      }
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += StrictMath.exp((worths[i] - mine) / CARE);
    }
    return StrictMath.log((1 - WHIM) / sum + WHIM / count);
  }
}
