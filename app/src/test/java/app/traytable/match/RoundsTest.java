package app.traytable.match;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloRound;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.Random;
import org.junit.Test;

public final class RoundsTest {
  private static final List<Player> THREE =
      List.of(Player.person("Anna"), Player.person("Ben"), Player.person("Carla"));

  @Test
  public void theRoundsAddUpToThePointsOfTheMatch() {
    Solo solo = new Solo();
    Match<SoloState, SoloMove, SoloView> match =
        Match.start(solo, Setup.of(solo.info(), 3, 7).with("match-length", "150"), THREE);
    Random lot = new Random(7);
    while (!solo.toAct(match.state()).isEmpty()) {
      Seat seat = solo.toAct(match.state()).iterator().next();
      List<SoloMove> moves = solo.legalMoves(match.state(), seat);
      match = match.play(seat, moves.get(lot.nextInt(moves.size())));
    }
    SoloView table = solo.table(match.state());

    List<SoloRound> rounds = Rounds.of(match);

    assertEquals(table.round(), rounds.size());
    assertEquals(table.lastRound(), rounds.get(rounds.size() - 1));
    for (int seat = 0; seat < 3; seat++) {
      int sum = 0;
      for (SoloRound round : rounds) {
        sum += round.points().get(seat);
      }
      assertEquals(table.points(Seat.of(seat)), sum);
    }
  }

  @Test
  public void otherGamesHaveNoRounds() {
    Qwinto qwinto = new Qwinto();

    assertEquals(List.of(), Rounds.of(Match.start(qwinto, Setup.of(qwinto.info(), 3, 1), THREE)));
  }
}
