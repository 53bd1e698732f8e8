package app.traytable.rules.qwinto;

import static app.traytable.rules.qwinto.QwintoGrid.PLACES;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a player does in Qwinto. */
public sealed interface QwintoMove extends Move {
  QwintoMove PASS = new Pass();

  /** One for each field. */
  List<QwintoMove> ENTERS =
      List.copyOf(
          IntStream.range(0, QwintoFields.COUNT)
              .<QwintoMove>mapToObj(Enter::new)
              .collect(Collectors.toList()));

  /** Leaves the called number out; the player who called it takes a failed attempt. */
  record Pass() implements QwintoMove {
    @Override
    public String text() {
      return "pass";
    }

    @Override
    public int order() {
      return 0;
    }
  }

  /** Writes the called number into a field of one's own sheet. */
  record Enter(int field) implements QwintoMove {
    @Override
    public String text() {
      return "enter " + QwintoFields.text(field);
    }

    @Override
    public int order() {
      return 1 + field;
    }
  }

  /** Lays one card on the grid and calls. */
  record Lay(byte card, int place) implements QwintoMove {
    @Override
    public String text() {
      return "lay " + QwintoCards.text(card) + " " + QwintoGrid.text(place);
    }

    @Override
    public int order() {
      return 1 + QwintoFields.COUNT + card * PLACES + place;
    }
  }

  /**
   * Lays two cards of one value on neighbouring places, one directly after the other, and calls by
   * the second. This is one move: whoever lays a single card does not tell whether there was a
   * second one like it.
   */
  record LayTwo(byte first, int place, byte second, int next) implements QwintoMove {
    @Override
    public String text() {
      return "lay "
          + QwintoCards.text(first)
          + " "
          + QwintoGrid.text(place)
          + " "
          + QwintoCards.text(second)
          + " "
          + QwintoGrid.text(next);
    }

    @Override
    public int order() {
      int pair = first * QwintoCards.COUNT + second;
      return 1
          + QwintoFields.COUNT
          + (1 + pair) * QwintoCards.COUNT * PLACES
          + place * PLACES
          + next;
    }
  }

  static QwintoMove parse(String text) {
    QwintoMove move = Texts.MOVES.get(text);
    if (move == null) {
      throw IllegalMove.unknown(text);
    }
    return move;
  }

  /** Every move there is, by its text. */
  final class Texts {
    private static final Map<String, QwintoMove> MOVES = new HashMap<>();

    static {
      MOVES.put(PASS.text(), PASS);
      List.of(ENTERS, QwintoLays.all())
          .forEach(some -> some.forEach(move -> MOVES.put(move.text(), move)));
    }

    private Texts() {}
  }
}
