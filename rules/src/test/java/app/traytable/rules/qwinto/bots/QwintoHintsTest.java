package app.traytable.rules.qwinto.bots;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Every reason of a hint is held against the sheets and against what the move leads to. */
public final class QwintoHintsTest {
  /** Fewer than Hard has: the reasons are the same. */
  private static final int PLAY_OUTS = 16;

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<QwintoState, QwintoMove, QwintoView, QwintoReason> matches =
        new HintedMatches<>(game, bots, new WorldSearch<>(game, new QwintoGuide(), PLAY_OUTS));
    for (int seed = 0; seed < 24; seed++) {
      matches.play(1 + seed % 4, seed, this::isTrue);
    }
    matches.assertGiven(QwintoReason.class);
  }

  private boolean isTrue(QwintoState s, Seat seat, Hint<QwintoMove, QwintoReason> hint) {
    QwintoSheet sheet = s.sheet(seat.index());
    QwintoMove move = hint.move();
    QwintoReason why = hint.reason();
    if (why instanceof QwintoReason.FillsColumn fills) {
      QwintoSheet after = entered(s, seat, move, fills.field(), fills.number());
      return after.fullColumns() == sheet.fullColumns() + 1
          && after.bonusPoints(QwintoFields.column(fills.field())) == fills.points()
          && after.points() - sheet.points() >= fills.points();
    } else if (why instanceof QwintoReason.FillsRow fills) {
      QwintoSheet after = entered(s, seat, move, fills.field(), fills.number());
      return after.fullRows() == sheet.fullRows() + 1
          && after.rowPoints(QwintoFields.row(fills.field())) == fills.points();
    } else if (why instanceof QwintoReason.AvoidsFailing avoids) {
      QwintoState passed = game.play(s, seat, QwintoMoves.PASS);
      return entered(s, seat, move, avoids.field(), avoids.number()).failed() == sheet.failed()
          && passed.sheet(seat.index()).failed() > sheet.failed();
    } else if (why instanceof QwintoReason.LeavesRoom leaves) {
      QwintoSheet after = entered(s, seat, move, leaves.field(), leaves.number());
      return hasRoomBeside(after, leaves.field());
    } else if (why instanceof QwintoReason.LeaveOut out) {
      return move == QwintoMoves.PASS && out.number() == s.call().sum();
    } else if (why instanceof QwintoReason.CallFillsColumn fills) {
      QwintoSheet after = called(s, seat, move, fills.sum(), fills.field());
      return after.fullColumns() == sheet.fullColumns() + 1;
    } else if (why instanceof QwintoReason.CallFillsRow fills) {
      QwintoSheet after = called(s, seat, move, fills.sum(), fills.field());
      return after.fullRows() == sheet.fullRows() + 1;
    } else if (why instanceof QwintoReason.CallForMeAlone call) {
      return called(s, seat, move, call.sum(), call.field()).points() > sheet.points();
    } else if (why instanceof QwintoReason.CallLeavesRoom call) {
      return called(s, seat, move, call.sum(), call.field()).points() > sheet.points();
    } else if (why instanceof QwintoReason.NothingToCall) {
      return !canFillSomethingUp(s, seat);
    }
    return why instanceof QwintoReason.WentBest;
  }

  /** The sheet after an answer, which is the one that the hint speaks of. */
  private static QwintoSheet entered(
      QwintoState s, Seat seat, QwintoMove move, int field, int number) {
    assertEquals(new QwintoMove.Enter(field), move);
    assertEquals(s.call().sum(), number);
    return s.sheet(seat.index()).enter(field, number);
  }

  /** The sheet if the call is made and entered as the hint says; as it was if that is not so. */
  private static QwintoSheet called(QwintoState s, Seat seat, QwintoMove move, int sum, int field) {
    QwintoSheet sheet = s.sheet(seat.index());
    QwintoCall call = s.callOf(move);
    return call.sum() == sum && sheet.openFields(call).contains(field)
        ? sheet.enter(field, sum)
        : sheet;
  }

  private boolean canFillSomethingUp(QwintoState s, Seat seat) {
    QwintoSheet sheet = s.sheet(seat.index());
    for (QwintoMove move : game.legalMoves(s, seat)) {
      QwintoCall call = s.callOf(move);
      for (int field : sheet.openFields(call)) {
        QwintoSheet after = sheet.enter(field, call.sum());
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
