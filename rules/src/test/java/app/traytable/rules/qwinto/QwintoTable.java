package app.traytable.rules.qwinto;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A table set up by hand, on which moves are made by their texts; the first seat begins. */
public final class QwintoTable {
  /** A row of a sheet in which nothing stands. */
  static final String NO_NUMBERS = ". . . . . . . . .";

  private static final long SEED = 42;

  private final Qwinto game = new Qwinto();
  private QwintoState state;
  private @Nullable QwintoState before;
  private String last = "";

  private QwintoTable(QwintoState state) {
    this.state = state;
  }

  /** The grid as "NW NE SW SE" and one hand for each seat; all other cards are the draw pile. */
  public static QwintoTable of(String grid, String... hands) {
    int[] sets = new int[hands.length];
    for (int seat = 0; seat < hands.length; seat++) {
      sets[seat] = set(hands[seat]);
    }
    byte[] tops = cards(grid);
    int left = ~set(grid);
    for (int hand : sets) {
      left &= ~hand;
    }
    byte[] draw = QwintoCards.listed(left);
    return new QwintoTable(new QwintoState(hands.length, SEED, draw, draw.length, sets, tops));
  }

  /** Tim's table: laying the orange 4 in the south-east calls a ten in orange or yellow. */
  static QwintoTable callOfTen() {
    return of("P2 Y3 A3 P5", "O4 A0 A-2", "O1 O2 O3");
  }

  /** A draw pile of these cards, the top one first; what is left lies covered in the north-west. */
  QwintoTable draw(String pile) {
    byte[] cards = cards(pile);
    int rest = set(pile);
    for (int i = 0; i < state.drawLeft; i++) {
      int bit = 1 << state.draw[i];
      if ((rest & bit) == 0) {
        state.covered[QwintoGrid.NW] |= bit;
      }
    }
    state.draw = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) {
      state.draw[cards.length - 1 - i] = cards[i];
    }
    state.drawLeft = cards.length;
    return this;
  }

  /** Three rows of nine numbers, dots for empty fields. */
  QwintoTable sheet(int seat, String orange, String yellow, String purple) {
    QwintoSheet sheet = sheet(orange, yellow, purple);
    for (int i = 0; i < state.sheets[seat].failed(); i++) {
      sheet = sheet.fail();
    }
    state.sheets[seat] = sheet;
    return this;
  }

  /** A sheet whose numbers were entered one after the other, each of them legally. */
  static QwintoSheet sheet(String orange, String yellow, String purple) {
    QwintoSheet sheet = QwintoSheet.EMPTY;
    String[] fields = (orange + " " + yellow + " " + purple).split(" ", -1);
    assertTrue("a sheet has 27 fields, not " + fields.length, fields.length == 27);
    for (int field = 0; field < fields.length; field++) {
      if (!fields[field].equals(".")) {
        int number = Integer.parseInt(fields[field]);
        assertTrue(
            "no " + number + " may stand in " + QwintoFields.text(field),
            (sheet.open(number, 7) >>> field & 1) != 0);
        sheet = sheet.enter(field, number);
      }
    }
    return sheet;
  }

  QwintoTable failed(int seat, int attempts) {
    for (int i = 0; i < attempts; i++) {
      state.sheets[seat] = state.sheets[seat].fail();
    }
    return this;
  }

  /** Something has been called that only the first seat has yet to answer. */
  public QwintoTable called(int sum, int rows) {
    state.phase = Phase.ANSWERING;
    state.call = new QwintoCall(sum, rows);
    state.waiting = 1;
    return this;
  }

  /** Makes moves such as "S1 lay O4 SE". */
  QwintoTable play(String... plies) {
    for (String ply : plies) {
      before = state;
      last = ply;
      state = game.play(state, seat(ply), move(ply));
    }
    return this;
  }

  /** Why this may not be played. */
  Refusal refusal(String ply) {
    return assertThrows(IllegalMove.class, () -> game.play(state, seat(ply), move(ply))).refusal();
  }

  /** What happened in the last move, one event after the other. */
  String told(@Nullable Seat viewer) {
    QwintoState from = before;
    if (from == null) {
      return "";
    }
    return game.tell(from, seat(last), move(last), viewer).stream()
        .map(QwintoEvent::text)
        .collect(Collectors.joining(", "));
  }

  List<String> moves(int seat) {
    return game.legalMoves(state, Seat.of(seat)).stream().map(game.moves()::text).toList();
  }

  boolean isOpen() {
    return game.isOpen(state);
  }

  String toAct() {
    return game.toAct(state).toString();
  }

  boolean isOver() {
    return game.outcome(state).over();
  }

  Outcome outcome() {
    return game.outcome(state);
  }

  public QwintoState state() {
    return state;
  }

  QwintoView view(int seat) {
    return game.view(state, Seat.of(seat));
  }

  QwintoView table() {
    return game.table(state);
  }

  QwintoSheet sheet(int seat) {
    return state.sheets[seat];
  }

  String hand(int seat) {
    return texts(state.hands[seat]);
  }

  String covered() {
    int all = 0;
    for (int set : state.covered) {
      all |= set;
    }
    return texts(all);
  }

  /** What is called, as "10 O Y"; nothing while nobody has to answer. */
  String call() {
    QwintoCall call = game.table(state).call();
    return call == null
        ? ""
        : call.sum()
            + call.colours().stream().map(c -> " " + c.letter()).collect(Collectors.joining());
  }

  private static Seat seat(String ply) {
    return Seat.parse(ply.split(" ", 2)[0]);
  }

  private QwintoMove move(String ply) {
    return game.moves().parse(ply.split(" ", 2)[1]);
  }

  private static byte[] cards(String texts) {
    String[] words = texts.isEmpty() ? new String[] {} : texts.split(" ", -1);
    byte[] cards = new byte[words.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = QwintoCards.parse(words[i]);
    }
    return cards;
  }

  static int set(String texts) {
    int set = 0;
    for (byte card : cards(texts)) {
      set |= 1 << card;
    }
    return set;
  }

  private static String texts(int set) {
    StringBuilder text = new StringBuilder();
    for (byte card : QwintoCards.listed(set)) {
      text.append(text.length() == 0 ? "" : " ").append(QwintoCards.text(card));
    }
    return text.toString();
  }
}
