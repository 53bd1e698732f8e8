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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Every reason of a hint is held against the sheets and against what the move leads to. */
public final class QwintoHintsTest {
  /** Fewer than Hard has: the reasons are the same. */
  private static final int PLAY_OUTS = 16;

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();
  private final Set<Class<?>> given = new HashSet<>();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<QwintoState, QwintoMove, QwintoView, QwintoReason> matches =
        new HintedMatches<>(game, bots, new WorldSearch<>(game, new QwintoGuide(), PLAY_OUTS));
    for (int seed = 0; seed < 24; seed++) {
      matches.play(1 + seed % 4, seed, this::isTrue);
    }
    Set<Class<?>> missing = new HashSet<>(List.of(QwintoReason.class.getPermittedSubclasses()));
    missing.remove(QwintoReason.Against.class);
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
  }

  private boolean isTrue(QwintoState s, Seat seat, Hint<QwintoMove, QwintoReason> hint) {
    QwintoSheet sheet = s.sheet(seat.index());
    QwintoMove move = hint.move();
    QwintoReason why = hint.reason();
    given.add(why.getClass());
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
    } else if (why instanceof QwintoReason.OneMoreForColumn more) {
      QwintoSheet after = entered(s, seat, move, more.field(), more.number());
      QwintoSheet full = filled(after, more.missing());
      int column = QwintoFields.column(more.field());
      return full.fullColumns() == sheet.fullColumns() + 1
          && after.fullColumns() == sheet.fullColumns()
          && full.bonusPoints(column) > 0
          && (more.points() == 0
              ? QwintoFields.isBonus(more.missing())
              : full.bonusPoints(column) == more.points());
    } else if (why instanceof QwintoReason.OneMoreForRow more) {
      QwintoSheet after = entered(s, seat, move, more.field(), more.number());
      return after.fullRows() == sheet.fullRows()
          && filled(after, more.missing()).fullRows() == sheet.fullRows() + 1;
    } else if (why instanceof QwintoReason.LeavesRoom leaves) {
      QwintoSheet after = entered(s, seat, move, leaves.field(), leaves.number());
      return hasRoomBeside(after, leaves.field(), leaves.left(), leaves.right());
    } else if (why instanceof QwintoReason.LeaveOut out) {
      QwintoSheet after = sheet.enter(out.field(), out.number());
      return move == QwintoMoves.PASS
          && out.number() == s.call().sum()
          && QwintoOnPaper.isBeside(after, out.field(), out.tight())
          && 2 * out.tight().numbers() < 3 * out.tight().empty();
    } else if (why instanceof QwintoReason.CallFillsColumn fills) {
      QwintoSheet after = called(s, seat, move, fills.sum(), fills.field());
      return after.fullColumns() == sheet.fullColumns() + 1
          && after.bonusPoints(QwintoFields.column(fills.field())) == fills.points();
    } else if (why instanceof QwintoReason.CallFillsRow fills) {
      QwintoSheet after = called(s, seat, move, fills.sum(), fills.field());
      return after.fullRows() == sheet.fullRows() + 1
          && after.rowPoints(QwintoFields.row(fills.field())) == fills.points();
    } else if (why instanceof QwintoReason.CallForMeAlone call) {
      return called(s, seat, move, call.sum(), call.field()).points() > sheet.points();
    } else if (why instanceof QwintoReason.CallLeavesRoom call) {
      QwintoSheet after = called(s, seat, move, call.sum(), call.field());
      return after.points() > sheet.points()
          && hasRoomBeside(after, call.field(), call.left(), call.right());
    } else if (why instanceof QwintoReason.CallFits call) {
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

  /** Both sides are told as they are, and neither has fewer numbers than fields, or as many. */
  private static boolean hasRoomBeside(
      QwintoSheet after, int field, QwintoStretch left, QwintoStretch right) {
    boolean isLeft = left.first() + left.empty() == field && right.first() == field + 1;
    boolean told =
        QwintoOnPaper.isBeside(after, field, left) && QwintoOnPaper.isBeside(after, field, right);
    return isLeft
        && told
        && (left.empty() == 0 || left.numbers() > left.empty())
        && (right.empty() == 0 || right.numbers() > right.empty());
  }

  /** The sheet with the lowest number in this field that may stand there. */
  private static QwintoSheet filled(QwintoSheet sheet, int field) {
    for (int number = QwintoSheet.LOWEST; number <= QwintoSheet.HIGHEST; number++) {
      if ((sheet.open(number, 1 << QwintoFields.row(field)) >>> field & 1) != 0) {
        return sheet.enter(field, number);
      }
    }
    return sheet;
  }
}
