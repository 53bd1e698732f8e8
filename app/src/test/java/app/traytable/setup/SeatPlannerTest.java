package app.traytable.setup;

import static app.traytable.setup.Planners.ANNA;
import static app.traytable.setup.Planners.BEN;
import static app.traytable.setup.Planners.FRIEND;
import static app.traytable.setup.Planners.STRANGER;
import static app.traytable.setup.Planners.names;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import app.traytable.match.Animal;
import app.traytable.rules.Games;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class SeatPlannerTest {
  private static final GameInfo SOLO = Games.named("solo").info();

  @Test
  public void theFirstTableOfEveryGameCanBePlayedAtOnce() {
    for (GameInfo game : Games.infos()) {
      Draft draft = STRANGER.lay(game, null);

      assertNull(game.id(), draft.problem());
      assertEquals(List.of("Player 1", "Bot 1", "Bot 2"), names(draft));
    }
  }

  @Test
  public void theLatestPersonSitsAtTheFirstTable() {
    assertEquals(List.of("Anna", "Bot 1", "Bot 2"), names(FRIEND.lay(SOLO, null)));
  }

  @Test
  public void thoseWhoDoNotSitHereYetAreOfferedTheLatestFirst() {
    Draft draft = FRIEND.lay(SOLO, null);

    assertEquals(List.of(BEN), FRIEND.absent(draft));
    assertEquals(List.of(), FRIEND.absent(FRIEND.sit(draft, 1, BEN)));
  }

  @Test
  public void whoSitsDownTakesTheChairThatWasTouched() {
    Draft draft = STRANGER.lay(SOLO, null);
    assertEquals(List.of(0, 3, 6), places(draft));

    draft = FRIEND.sit(draft, 4, BEN);
    draft = FRIEND.sitBot(draft, 9, Level.HARD);
    draft = FRIEND.sit(draft, 1, "Zoë");

    assertEquals(List.of("Player 1", "Zoë", "Bot 1", "Ben", "Bot 2", "Bot 3"), names(draft));
    assertEquals(List.of(0, 1, 3, 4, 6, 9), places(draft));
    assertEquals(Level.HARD, draft.chairs().get(5).level());
  }

  @Test
  public void aTypedNameIsKnownAgainWithItsAnimal() {
    Draft draft = FRIEND.lay(SOLO, null).without(0);

    Draft known = FRIEND.sit(draft, 0, " anna ");

    assertEquals(new Chair("Anna", null, Animal.OWL, 0), known.chairs().get(0));
  }

  @Test
  public void aNameThatSitsHereAlreadyStaysAsTypedForTheTableToRefuse() {
    Draft twice = FRIEND.sit(FRIEND.lay(SOLO, null), 1, "anna");

    assertEquals("anna", twice.chairs().get(1).name());
    assertEquals(new Problem(Problem.Kind.SAME_NAME, 1), twice.problem());
  }

  @Test
  public void withoutANameSomebodyNewIsNumbered() {
    Draft draft = FRIEND.lay(SOLO, null);

    assertEquals("Player 1", FRIEND.nextName(draft));
    assertEquals("Player 1", FRIEND.sit(draft, 1, "  ").chairs().get(1).name());
  }

  @Test
  public void tenSeatsHaveTenNamesAndTenAnimals() {
    Draft draft = full(STRANGER);

    assertNull(draft.problem());
    assertEquals(10, new HashSet<>(draft.animals()).size());
  }

  @Test
  public void tenSeatsHaveTenAnimalsWhoeverComesAndGoes() {
    Draft draft = full(FRIEND);
    for (int seat = 1; seat < 10; seat++) {
      draft = FRIEND.seatPerson(draft, seat);
      assertEquals(10, new HashSet<>(draft.animals()).size());
    }
    draft = FRIEND.sitBot(draft.without(4), 4, Level.EASY);

    assertEquals(10, new HashSet<>(draft.animals()).size());
  }

  @Test
  public void aPersonWhoBecomesABotGetsABotsName() {
    Draft draft = STRANGER.seatBot(STRANGER.lay(SOLO, null), 0, Level.HARD);

    assertEquals(new Chair("Bot 3", Level.HARD, Animal.ofSeat(0), 0), draft.chairs().get(0));
  }

  @Test
  public void aBotThatPlaysBetterKeepsItsName() {
    Draft draft = STRANGER.seatBot(STRANGER.lay(SOLO, null), 1, Level.EASY);

    assertEquals("Bot 1", draft.chairs().get(1).name());
    assertEquals(Level.EASY, draft.chairs().get(1).level());
  }

  @Test
  public void aPersonTakesTheSeatOfABot() {
    Draft draft = FRIEND.seatPerson(FRIEND.lay(SOLO, null), 2);

    assertEquals(List.of("Anna", "Bot 1", "Ben"), names(draft));
    assertNull(draft.chairs().get(2).level());
  }

  @Test
  public void whoeverIsKnownBringsTheirAnimalUnlessAnotherHasIt() {
    Draft draft = FRIEND.lay(SOLO, null);
    Draft annaLate = FRIEND.sit(draft.without(0), 8, ANNA);
    assertEquals(ANNA.animal(), annaLate.chairs().get(2).animal());

    Draft both = FRIEND.sit(draft, 1, BEN);
    assertEquals("Ben", both.chairs().get(1).name());
    assertEquals(4, new HashSet<>(both.animals()).size());
  }

  @Test
  public void whoeverIsKnownComesWithTheirAnimal() {
    assertEquals(ANNA.animal(), FRIEND.lay(SOLO, null).chairs().get(0).animal());
  }

  @Test
  public void whoeverIsNewGetsTheFirstAnimalThatNobodyHas() {
    Chair odd = new Chair("Cleo", null, Animal.FOX, 0);
    Draft draft = new Draft(SOLO, List.of(odd), Map.of(), Draft.LOT);

    assertEquals(Animal.WHALE, SeatPlanner.free(draft));
    assertEquals(Animal.FOX, SeatPlanner.free(draft.with(0, odd.withAnimal(Animal.WHALE))));
  }

  @Test
  public void aNewPersonKeepsTheAnimalOfTheSeat() {
    Draft draft = STRANGER.seatPerson(STRANGER.lay(SOLO, null), 2);

    assertEquals(new Chair("Player 2", null, Animal.FROG, 6), draft.chairs().get(2));
  }

  @Test
  public void whereAPersonSitsNobodyElseIsSeated() {
    Draft draft = FRIEND.lay(SOLO, null);

    assertEquals(draft, FRIEND.seatPerson(draft, 0));
  }

  private static Draft full(SeatPlanner planner) {
    Draft draft = planner.lay(SOLO, null);
    for (int place = 0; place < draft.places(); place++) {
      if (draft.seatAt(place) == Draft.NOBODY) {
        draft = planner.sitBot(draft, place, Level.NORMAL);
      }
    }
    return draft;
  }

  private static List<Integer> places(Draft draft) {
    return draft.chairs().stream().map(Chair::place).toList();
  }
}
