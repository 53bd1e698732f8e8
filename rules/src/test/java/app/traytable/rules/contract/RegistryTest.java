package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.IllegalSetup;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Assert;
import org.junit.Test;

/** A game on the shelf has everything a game must have. */
public final class RegistryTest {
  @Test
  public void everyGameHasAContractRun() {
    List<String> onTheShelf = Games.all().stream().map(g -> g.info().id()).toList();
    assertEquals(onTheShelf, Fixtures.games().subList(0, onTheShelf.size()));
    assertEquals(List.of("whist"), Fixtures.games().subList(onTheShelf.size(), 5));
  }

  @Test
  public void everyGameHasABotOfEveryLevel() {
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      for (Level level : Level.values()) {
        Bot<?, ?> bot = game.bots().bot(level);
        assertFalse(
            game.info().id() + " leaves " + level + " to the lot", bot instanceof RandomBot);
      }
    }
  }

  @Test
  public void everyGameCountsSomethingThatTellsOfAMatch() {
    Games.all().forEach(g -> assertFalse(g.info().id(), g.game().figures().isEmpty()));
  }

  @Test
  public void idsAreLowerCaseAndUnique() {
    Set<String> ids = new HashSet<>();
    Games.all().forEach(g -> assertTrue(g.info().id(), ids.add(g.info().id())));
    ids.forEach(id -> assertTrue(id, id.matches("[a-z]+")));
  }

  @Test
  public void optionsAreLowerCaseAndUnique() {
    Games.all()
        .forEach(
            game -> {
              Set<String> ids = new HashSet<>();
              for (Option option : game.info().options()) {
                assertTrue(option.id(), ids.add(option.id()));
                assertTrue(option.id(), option.id().matches("[a-z]+(-[a-z]+)*"));
                assertEquals(option.values().size(), new HashSet<>(option.values()).size());
                option.values().forEach(v -> assertTrue(v, v.matches("[a-z0-9-]+")));
              }
            });
  }

  @Test
  public void anAbsurdSetUpIsRefusedWithAReason() {
    Games.all()
        .forEach(
            game -> {
              GameInfo info = game.info();
              for (int seats : new int[] {-1, 0, info.minSeats() - 1, info.maxSeats() + 1, 99}) {
                if (seats < info.minSeats() || seats > info.maxSeats()) {
                  refused("players", () -> Setup.of(info, seats, 1));
                }
              }
              Setup setup = Setup.of(info, info.minSeats(), 1);
              refused("no option", () -> setup.with("nonsense", "on"));
              if (!info.options().isEmpty()) {
                refused("cannot be", () -> setup.with(info.options().get(0).id(), "nonsense"));
              }
              refused("Nobody sits", () -> setup.withFirst(Seat.of(info.minSeats())));
            });
  }

  @Test
  public void theNamedSeatBeginsAndTheLotFallsOnEverySeat() {
    Games.all()
        .forEach(
            game -> {
              GameInfo info = game.info();
              Set<Seat> starters = new HashSet<>();
              for (long seed = 0; seed < 200; seed++) {
                Setup setup = Setup.of(info, info.maxSeats(), seed);
                starters.add(setup.starter());
                assertEquals(Seat.of(0), setup.withFirst(Seat.of(0)).starter());
              }
              assertEquals(info.maxSeats(), starters.size());
            });
  }

  private static void refused(String word, Runnable setup) {
    IllegalSetup e = Assert.assertThrows(IllegalSetup.class, setup::run);
    assertTrue(e.getMessage(), String.valueOf(e.getMessage()).contains(word));
  }
}
