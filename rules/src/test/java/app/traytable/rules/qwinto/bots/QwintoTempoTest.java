package app.traytable.rules.qwinto.bots;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Tempo;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoTable;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** A pause says how much depends on a move, and nothing of a hand. */
public final class QwintoTempoTest {
  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();

  @Test
  public void whateverIsLaidTakesTheSameTime() {
    Set<Tempo> taken = EnumSet.noneOf(Tempo.class);
    for (int seed = 0; seed < 40; seed++) {
      Rng rng = new Rng(seed);
      QwintoState s = game.deal(Setup.of(game.info(), 1 + seed % 4, seed));
      while (s.phase() != Phase.OVER) {
        Seat seat = game.toAct(s).iterator().next();
        List<QwintoMove> moves = game.legalMoves(s, seat);
        if (s.phase() == Phase.LAYING) {
          Set<Tempo> tempos = new HashSet<>();
          for (QwintoMove move : moves) {
            tempos.add(bots.tempo(game.table(s), move));
          }
          assertEquals("seed " + seed, 1, tempos.size());
          taken.addAll(tempos);
        }
        s = game.play(s, seat, bots.bot(Level.NORMAL).choose(game.view(s, seat), moves, rng));
      }
    }
    assertEquals(EnumSet.allOf(Tempo.class), taken);
  }

  @Test
  public void aNumberInAnEmptyRowIsQuickAndOneThatClosesFieldsIsSlow() {
    QwintoState s = QwintoTable.of("O1 O2 O3 O4", "A1 A2 A3", "Y1 Y2 Y3").called(9, 1).state();
    assertEquals(Tempo.QUICK, bots.tempo(game.table(s), QwintoMoves.ENTERS.get(4)));
    QwintoState low = QwintoTable.of("O1 O2 O3 O4", "A1 A2 A3", "Y1 Y2 Y3").called(2, 1).state();
    assertEquals(Tempo.SLOW, bots.tempo(game.table(low), QwintoMoves.ENTERS.get(4)));
  }

  @Test
  public void aFailedAttemptIsTakenSlowly() {
    QwintoState s = QwintoTable.of("O1 O2 O3 O4", "A1 A2 A3", "Y1 Y2 Y3").called(9, 1).state();
    assertEquals(Tempo.SLOW, bots.tempo(game.table(s), QwintoMoves.PASS));
  }
}
