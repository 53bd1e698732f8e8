package app.traytable.setup;

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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class SeatPlannerTest {
  private static final HouseNames NAMES = new HouseNames(numbered("Player "), numbered("Bot "));
  private static final GameInfo NO_IDEA = Games.named("noidea").info();
  private static final GameInfo POINT_A_PILE = Games.named("pointapile").info();
  private static final GameInfo SOLO = Games.named("solo").info();
  private static final Person ANNA = new Person("Anna", Animal.OWL);
  private static final Person BEN = new Person("Ben", Animal.OWL);

  private final SeatPlanner stranger = new SeatPlanner(List.of(), NAMES);
  private final SeatPlanner friend = new SeatPlanner(List.of(ANNA, BEN), NAMES);

  @Test
  public void theFirstTableOfEveryGameCanBePlayedAtOnce() {
    for (GameInfo game : Games.infos()) {
      Draft draft = stranger.lay(game, null);

      assertNull(game.id(), draft.problem());
      assertEquals(List.of("Player 1", "Bot 1", "Bot 2"), names(draft));
    }
  }

  @Test
  public void theLatestPersonSitsAtTheFirstTable() {
    assertEquals(List.of("Anna", "Bot 1", "Bot 2"), names(friend.lay(SOLO, null)));
  }

  @Test
  public void aTableIsLaidAsLastTime() {
    LineUp last =
        new LineUp(
            "solo",
            List.of(Player.bot("Pip", Level.HARD), Player.person("Cleo")),
            List.of(Animal.CAT, Animal.FROG),
            Map.of("match-length", "150", "mixed-chains", "perhaps", "moon", "full"),
            Seat.of(1));

    Draft draft = friend.lay(SOLO, last);

    assertEquals(
        List.of(new Chair("Pip", Level.HARD, Animal.CAT), new Chair("Cleo", null, Animal.FROG)),
        draft.chairs());
    assertEquals(1, draft.first());
    assertEquals("150", draft.options().get("match-length"));
    assertEquals("off", draft.options().get("mixed-chains"));
    assertEquals(5, draft.options().size());
    assertEquals("", draft.number());
  }

  @Test
  public void knownPeopleComeFirstAndNobodyTwice() {
    Draft draft = friend.withPerson(friend.withPerson(friend.withPerson(friend.lay(SOLO, null))));

    assertEquals(List.of("Anna", "Bot 1", "Bot 2", "Ben", "Player 1", "Player 2"), names(draft));
  }

  @Test
  public void tenSeatsHaveTenNamesAndTenAnimals() {
    Draft draft = stranger.lay(SOLO, null);
    while (draft.chairs().size() < 10) {
      draft = stranger.withBot(draft);
    }

    assertNull(draft.problem());
    assertEquals(10, new HashSet<>(draft.animals()).size());
  }

  @Test
  public void tenSeatsHaveTenAnimalsWhoeverComesAndGoes() {
    Draft draft = friend.lay(SOLO, null);
    while (draft.chairs().size() < 10) {
      draft = friend.withBot(draft);
    }
    for (int seat = 1; seat < 10; seat++) {
      draft = friend.seatPerson(draft, seat);
      assertEquals(10, new HashSet<>(draft.animals()).size());
    }
    draft = friend.withBot(draft.without(4));

    assertEquals(10, new HashSet<>(draft.animals()).size());
  }

  @Test
  public void aPersonWhoBecomesABotGetsABotsName() {
    Draft draft = stranger.seatBot(stranger.lay(SOLO, null), 0, Level.HARD);

    assertEquals(new Chair("Bot 3", Level.HARD, Animal.ofSeat(0)), draft.chairs().get(0));
  }

  @Test
  public void aBotThatPlaysBetterKeepsItsName() {
    Draft draft = stranger.seatBot(stranger.lay(SOLO, null), 1, Level.EASY);

    assertEquals("Bot 1", draft.chairs().get(1).name());
    assertEquals(Level.EASY, draft.chairs().get(1).level());
  }

  @Test
  public void aPersonTakesTheSeatOfABot() {
    Draft draft = friend.seatPerson(friend.lay(SOLO, null), 2);

    assertEquals(List.of("Anna", "Bot 1", "Ben"), names(draft));
    assertNull(draft.chairs().get(2).level());
  }

  @Test
  public void whoeverIsKnownBringsTheirAnimalUnlessAnotherHasIt() {
    Draft draft = friend.lay(SOLO, null);
    Draft annaOnTheLast = friend.seatKnown(draft.without(0), 1, ANNA);
    assertEquals(ANNA.animal(), annaOnTheLast.chairs().get(1).animal());

    Draft both = friend.seatKnown(draft, 1, BEN);
    assertEquals("Ben", both.chairs().get(1).name());
    assertNotEquals(both.chairs().get(0).animal(), both.chairs().get(1).animal());
  }

  @Test
  public void whoeverIsKnownComesWithTheirAnimal() {
    assertEquals(ANNA.animal(), friend.lay(SOLO, null).chairs().get(0).animal());
  }

  @Test
  public void whoeverIsNewGetsTheFirstAnimalThatNobodyHas() {
    Chair odd = new Chair("Cleo", null, Animal.FOX);
    Draft draft = new Draft(SOLO, List.of(odd), Map.of(), Draft.LOT, "");

    assertEquals(Animal.WHALE, stranger.withBot(draft).chairs().get(1).animal());
    assertEquals(
        Animal.FOX,
        stranger.withBot(draft.with(0, odd.withAnimal(Animal.WHALE))).chairs().get(1).animal());
  }

  @Test
  public void aNewPersonKeepsTheAnimalOfTheSeat() {
    Draft draft = stranger.seatPerson(stranger.lay(SOLO, null), 2);

    assertEquals(new Chair("Player 2", null, Animal.FROG), draft.chairs().get(2));
  }

  @Test
  public void aTableWithAllSeatsTakenIsLaidAgainAndALargerOneIsNot() {
    assertEquals(5, friend.lay(NO_IDEA, lineUp(5)).chairs().size());
    assertEquals(3, friend.lay(NO_IDEA, lineUp(6)).chairs().size());
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

  @Test
  public void whereAPersonSitsNobodyElseIsSeated() {
    Draft draft = friend.lay(SOLO, null);

    assertEquals(draft, friend.seatPerson(draft, 0));
  }

  private static List<String> names(Draft draft) {
    List<String> names = new ArrayList<>();
    draft.chairs().forEach(chair -> names.add(chair.name()));
    return names;
  }

  private static List<String> numbered(String word) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= 10; i++) {
      names.add(word + i);
    }
    return names;
  }
}
