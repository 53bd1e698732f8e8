package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Every reason of a hint is held against the sheets and against what the move leads to. */
public final class QwintoHintsTest {
  /** Fewer than Hard has: the reasons are the same. */
  private static final int PLAY_OUTS = 16;

  private final Qwinto game = new Qwinto();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<QwintoState, QwintoMove, QwintoView> matches =
        new HintedMatches<>(game, new WorldSearch<>(game, new QwintoBotsGuide(), PLAY_OUTS));
    for (int seed = 0; seed < 24; seed++) {
      matches.play(1 + seed % 4, seed, this::isTrue);
    }
    matches.assertGiven(QwintoBots.REASONS);
  }

  private boolean isTrue(QwintoState s, Seat seat, Hint<QwintoMove> hint) {
    QwintoSheet sheet = s.sheets[seat.index()];
    QwintoMove move = hint.move();
    return switch (hint.reason()) {
      case QwintoBots.FILLS_COLUMN -> {
        QwintoSheet after = entered(sheet, move, s.sum);
        yield after.fullColumns() == sheet.fullColumns() + 1
            && after.points() - sheet.points() >= number(hint, 2);
      }
      case QwintoBots.FILLS_ROW -> {
        QwintoSheet after = entered(sheet, move, s.sum);
        yield after.fullRows() == sheet.fullRows() + 1
            && after.rowPoints(QwintoFields.row(field(move))) == number(hint, 2);
      }
      case QwintoBots.AVOIDS_FAILING ->
          move instanceof QwintoMove.Enter
              && game.play(s, seat, QwintoMove.PASS).sheets[seat.index()].failed() > sheet.failed();
      case QwintoBots.LEAVES_ROOM -> hasRoomBeside(entered(sheet, move, s.sum), field(move));
      case QwintoBots.LEAVE_OUT -> move == QwintoMove.PASS && number(hint, 0) == s.sum;
      case QwintoBots.CALL_FILLS_COLUMN ->
          called(s, seat, hint).fullColumns() == sheet.fullColumns() + 1;
      case QwintoBots.CALL_FILLS_ROW -> called(s, seat, hint).fullRows() == sheet.fullRows() + 1;
      case QwintoBots.CALL_FOR_ME_ALONE, QwintoBots.CALL_LEAVES_ROOM ->
          called(s, seat, hint).points() > sheet.points();
      case QwintoBots.NOTHING_TO_CALL -> !canFillSomethingUp(s, seat);
      default -> hint.reason().equals(Hint.WENT_BEST);
    };
  }

  private static QwintoSheet entered(QwintoSheet sheet, QwintoMove move, int number) {
    return sheet.enter(field(move), number);
  }

  private static int field(QwintoMove move) {
    return ((QwintoMove.Enter) move).field();
  }

  private static int number(Hint<QwintoMove> hint, int word) {
    return Integer.parseInt(hint.words().get(word));
  }

  /** The sheet if the call is made and entered as the hint says; as it was if that is not so. */
  private QwintoSheet called(QwintoState s, Seat seat, Hint<QwintoMove> hint) {
    QwintoSheet sheet = s.sheets[seat.index()];
    QwintoBotsCall call = QwintoBotsCall.of(s.grid, hint.move());
    for (int open = sheet.open(call.sum(), call.rows()); open != 0; open &= open - 1) {
      int field = Integer.numberOfTrailingZeros(open);
      if (QwintoFields.text(field).equals(hint.words().get(1)) && call.sum() == number(hint, 0)) {
        return sheet.enter(field, call.sum());
      }
    }
    return sheet;
  }

  private boolean canFillSomethingUp(QwintoState s, Seat seat) {
    QwintoSheet sheet = s.sheets[seat.index()];
    for (QwintoMove move : game.legalMoves(s, seat)) {
      QwintoBotsCall call = QwintoBotsCall.of(s.grid, move);
      for (int open = sheet.open(call.sum(), call.rows()); open != 0; open &= open - 1) {
        QwintoSheet after = sheet.enter(Integer.numberOfTrailingZeros(open), call.sum());
        if (after.fullRows() + after.fullColumns() > sheet.fullRows() + sheet.fullColumns()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Each empty field beside this one may still get one number or another. */
  private static boolean hasRoomBeside(QwintoSheet sheet, int field) {
    int row = QwintoFields.row(field);
    for (int beside : List.of(field - 1, field + 1)) {
      boolean empty =
          QwintoFields.isField(beside)
              && QwintoFields.row(beside) == row
              && !sheet.isFilled(beside);
      List<Integer> numbers = new ArrayList<>();
      for (int number = QwintoSheet.LOWEST; number <= QwintoSheet.HIGHEST; number++) {
        if ((sheet.open(number, 1 << row) >>> beside & 1) != 0) {
          numbers.add(number);
        }
      }
      if (empty && numbers.size() < 2) {
        return false;
      }
    }
    return true;
  }
}
