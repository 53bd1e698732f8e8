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
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.Test;

public final class BotTurnTest {
  private static final QwintoBots BOTS = new QwintoBots();
  private static final Seat FIRST = Seat.of(0);
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

  @Test
  public void aHintIsTheChoiceOfTheBestBotAndItsReason() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = match(ANNA, EASY);
    Hint<QwintoMove, QwintoReason> hint = BotTurn.hint(match, BOTS, FIRST);
    BotTurn<QwintoMove> best = BotTurn.next(match, seat -> BOTS.bot(Level.HARD));
    assertEquals(new BotTurn<>(FIRST, hint.move()), best);
    List<QwintoMove> moves = match.legalMoves(FIRST);
    assertEquals(BOTS.explain(match.view(FIRST), moves, hint.move()), hint.reason());
  }

  @Test
  public void whoAsksWhyNotIsToldHowBothWentAndWhatSpeaksAgainstIt() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = match(ANNA, EASY);
    List<QwintoMove> moves = match.legalMoves(FIRST);
    QwintoMove hinted = BotTurn.hint(match, BOTS, FIRST).move();
    for (QwintoMove aimed : List.of(moves.get(0), moves.get(moves.size() - 1), hinted)) {
      Answer<QwintoMove, QwintoReason> answer = BotTurn.whyNot(match, BOTS, FIRST, hinted, aimed);
      assertEquals(aimed, answer.aimed());
      assertTrue(answer.tried().worlds() > 1);
      QwintoReason objection = BOTS.objection(match.view(FIRST), moves, hinted, aimed);
      assertEquals(objection, answer.objection());
      assertEquals("the same when it is asked again", answer, again(match, hinted, aimed));
    }
  }

  private static Answer<QwintoMove, QwintoReason> again(
      Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match,
      QwintoMove hinted,
      QwintoMove aimed) {
    return BotTurn.whyNot(match, BOTS, FIRST, hinted, aimed);
  }

  @Test
  public void everySeatHasLuckOfItsOwnAtEveryMoment() {
    Set<Long> luck = new HashSet<>();
    int asked = 0;
    for (int seed = 0; seed < 3; seed++) {
      Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = match(seed, EASY, NORMAL);
      for (int ply = 0; ply < 20; ply++) {
        for (Seat seat : match.toAct()) {
          long first = luckOf(match, seat);
          assertEquals("the same moment comes again", first, luckOf(match, seat));
          luck.add(first);
          asked++;
        }
        BotTurn<QwintoMove> turn = Objects.requireNonNull(BotTurn.next(match, BOTS));
        match = match.play(turn.seat(), turn.move());
      }
    }
    assertEquals(asked, luck.size());
  }

  /** The first number that the bot on this seat would draw by lot. */
  private static long luckOf(
      Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match, Seat only) {
    long[] luck = {0};
    Bot<QwintoMove, QwintoView> asked =
        (view, legalMoves, rng) -> {
          luck[0] = rng.next();
          return legalMoves.get(0);
        };
    BotTurn<QwintoMove> turn = BotTurn.next(match, seat -> seat.equals(only) ? asked : null);
    assertEquals(only, Objects.requireNonNull(turn).seat());
    return luck[0];
  }

  @Test
  public void aTemperGoesWithANameAndThereAreNamesForEach() {
    Set<Temper> tempers = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      String name = "Robo " + i;
      tempers.add(Temper.of(name));
      assertEquals(Temper.of(name), Temper.of(name));
    }
    assertEquals(Set.of(Temper.values()), tempers);
  }

  @Test
  public void theLotChoosesAnyMove() {
    Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match = match(ANNA, EASY);
    List<QwintoMove> three = match.legalMoves(FIRST).subList(0, 3);
    Set<QwintoMove> chosen = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      chosen.add(
          new RandomBot<QwintoMove, QwintoView>().choose(match.view(FIRST), three, new Rng(seed)));
    }
    assertEquals(Set.copyOf(three), chosen);
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
    return match(7, players);
  }

  private static Match<QwintoState, QwintoMove, QwintoView, QwintoEvent> match(
      int seed, Player... players) {
    Qwinto game = new Qwinto();
    Setup setup = Setup.of(game.info(), players.length, seed).withFirst(Seat.of(0));
    return Match.start(game, setup, List.of(players));
  }
}
