package app.traytable.setup;

import static app.traytable.setup.Planners.ANNA;
import static app.traytable.setup.Planners.FRIEND;
import static app.traytable.setup.Planners.STRANGER;
import static app.traytable.setup.Planners.knowing;
import static app.traytable.setup.Planners.names;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;

import app.traytable.match.Animal;
import app.traytable.match.LineUp;
import app.traytable.match.Person;
import app.traytable.rules.Games;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** A table laid with those of an earlier match, of the same game or another. */
public final class LaidAgainTest {
  private static final GameInfo NO_IDEA = Games.named("noidea").info();
  private static final GameInfo SOLO = Games.named("solo").info();

  @Test
  public void aTableIsLaidAsLastTime() {
    LineUp last =
        new LineUp(
            "solo",
            List.of(Player.bot("Pip", Level.HARD), Player.person("Cleo")),
            List.of(Animal.CAT, Animal.FROG),
            Map.of("match-length", "150", "mixed-chains", "perhaps", "moon", "full"),
            Seat.of(1));

    Draft draft = FRIEND.lay(SOLO, last);

    assertEquals(
        List.of(
            new Chair("Pip", Level.HARD, Animal.CAT, 0), new Chair("Cleo", null, Animal.FROG, 5)),
        draft.chairs());
    assertEquals(1, draft.first());
    assertEquals("150", draft.options().get("match-length"));
    assertEquals("off", draft.options().get("mixed-chains"));
    assertEquals(5, draft.options().size());
  }

  @Test
  public void aKnownPersonKeepsTheAnimalInEveryLineUp() {
    Draft draft = knowing(ANNA).lay(SOLO, family("qwinto", Animal.FOX, Animal.OWL, Animal.FROG));

    assertEquals(List.of(Animal.OWL, Animal.FOX, Animal.FROG), draft.animals());
  }

  @Test
  public void ofTwoWithOneAnimalTheSecondKeepsWhatTheyHad() {
    Draft draft = FRIEND.lay(SOLO, family("solo", Animal.PIG, Animal.CAT, Animal.FROG));

    assertEquals(List.of(Animal.OWL, Animal.CAT, Animal.FROG), draft.animals());
  }

  @Test
  public void theFamilySitsInEveryGameAsItLastSat() {
    SeatPlanner planner =
        knowing(
            new Person("Anna", Animal.FOX, 216),
            new Person("Ben", Animal.WHALE, 0),
            new Person("Cleo", Animal.FROG, 72));
    LineUp last = family("noidea", Animal.FOX, Animal.WHALE, Animal.FROG);

    for (GameInfo game : Games.infos()) {
      Draft draft = planner.lay(game, last);
      assertEquals(game.id(), List.of("Ben", "Cleo", "Anna"), names(draft));
    }
    assertEquals(List.of(0, 1, 3), places(planner.lay(NO_IDEA, last)));
    assertEquals(List.of(0, 2, 6), places(planner.lay(SOLO, last)));
  }

  @Test
  public void whoWasToBeginStillIsHoweverTheySit() {
    SeatPlanner planner =
        knowing(new Person("Anna", Animal.FOX, 180), new Person("Ben", Animal.WHALE, 0));
    LineUp last = family("solo", Animal.FOX, Animal.WHALE, Animal.FROG);
    LineUp annaBegins = new LineUp("solo", last.players(), last.animals(), Map.of(), Seat.of(0));

    Draft draft = planner.lay(SOLO, annaBegins);

    assertEquals("Anna", draft.chairs().get(draft.first()).name());
    assertNotEquals(0, draft.first());
  }

  @Test
  public void whatWasAgreedOnInAnotherGameDoesNotHold() {
    LineUp last =
        new LineUp(
            "noidea",
            List.of(Player.person("Anna"), Player.person("Ben")),
            List.of(Animal.FOX, Animal.WHALE),
            Map.of("match-length", "150"),
            Seat.of(1));

    Draft draft = STRANGER.lay(SOLO, last);

    assertEquals(STRANGER.lay(SOLO, null).options(), draft.options());
    assertEquals(Draft.LOT, draft.first());
  }

  @Test
  public void whereThereAreTooManyForTheGameBotsGetUpFirstAndThenTheLast() {
    assertEquals(5, FRIEND.lay(NO_IDEA, lineUp(5)).chairs().size());
    Draft six = FRIEND.lay(NO_IDEA, lineUp(6));
    assertEquals(List.of("Guest 0", "Guest 1", "Guest 2", "Guest 3", "Guest 4"), names(six));
    assertNull(six.problem());
    LineUp withBot =
        new LineUp(
            "solo",
            List.of(
                Player.bot("Pip", Level.EASY),
                Player.person("Guest 1"),
                Player.person("Guest 2"),
                Player.person("Guest 3"),
                Player.person("Guest 4")),
            lineUp(5).animals(),
            Map.of(),
            null);

    Draft four = FRIEND.lay(Games.named("qwinto").info(), withBot);

    assertEquals(List.of("Guest 1", "Guest 2", "Guest 3", "Guest 4"), names(four));
    assertNull(four.problem());
    Draft five = FRIEND.lay(NO_IDEA, withBot);
    assertEquals(List.of("Pip", "Guest 1", "Guest 2", "Guest 3", "Guest 4"), names(five));
  }

  @Test
  public void theLotDecidesAgainWhenThereIsNoSeatForWhoWasToBegin() {
    LineUp six = lineUp(6);
    LineUp lastBegins = new LineUp("noidea", six.players(), six.animals(), Map.of(), Seat.of(5));

    assertEquals(Draft.LOT, FRIEND.lay(NO_IDEA, lastBegins).first());
  }

  @Test
  public void whereThereAreTooFewForTheGameBotsSitDown() {
    Draft draft = STRANGER.lay(NO_IDEA, lineUp(1));

    assertEquals(List.of("Guest 0", "Bot 1"), names(draft));
    assertNull(draft.problem());
  }

  private static LineUp lineUp(int seats) {
    List<Player> players = new ArrayList<>();
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(Player.person("Guest " + seat));
      animals.add(Animal.ofSeat(seat));
    }
    return new LineUp("noidea", players, animals, Map.of(), null);
  }

  private static LineUp family(String game, Animal... animals) {
    return new LineUp(
        game,
        List.of(Player.person("Anna"), Player.person("Ben"), Player.person("Cleo")),
        List.of(animals),
        Map.of(),
        null);
  }

  private static List<Integer> places(Draft draft) {
    return draft.chairs().stream().map(Chair::place).toList();
  }
}
