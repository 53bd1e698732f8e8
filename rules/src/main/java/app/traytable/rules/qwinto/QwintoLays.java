package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoGrid.NEIGHBOURS;
import static app.traytable.rules.qwinto.QwintoGrid.PLACES;

import java.util.Arrays;
import java.util.List;

/** What can be done with the cards of a hand. All moves are only put together here. */
final class QwintoLays {
  private static final QwintoMove[] ONE = QwintoMoves.LAYS.toArray(new QwintoMove[0]);
  private static final QwintoMove[] TWO = QwintoMoves.LAYS_OF_TWO.toArray(new QwintoMove[0]);

  /** How many ways there are to lay two cards one after the other. */
  private static final int PER_PAIR = PLACES * NEIGHBOURS;

  private QwintoLays() {}

  /** All moves with the cards of this hand, in order. */
  static List<QwintoMove> of(int hand) {
    int pairs = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      pairs += Integer.bitCount(hand & QwintoCards.sameValue(lowest(rest)));
    }
    int size = 0;
    QwintoMove[] moves = new QwintoMove[Integer.bitCount(hand) * PLACES + pairs * PER_PAIR];
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      System.arraycopy(ONE, lowest(rest) * PLACES, moves, size, PLACES);
      size += PLACES;
    }
    for (int rest = pairs == 0 ? 0 : hand; rest != 0; rest &= rest - 1) {
      byte first = lowest(rest);
      for (int same = hand & QwintoCards.sameValue(first); same != 0; same &= same - 1) {
        System.arraycopy(TWO, pair(first, lowest(same)) * PER_PAIR, moves, size, PER_PAIR);
        size += PER_PAIR;
      }
    }
    return Arrays.asList(moves);
  }

  /** Where a pair stands among all of them: each card has one equal to it in every other suit. */
  private static int pair(byte first, byte second) {
    int before = QwintoCards.sameValue(first) & (1 << second) - 1;
    return first * (QwintoCards.SUITS - 1) + Integer.bitCount(before);
  }

  private static byte lowest(int set) {
    return (byte) Integer.numberOfTrailingZeros(set);
  }
}
