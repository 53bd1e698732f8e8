package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.room.GameRoom;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.ui.play.TestRooms;
import app.traytable.ui.whist.WithWhist;
import java.util.List;
import java.util.Map;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** The process dies after every move of a match, and nothing is lost. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class KilledAtEveryPlyTest {
  private static final List<Player> PLAYERS =
      List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"));

  private final String game;
  private final Disk disk = new Disk(WithWhist.getRooms());
  private final Rng chance = new Rng(7);

  public KilledAtEveryPlyTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return TestRooms.INSTANCE.getAll().stream()
        .map(game -> new Object[] {game.getRoom().getPlayable().info().id()})
        .toList();
  }

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void theMatchGoesOn() {
    survives(WithWhist.getRooms().of(game));
  }

  private <M extends Move, V, E extends Event, H> void survives(GameRoom<M, V, E, H> room) {
    Match<?, M, V, E> expected = Deal.in(room, 11, this::agree, PLAYERS).match();
    long id = disk.begin(expected);
    while (!expected.toAct().isEmpty()) {
      expected = play(room, expected, id);
      disk.restart();
      assertEquals(game, expected.journal(), journal(id));
      assertEquals(game, expected.plies(), disk.sit(id).plies());
    }
    assertTrue(game, disk.sit(id).ui() instanceof TableUi.Over);
    assertEquals(game, List.of(), OnDisk.now(disk.repository().unfinished()));
  }

  private Setup agree(Setup setup) {
    Setup agreed = setup;
    for (Map.Entry<String, String> option : TestRooms.INSTANCE.of(game).getOptions().entrySet()) {
      agreed = agreed.with(option.getKey(), option.getValue());
    }
    return agreed;
  }

  private <M extends Move, V, E extends Event, H> Match<?, M, V, E> play(
      GameRoom<M, V, E, H> room, Match<?, M, V, E> match, long id) {
    BotTurn<M> bot = BotTurn.next(match, room.getPlayable().bots());
    Seat seat = bot != null ? bot.seat() : match.toAct().iterator().next();
    List<M> moves = match.legalMoves(seat);
    M move = bot != null ? bot.move() : moves.get(chance.below(moves.size()));
    disk.play(disk.sit(id), seat, move);
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
