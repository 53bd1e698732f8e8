package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sound player of one seat: knows what a call would be worth to every sheet. Looks at sheets, the
 * grid and the seat's own hand, at nothing else, so it may be asked about a view or a world.
 */
final class QwintoSense {
  /** A field costs everybody so many calls, and a player fails once in so many turns. */
  private static final double ROUNDS_PER_FIELD = 1.7;

  private static final double TURNS_PER_FAILURE = 2;

  /** How many calls there may be; sums below zero count as zero, since nobody can enter either. */
  private static final int CALLS = (QwintoSheet.HIGHEST + 1) << QwintoFields.ROWS;

  private final QwintoState table;
  private final int seat;
  private final double envy;
  private final @Nullable QwintoOutlook[] outlooks;

  /** What each call is worth, once it has been worked out. */
  private final double[] calls = new double[CALLS];

  /**
   * Looks at the table from one seat.
   *
   * @param envy how much what others gain by a call counts against it
   */
  QwintoSense(QwintoState table, Seat seat, double envy) {
    this.table = table;
    this.seat = seat.index();
    this.envy = envy;
    this.outlooks = new QwintoOutlook[table.seats()];
    Arrays.fill(calls, Double.NaN);
  }

  QwintoMove best(List<QwintoMove> moves) {
    QwintoMove best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (QwintoMove move : moves) {
      double worth = worth(move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /** The moves by their worth, the best first, at most so many. */
  List<QwintoMove> best(List<QwintoMove> moves, int count) {
    record Judged(QwintoMove move, double worth) {}
    List<Judged> judged = new ArrayList<>();
    moves.forEach(move -> judged.add(new Judged(move, worth(move))));
    judged.sort(Comparator.comparingDouble(j -> -j.worth()));
    List<QwintoMove> best = new ArrayList<>();
    judged.subList(0, Math.min(count, judged.size())).forEach(j -> best.add(j.move()));
    return best;
  }

  /** What a move is worth, in points; only differences between moves mean anything. */
  double worth(QwintoMove move) {
    if (move instanceof QwintoMove.Enter enter) {
      return outlook(seat).with(enter.field(), table.call().sum());
    } else if (move instanceof QwintoMove.Pass) {
      return outlook(seat).worth() + otherwise(seat);
    }
    QwintoCall call = table.callOf(move);
    int index = index(call);
    if (Double.isNaN(calls[index])) {
      calls[index] = gain(seat, call) - envy * gainOfOthers(call);
    }
    return calls[index];
  }

  private static int index(QwintoCall call) {
    return Math.max(0, call.sum()) << QwintoFields.ROWS | call.rows();
  }

  /** What the seat's sheet is worth as it is, had nothing been called. */
  double worthWithout() {
    return outlook(seat).worth();
  }

  /** What a call brings the others on average. */
  double gainOfOthers(QwintoCall call) {
    double others = 0;
    for (int other = 0; other < table.seats(); other++) {
      others += other == seat ? 0 : gain(other, call);
    }
    return others / Math.max(1, table.seats() - 1);
  }

  /** What the best answer to a call brings a seat, compared to no call at all. */
  double gain(int who, QwintoCall call) {
    int field = bestField(who, call);
    return field == QwintoFields.NONE
        ? otherwise(who)
        : outlook(who).with(field, call.sum()) - outlook(who).worth();
  }

  /** Where a seat would best enter a call, or none if it had better leave it out. */
  int bestField(int who, QwintoCall call) {
    int best = QwintoFields.NONE;
    double most = outlook(who).worth() + otherwise(who);
    for (int open = table.sheet(who).open(call.sum(), call.rows()); open != 0; open &= open - 1) {
      int field = Integer.numberOfTrailingZeros(open);
      double with = outlook(who).with(field, call.sum());
      if (with > most) {
        most = with;
        best = field;
      }
    }
    return best;
  }

  /** What it costs to leave a call out. */
  private int otherwise(int who) {
    return who == table.current() ? -QwintoSheet.MINUS_POINTS : 0;
  }

  private QwintoOutlook outlook(int who) {
    QwintoOutlook outlook = outlooks[who];
    if (outlook == null) {
      outlook = new QwintoOutlook(table.sheet(who), roundsLeft(table) - 1);
      outlooks[who] = outlook;
    }
    return outlook;
  }

  /** About how many calls are still to come, the present one included. */
  static int roundsLeft(QwintoState table) {
    if (table.phase() == Phase.OVER) {
      return 0;
    }
    double left = QwintoOdds.MOST_ROUNDS;
    for (int who = 0; who < table.seats(); who++) {
      QwintoSheet sheet = table.sheet(who);
      int failures = QwintoSheet.MOST_FAILED - sheet.failed();
      left = Math.min(left, 1 + emptyInTwoRows(sheet) * ROUNDS_PER_FIELD);
      left = Math.min(left, 1 + failures * TURNS_PER_FAILURE * table.seats());
    }
    if (table.isSolo()) {
      left = Math.min(left, table.drawPile() + table.handSize(0));
    }
    return (int) Math.round(left);
  }

  private static int emptyInTwoRows(QwintoSheet sheet) {
    int most = 0;
    int all = 0;
    for (int row = 0; row < QwintoFields.ROWS; row++) {
      int empty = QwintoFields.PER_ROW - Integer.bitCount(sheet.fields(row));
      most = Math.max(most, empty);
      all += empty;
    }
    return all - most;
  }
}
