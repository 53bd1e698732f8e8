package app.traytable.rules.qwinto.bots;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

/** What no player of sense does, whatever the temper; and that a temper shows. */
public final class QwintoBlundersTest {
  private static final List<Temper> TEMPERS = List.of(Temper.values());

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();
  private int ownCalls;
  private int vainCalls;
  private int columns;
  private int boldly;
  private int carefully;

  @Test
  public void normalNeverBlundersAndItsTemperShowsNowAndThen() {
    for (int seed = 0; seed < 600; seed++) {
      Bot<QwintoMove, QwintoView> bot = bots.bot(Level.NORMAL, TEMPERS.get(seed % 3));
      QwintoState s = game.deal(Setup.of(game.info(), 1 + seed % 4, seed));
      Rng rng = new Rng(seed);
      while (s.phase() != Phase.OVER) {
        Seat seat = game.toAct(s).iterator().next();
        List<QwintoMove> moves = game.legalMoves(s, seat);
        QwintoView view = game.view(s, seat);
        QwintoMove move = bot.choose(view, moves, rng);
        assertSensible(s, seat, moves, move, "seed " + seed + " " + view + ": " + move);
        QwintoMove usual = bots.bot(Level.NORMAL).choose(view, moves, rng);
        boldly += chosen(Temper.BOLD, view, moves) == usual ? 0 : 1;
        carefully += chosen(Temper.CAREFUL, view, moves) == usual ? 0 : 1;
        s = game.play(s, seat, move);
      }
    }
    assertTrue(
        ownCalls + ", " + vainCalls + ", " + columns,
        ownCalls > 1000 && vainCalls > 1000 && columns > 100);
    assertTrue(boldly + " and " + carefully, boldly > 300 && carefully > 300);
  }

  private QwintoMove chosen(Temper temper, QwintoView view, List<QwintoMove> moves) {
    return bots.bot(Level.NORMAL, temper).choose(view, moves, new Rng(1));
  }

  private void assertSensible(
      QwintoState s, Seat seat, List<QwintoMove> moves, QwintoMove move, String where) {
    QwintoSheet sheet = s.sheet(seat.index());
    boolean mayFail = sheet.failed() < QwintoSheet.MOST_FAILED - 1;
    if (s.phase() == Phase.LAYING) {
      boolean canCall = moves.stream().anyMatch(m -> !isInVain(sheet, s.callOf(m)));
      if (mayFail && canCall && moves.stream().anyMatch(m -> isInVain(sheet, s.callOf(m)))) {
        vainCalls++;
        assertFalse(where, isInVain(sheet, s.callOf(move)));
      }
      return;
    }
    if (mayFail && seat.index() == s.current()) {
      ownCalls++;
      assertFalse(where, move == QwintoMoves.PASS);
    }
    if (moves.stream().anyMatch(m -> fillsColumn(s, seat, m))) {
      columns++;
      assertFalse(where, move == QwintoMoves.PASS);
    }
  }

  private static boolean isInVain(QwintoSheet sheet, QwintoCall call) {
    return sheet.openFields(call).isEmpty();
  }

  /** And the match goes on. */
  private boolean fillsColumn(QwintoState s, Seat seat, QwintoMove move) {
    QwintoSheet after = game.play(s, seat, move).sheet(seat.index());
    return after.fullColumns() > s.sheet(seat.index()).fullColumns() && !after.endsTheGame();
  }
}
