package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoEvent;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.qwinto.bots.QwintoBots;
import app.traytable.rules.qwinto.bots.QwintoReason;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

public final class BotTurnTest {
  private static final QwintoBots BOTS = new QwintoBots();
  private static final Player ANNA = Player.person("Anna");
  private static final Player EASY = Player.bot("Tim", Level.EASY);
  private static final Player NORMAL = Player.bot("Sarah", Level.NORMAL);

  @Test
  public void aBotWaitsForThePersonWhoseTurnItIs() {
    assertNull(BotTurn.next(match(ANNA, EASY), BOTS));
  }

  @Test
  public void aBotPlaysWhenItIsItsTurn() {
    BotTurn<QwintoMove> turn = BotTurn.next(match(EASY, ANNA), BOTS);
    assertNotNull(turn);
    assertEquals(Seat.of(0), turn.seat());
  }

  @Test
  public void botsAmongThemselvesPlayToTheEndAndThenStop() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = playOn(match(EASY, NORMAL));
    assertTrue(match.game().outcome(match.state()).over());
    assertNull(BotTurn.next(match, BOTS));
  }

  @Test
  public void theSameMatchIsPlayedTheSameWayAgain() {
    assertEquals(
        playOn(match(EASY, NORMAL)).journal().text(), playOn(match(EASY, NORMAL)).journal().text());
  }

  @Test
  public void aHintIsALegalMove() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = match(ANNA, EASY);
    Hint<QwintoMove, QwintoReason> hint = BotTurn.hint(match, BOTS, Seat.of(0));
    assertTrue(match.game().legalMoves(match.state(), Seat.of(0)).contains(hint.move()));
  }

  private static Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> playOn(
      Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> start) {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = start;
    for (BotTurn<QwintoMove> turn = BotTurn.next(match, BOTS);
        turn != null;
        turn = BotTurn.next(match, BOTS)) {
      match = match.play(turn.seat(), turn.move());
    }
    return match;
  }

  private static Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match(Player... players) {
    Qwinto game = new Qwinto();
    Setup setup = Setup.of(game.info(), players.length, 7).withFirst(Seat.of(0));
    return Match.start(game, setup, List.of(players));
  }
}
