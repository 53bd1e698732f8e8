package app.traytable.rules.qwinto;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. A state that has left {@link Qwinto} is never written to again; arrays are
 * shared between states and copied before they change.
 */
public final class QwintoState {
  static final int HAND = 3;

  public enum Phase {
    /** The current player lays a card, or two of the same value. */
    LAYING,
    /** Those who could enter the called number say where, or pass. */
    ANSWERING,
    OVER
  }

  final int seats;
  long rng;
  Phase phase = Phase.LAYING;
  int current;
  int shown;

  /** The draw pile is the first cards of the array; the last of them is its top. */
  byte[] draw;

  int drawLeft;

  /** The cards in each hand. */
  int[] hands;

  /** The top card of each place. */
  byte[] grid;

  /** The cards under the top card of each place. */
  int[] covered;

  QwintoSheet[] sheets;

  /** What has been called and waits for answers. */
  QwintoCall call = QwintoCall.NOTHING;

  /** One bit for each seat that has not answered yet. */
  int waiting;

  QwintoState(int seats, long rng, byte[] draw, int drawLeft, int[] hands, byte[] grid) {
    this.seats = seats;
    this.rng = rng;
    this.draw = draw;
    this.drawLeft = drawLeft;
    this.hands = hands;
    this.grid = grid;
    this.covered = new int[QwintoGrid.PLACES];
    this.sheets = new QwintoSheet[seats];
    Arrays.fill(sheets, QwintoSheet.EMPTY);
  }

  QwintoState(QwintoState o) {
    seats = o.seats;
    rng = o.rng;
    phase = o.phase;
    current = o.current;
    shown = o.shown;
    draw = o.draw;
    drawLeft = o.drawLeft;
    hands = o.hands;
    grid = o.grid;
    covered = o.covered;
    sheets = o.sheets;
    call = o.call;
    waiting = o.waiting;
  }

  public int seats() {
    return seats;
  }

  public Phase phase() {
    return phase;
  }

  /** Whose turn it is, also after the end. */
  public int current() {
    return current;
  }

  /** How often anything hidden has come to somebody's eyes. */
  public int shown() {
    return shown;
  }

  /** How many cards the draw pile has. */
  public int drawPile() {
    return drawLeft;
  }

  /** How many cards of this hand are known. */
  public int handSize(int seat) {
    return Integer.bitCount(hands[seat]);
  }

  public QwintoSheet sheet(int seat) {
    return sheets[seat];
  }

  /** What has been called and waits for answers; a sum of zero without colours while nothing is. */
  public QwintoCall call() {
    return call;
  }

  /**
   * What a move would call that lays one card or two.
   *
   * @throws IllegalMove for any other move
   */
  public QwintoCall callOf(QwintoMove move) {
    return QwintoCall.after(grid, move);
  }

  /** Alone one plays through the pack once. */
  public boolean isSolo() {
    return seats == 1;
  }

  boolean isWaitingFor(int seat) {
    return (waiting >>> seat & 1) != 0;
  }

  /** The fields where this seat may enter the called number; none when it need not answer. */
  int open(int seat) {
    return isWaitingFor(seat) ? sheets[seat].open(call.sum(), call.rows()) : 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof QwintoState o
        && seats == o.seats
        && rng == o.rng
        && phase == o.phase
        && current == o.current
        && shown == o.shown
        && drawLeft == o.drawLeft
        && Cards.sameFirst(draw, o.draw, drawLeft)
        && Arrays.equals(hands, o.hands)
        && Arrays.equals(grid, o.grid)
        && Arrays.equals(covered, o.covered)
        && Arrays.equals(sheets, o.sheets)
        && call.equals(o.call)
        && waiting == o.waiting;
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(grid) * 31 + Arrays.hashCode(sheets)) * 31 + drawLeft;
  }
}
