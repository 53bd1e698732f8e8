package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoGrid.NEIGHBOURS;
import static app.traytable.rules.qwinto.QwintoGrid.PLACES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What can be done with the cards of a hand. All moves are made once and only put together here.
 */
final class QwintoLays {
  /** The moves with one card, for each card. */
  private static final QwintoMove[][] ONE = new QwintoMove[QwintoCards.COUNT][];

  /** The moves with two cards, for each first card and each suit of the second. */
  private static final QwintoMove[][] TWO = new QwintoMove[QwintoCards.COUNT * QwintoCards.SUITS][];

  static {
    for (byte card = 0; card < QwintoCards.COUNT; card++) {
      ONE[card] = new QwintoMove[PLACES];
      for (int place = 0; place < PLACES; place++) {
        ONE[card][place] = new QwintoMove.Lay(card, place);
      }
      TWO[index(card, card)] = new QwintoMove[] {};
      for (byte second : QwintoCards.listed(QwintoCards.sameValue(card))) {
        TWO[index(card, second)] = two(card, second);
      }
    }
  }

  private QwintoLays() {}

  private static QwintoMove[] two(byte first, byte second) {
    QwintoMove[] moves = new QwintoMove[PLACES * NEIGHBOURS];
    int size = 0;
    for (int place = 0; place < PLACES; place++) {
      for (int next = 0; next < PLACES; next++) {
        if (QwintoGrid.areNeighbours(place, next)) {
          moves[size++] = new QwintoMove.LayTwo(first, place, second, next);
        }
      }
    }
    return moves;
  }

  private static int index(byte first, byte second) {
    return first * QwintoCards.SUITS + QwintoCards.suit(second);
  }

  static List<QwintoMove> all() {
    List<QwintoMove> all = new ArrayList<>();
    for (QwintoMove[] some : ONE) {
      all.addAll(Arrays.asList(some));
    }
    for (QwintoMove[] some : TWO) {
      all.addAll(Arrays.asList(some));
    }
    return all;
  }

  /** All moves with the cards of this hand, in order. */
  static List<QwintoMove> of(int hand) {
    int pairs = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      pairs += Integer.bitCount(hand & QwintoCards.sameValue(lowest(rest)));
    }
    int size = 0;
    QwintoMove[] moves = new QwintoMove[(Integer.bitCount(hand) + pairs * NEIGHBOURS) * PLACES];
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      System.arraycopy(ONE[lowest(rest)], 0, moves, size, PLACES);
      size += PLACES;
    }
    for (int rest = pairs == 0 ? 0 : hand; rest != 0; rest &= rest - 1) {
      byte first = lowest(rest);
      for (int same = hand & QwintoCards.sameValue(first); same != 0; same &= same - 1) {
        QwintoMove[] some = TWO[index(first, lowest(same))];
        System.arraycopy(some, 0, moves, size, some.length);
        size += some.length;
      }
    }
    return Arrays.asList(moves);
  }

  private static byte lowest(int set) {
    return (byte) Integer.numberOfTrailingZeros(set);
  }
}
