package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoGrid.PLACES;

import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** Every move there is, made once. */
public final class QwintoMoves {
  private static final Vocabulary.Builder<QwintoMove> WORDS = new Vocabulary.Builder<>();

  public static final QwintoMove PASS = WORDS.add("pass", new QwintoMove.Pass());

  /** One for each field. */
  public static final List<QwintoMove> ENTERS = enters();

  /** One for each place, card by card. */
  public static final List<QwintoMove> LAYS = lays();

  /** One for each two neighbouring places, pair by pair of equal cards. */
  public static final List<QwintoMove> LAYS_OF_TWO = laysOfTwo();

  static final Vocabulary<QwintoMove> ALL = WORDS.build();

  private QwintoMoves() {}

  private static List<QwintoMove> enters() {
    List<QwintoMove> moves = new ArrayList<>();
    for (int field = 0; field < QwintoFields.COUNT; field++) {
      moves.add(WORDS.add("enter " + QwintoFields.text(field), new QwintoMove.Enter(field)));
    }
    return List.copyOf(moves);
  }

  private static List<QwintoMove> lays() {
    List<QwintoMove> moves = new ArrayList<>();
    for (byte card = 0; card < QwintoCards.COUNT; card++) {
      for (int place = 0; place < PLACES; place++) {
        moves.add(WORDS.add("lay " + text(card, place), new QwintoMove.Lay(card, place)));
      }
    }
    return List.copyOf(moves);
  }

  private static List<QwintoMove> laysOfTwo() {
    List<QwintoMove> moves = new ArrayList<>();
    for (byte first = 0; first < QwintoCards.COUNT; first++) {
      for (byte second : QwintoCards.listed(QwintoCards.sameValue(first))) {
        for (int place = 0; place < PLACES; place++) {
          for (int next = 0; next < PLACES; next++) {
            if (QwintoGrid.areNeighbours(place, next)) {
              moves.add(
                  WORDS.add(
                      "lay " + text(first, place) + " " + text(second, next),
                      new QwintoMove.LayTwo(first, place, second, next)));
            }
          }
        }
      }
    }
    return List.copyOf(moves);
  }

  private static String text(byte card, int place) {
    return QwintoCards.text(card) + " " + QwintoGrid.text(place);
  }
}
