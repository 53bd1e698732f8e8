package app.traytable.rules.qwinto.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Whatever is said against a move is held against the sheets and against what it leads to. */
public final class QwintoObjectionsTest {
  private static final List<Temper> TEMPERS = List.of(Temper.values());

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();
  private final Set<Class<?>> given = new HashSet<>();
  private int asked;
  private int answered;

  @Test
  public void everyObjectionIsTrueAndFewMovesGoWithoutOne() {
    for (int seed = 0; seed < 120; seed++) {
      Rng rng = new Rng(seed);
      QwintoState s = game.deal(Setup.of(game.info(), 1 + seed % 4, seed));
      while (s.phase() != Phase.OVER) {
        Seat seat = game.toAct(s).iterator().next();
        List<QwintoMove> moves = game.legalMoves(s, seat);
        QwintoMove best =
            bots.bot(Level.NORMAL, TEMPERS.get(seed % 3)).choose(game.view(s, seat), moves, rng);
        for (QwintoMove aimed : moves) {
          if (!aimed.equals(best)) {
            ask(s, seat, best, aimed, "seed " + seed);
          }
        }
        s = game.play(s, seat, rng.below(4) == 0 ? moves.get(rng.below(moves.size())) : best);
      }
    }
    Set<Class<?>> missing =
        new HashSet<>(List.of(QwintoReason.Against.class.getPermittedSubclasses()));
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
    assertTrue(answered + " of " + asked, answered > 0.8 * asked);
  }

  private void ask(QwintoState s, Seat seat, QwintoMove best, QwintoMove aimed, String where) {
    QwintoReason why = bots.objection(game.view(s, seat), game.legalMoves(s, seat), best, aimed);
    asked++;
    if (why != null) {
      answered++;
      given.add(why.getClass());
      boolean holds =
          s.phase() == Phase.ANSWERING
              ? holds(s, seat, best, aimed, why)
              : holds(s, seat.index(), s.callOf(best), s.callOf(aimed), why);
      assertTrue(where + " " + best + " not " + aimed + ": " + why + " " + s.sheet(0), holds);
    }
  }

  private boolean holds(
      QwintoState s, Seat seat, QwintoMove best, QwintoMove aimed, QwintoReason why) {
    QwintoSheet sheet = s.sheet(seat.index());
    QwintoSheet after = game.play(s, seat, aimed).sheet(seat.index());
    QwintoSheet instead = game.play(s, seat, best).sheet(seat.index());
    int number = s.call().sum();
    if (why instanceof QwintoReason.TakesFailure fails) {
      return after.failed() == sheet.failed() + 1 && after.failed() == fails.attempts();
    } else if (why instanceof QwintoReason.MissesColumn misses) {
      return best.equals(new QwintoMove.Enter(misses.field()))
          && after.fullColumns() == sheet.fullColumns()
          && instead.bonusPoints(QwintoFields.column(misses.field())) == misses.points()
          && instead.fullColumns() > sheet.fullColumns();
    } else if (why instanceof QwintoReason.MissesRow misses) {
      return best.equals(new QwintoMove.Enter(misses.field()))
          && after.fullRows() == sheet.fullRows()
          && instead.rowPoints(QwintoFields.row(misses.field())) == misses.points()
          && instead.fullRows() > sheet.fullRows();
    } else if (why instanceof QwintoReason.Harmless harmless) {
      return aimed == QwintoMoves.PASS
          && best.equals(new QwintoMove.Enter(harmless.field()))
          && after.equals(sheet)
          && !closes(sheet, harmless.field(), number);
    }
    int field = ((QwintoMove.Enter) aimed).field();
    if (why instanceof QwintoReason.Closes closes) {
      return QwintoOnPaper.isBeside(after, field, closes.stretch())
          && !QwintoOnPaper.canBeFilled(closes.stretch());
    } else if (why instanceof QwintoReason.Crowds crowds) {
      return QwintoOnPaper.isBeside(after, field, crowds.stretch())
          && 2 * crowds.stretch().numbers() < 3 * crowds.stretch().empty();
    } else if (why instanceof QwintoReason.LessRoom less) {
      int other = ((QwintoMove.Enter) best).field();
      return QwintoOnPaper.isBeside(after, field, less.stretch())
          && QwintoOnPaper.isBeside(instead, other, less.better())
          && share(less.stretch()) < share(less.better());
    } else if (why instanceof QwintoReason.LowLast low) {
      return field == low.field()
          && QwintoFields.text(field).endsWith("9")
          && after.number(field) == low.number()
          && low.number() < 14;
    } else if (why instanceof QwintoReason.LowBonus low) {
      return field == low.field()
          && QwintoFields.isBonus(field)
          && after.number(field) == low.number()
          && low.number() < 7;
    }
    throw new AssertionError(why + " does not speak of an answer");
  }

  /** So many numbers for each field; more than any where there is no field. */
  private static double share(QwintoStretch stretch) {
    return stretch.empty() == 0
        ? Double.POSITIVE_INFINITY
        : (double) stretch.numbers() / stretch.empty();
  }

  private boolean holds(
      QwintoState s, int seat, QwintoCall best, QwintoCall aimed, QwintoReason why) {
    QwintoSheet sheet = s.sheet(seat);
    if (why instanceof QwintoReason.NobodyEnters nobody) {
      return aimed.sum() == nobody.sum() && aimed.rows() * Math.max(0, aimed.sum()) == 0;
    } else if (why instanceof QwintoReason.CallsInVain vain) {
      return aimed.sum() == vain.sum() && sheet.openFields(aimed).isEmpty();
    } else if (why instanceof QwintoReason.SameCall same) {
      return aimed.equals(best) && aimed.sum() == same.sum();
    } else if (why instanceof QwintoReason.MissesColumn misses) {
      QwintoSheet instead = sheet.enter(misses.field(), best.sum());
      return !canFill(sheet, aimed)
          && sheet.openFields(best).contains(misses.field())
          && instead.bonusPoints(QwintoFields.column(misses.field())) == misses.points();
    } else if (why instanceof QwintoReason.MissesRow misses) {
      QwintoSheet instead = sheet.enter(misses.field(), best.sum());
      return !canFill(sheet, aimed)
          && sheet.openFields(best).contains(misses.field())
          && instead.rowPoints(QwintoFields.row(misses.field())) == misses.points();
    } else if (why instanceof QwintoReason.HelpsFill helps) {
      QwintoSheet theirs = s.sheet(helps.other().index());
      return helps.other().index() != seat
          && helps.sum() == aimed.sum()
          && canFill(theirs, aimed)
          && !canFill(theirs, best);
    } else if (why instanceof QwintoReason.CallCloses closes) {
      return closes.sum() == aimed.sum()
          && sheet.openFields(aimed).stream().allMatch(f -> closes(sheet, f, aimed.sum()))
          && sheet.openFields(best).stream().anyMatch(f -> !closes(sheet, f, best.sum()));
    } else if (why instanceof QwintoReason.CallCrowds crowds) {
      return crowds.sum() == aimed.sum() && !isRoomy(sheet, aimed) && isRoomy(sheet, best);
    } else if (why instanceof QwintoReason.HelpsMore helps) {
      return helps.sum() == aimed.sum()
          && helps.others().equals(roomy(s, seat, aimed))
          && roomy(s, seat, best).size() < helps.others().size();
    } else if (why instanceof QwintoReason.FewerFields fewer) {
      return fewer.sum() == aimed.sum()
          && sheet.openFields(aimed).size() == fewer.fields()
          && sheet.openFields(best).size() == fewer.better()
          && fewer.fields() < fewer.better();
    }
    throw new AssertionError(why + " does not speak of a call");
  }

  private static boolean canFill(QwintoSheet sheet, QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      QwintoSheet after = sheet.enter(field, call.sum());
      if (after.fullRows() > sheet.fullRows() || after.fullColumns() > sheet.fullColumns()) {
        return true;
      }
    }
    return false;
  }

  private static boolean closes(QwintoSheet sheet, int field, int number) {
    return !QwintoOnPaper.canBeFilled(QwintoStretch.before(sheet, field, number))
        || !QwintoOnPaper.canBeFilled(QwintoStretch.behind(sheet, field, number));
  }

  private static boolean isRoomy(QwintoSheet sheet, QwintoCall call) {
    for (int field : sheet.openFields(call)) {
      QwintoStretch before = QwintoStretch.before(sheet, field, call.sum());
      QwintoStretch behind = QwintoStretch.behind(sheet, field, call.sum());
      if (2 * before.numbers() >= 3 * before.empty()
          && 2 * behind.numbers() >= 3 * behind.empty()) {
        return true;
      }
    }
    return false;
  }

  private static Seats roomy(QwintoState s, int seat, QwintoCall call) {
    int bits = 0;
    for (int other = 0; other < s.seats(); other++) {
      bits |= other != seat && isRoomy(s.sheet(other), call) ? 1 << other : 0;
    }
    return Seats.ofBits(bits);
  }
}
