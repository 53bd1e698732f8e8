package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import org.jspecify.annotations.Nullable;

/** Says what speaks against a move where another one is better. */
final class QwintoObjector {
  /** A number under this is a pity in the last field of a row. */
  private static final int GOOD_LAST = 14;

  /** The same for a bonus field. */
  private static final int GOOD_BONUS = 7;

  private final QwintoView view;
  private final Seat seat;
  private final QwintoSheet sheet;

  QwintoObjector(QwintoView view) {
    this.view = view;
    this.seat = QwintoBots.viewer(view);
    this.sheet = view.sheet(seat);
  }

  /** Null where nothing can be named. */
  @Nullable QwintoReason object(QwintoMove best, QwintoMove aimed) {
    if (aimed instanceof QwintoMove.Pass) {
      return leaveOut(best);
    } else if (aimed instanceof QwintoMove.Enter enter) {
      return enter(best, enter.field());
    }
    return call(view.callOf(best), view.callOf(aimed));
  }

  private @Nullable QwintoReason leaveOut(QwintoMove best) {
    if (seat == view.current()) {
      return new QwintoReason.TakesFailure(sheet.failed() + 1);
    }
    int instead = ((QwintoMove.Enter) best).field();
    QwintoReason filled = filled(instead, number());
    boolean closes = QwintoStretch.closes(sheet, instead, number());
    return filled != null || closes ? filled : new QwintoReason.Harmless(instead);
  }

  private int number() {
    return view.masked().call().sum();
  }

  private @Nullable QwintoReason enter(QwintoMove best, int field) {
    int instead = best instanceof QwintoMove.Enter other ? other.field() : QwintoFields.NONE;
    boolean fills = instead != QwintoFields.NONE && filled(field, number()) == null;
    QwintoReason filled = fills ? filled(instead, number()) : null;
    return filled == null ? worse(instead, field) : filled;
  }

  private @Nullable QwintoReason worse(int instead, int field) {
    QwintoStretch tight = QwintoStretch.tightest(sheet, field, number());
    QwintoStretch better =
        instead == QwintoFields.NONE ? null : QwintoStretch.tightest(sheet, instead, number());
    boolean isTighter = better == null || tight.isTighterThan(better);
    if (tight.isTooTight() && (better == null || !better.isTooTight())) {
      return new QwintoReason.Closes(tight);
    } else if (number() < GOOD_LAST && isLast(field) && !isLast(instead)) {
      return new QwintoReason.LowLast(field, number());
    } else if (number() < GOOD_BONUS && isBonus(field) && !isBonus(instead)) {
      return new QwintoReason.LowBonus(field, number());
    } else if (isTighter && !tight.hasPlenty()) {
      return new QwintoReason.Crowds(tight);
    }
    return better != null && isTighter ? new QwintoReason.LessRoom(tight, better) : null;
  }

  private static boolean isLast(int field) {
    return field % QwintoFields.PER_ROW == QwintoFields.PER_ROW - 1;
  }

  private static boolean isBonus(int field) {
    return field != QwintoFields.NONE && QwintoFields.isBonus(field);
  }

  /** What this number fills up in this field; null for nothing. */
  private @Nullable QwintoReason filled(int field, int number) {
    QwintoSheet after = sheet.enter(field, number);
    int row = QwintoFields.row(field);
    int bonus = after.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      return new QwintoReason.MissesColumn(field, bonus);
    }
    return after.isFull(row) ? new QwintoReason.MissesRow(field, after.rowPoints(row)) : null;
  }

  /** What a call lets its own player fill up; null for nothing. */
  private @Nullable QwintoReason filled(QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      QwintoReason filled = filled(field, call.sum());
      if (filled != null) {
        return filled;
      }
    }
    return null;
  }

  private @Nullable QwintoReason call(QwintoCall best, QwintoCall aimed) {
    int sum = aimed.sum();
    if (sum < QwintoSheet.LOWEST || aimed.rows() == 0) {
      return new QwintoReason.NobodyEnters(sum);
    } else if (sheet.openFields(aimed).isEmpty()) {
      return new QwintoReason.CallsInVain(sum);
    } else if (aimed.equals(best)) {
      return new QwintoReason.SameCall(sum);
    }
    QwintoReason filled = filled(aimed) == null ? filled(best) : null;
    QwintoReason helps = filled == null ? helpsFill(best, aimed) : filled;
    if (helps != null) {
      return helps;
    } else if (!mayStayOpen(aimed) && mayStayOpen(best)) {
      return new QwintoReason.CallCloses(sum);
    } else if (!isRoomy(sheet, aimed) && isRoomy(sheet, best)) {
      return new QwintoReason.CallCrowds(sum);
    }
    Seats helped = roomyForOthers(aimed);
    if (helped.size() > roomyForOthers(best).size()) {
      return new QwintoReason.HelpsMore(sum, helped);
    }
    int fields = sheet.openFields(aimed).size();
    int better = sheet.openFields(best).size();
    return fields < better ? new QwintoReason.FewerFields(sum, fields, better) : null;
  }

  private @Nullable QwintoReason helpsFill(QwintoCall best, QwintoCall aimed) {
    for (Seat other : Seats.firstOnes(view.seats())) {
      QwintoSheet theirs = view.sheet(other);
      if (other != seat && canFillUp(theirs, aimed) && !canFillUp(theirs, best)) {
        return new QwintoReason.HelpsFill(aimed.sum(), other);
      }
    }
    return null;
  }

  static boolean canFillUp(QwintoSheet sheet, QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      if (fillsUp(sheet, field, call.sum())) {
        return true;
      }
    }
    return false;
  }

  /** This number in this field makes a row or a column of three full. */
  static boolean fillsUp(QwintoSheet sheet, int field, int number) {
    QwintoSheet after = sheet.enter(field, number);
    return after.fullRows() + after.fullColumns() > sheet.fullRows() + sheet.fullColumns();
  }

  /** There is a field where this call closes nothing. */
  private boolean mayStayOpen(QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      if (!QwintoStretch.closes(sheet, field, call.sum())) {
        return true;
      }
    }
    return false;
  }

  /** There is a field where this call leaves plenty on both sides. */
  static boolean isRoomy(QwintoSheet sheet, QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      if (QwintoStretch.leavesPlenty(sheet, field, call.sum())) {
        return true;
      }
    }
    return false;
  }

  private Seats roomyForOthers(QwintoCall call) {
    int bits = 0;
    for (Seat other : Seats.firstOnes(view.seats())) {
      boolean roomy = other != seat && isRoomy(view.sheet(other), call);
      bits |= roomy ? 1 << other.index() : 0;
    }
    return Seats.ofBits(bits);
  }
}
