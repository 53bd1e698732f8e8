package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.Games;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.Map;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The process dies after every move of a match, and nothing is lost. */
@RunWith(AndroidJUnit4.class)
public final class KilledAtEveryPlyTest {
  private final Disk disk = new Disk();
  private final Rng chance = new Rng(7);

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void noIdeaGoesOn() {
    survives("noidea", Map.of("short-game", "on"), 3);
  }

  @Test
  public void qwintoGoesOn() {
    survives("qwinto", Map.of(), 3);
  }

  @Test
  public void pointAPileGoesOn() {
    survives("pointapile", Map.of("missions", "on", "touch-me-not", "on"), 3);
  }

  @Test
  public void soloGoesOn() {
    survives("solo", Map.of("match-length", "one-round"), 3);
  }

  private void survives(String game, Map<String, String> options, int seats) {
    survives(Games.named(game), options, seats);
  }

  private <S, M extends Move, V> void survives(
      Game<S, M, V> game, Map<String, String> options, int seats) {
    Setup setup = Setup.of(game.info(), seats, 11);
    for (Map.Entry<String, String> option : options.entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    List<Player> players =
        List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"));
    Match<S, M, V> expected = Match.start(game, setup, players);
    long id = disk.begin(expected);
    while (!game.toAct(expected.state()).isEmpty()) {
      expected = play(expected, id);
      disk.restart();
      assertEquals(expected.journal(), journal(id));
      assertEquals(expected.plies(), disk.sit(id).plies());
    }
    assertTrue(disk.sit(id).ui() instanceof TableUi.Over);
    disk.behind(disk.repository()::refresh);
    assertEquals(List.of(), disk.repository().unfinished().getValue());
  }

  private <S, M extends Move, V> Match<S, M, V> play(Match<S, M, V> match, long id) {
    BotTurn<M> bot = BotTurn.next(match);
    Seat seat = bot != null ? bot.seat() : match.game().toAct(match.state()).iterator().next();
    List<M> moves = match.game().legalMoves(match.state(), seat);
    M move = bot != null ? bot.move() : moves.get(chance.below(moves.size()));
    Sitting<?, ?, ?> sitting = disk.sit(id);
    disk.behind(() -> assertTrue(sitting.play(match.plies(), seat, move.text())));
    return match.play(seat, move);
  }

  private Journal journal(long id) {
    try {
      return Journal.parse(disk.sit(id).journal());
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
  }
}
