package app.traytable.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import app.traytable.match.Animal;
import app.traytable.match.LineUp;
import app.traytable.match.Person;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

public final class OffersTest {
  private final GameInfo noIdea = new NoIdea().info();
  private final GameInfo qwinto = new Qwinto().info();
  private final GameInfo solo = new Solo().info();

  private final HouseNames names =
      new HouseNames(List.of("Player 1", "Player 2"), List.of("Pip", "Pop", "Pup"));

  @Test
  public void theFirstTimeOnePersonPlaysWithBots() {
    assertEquals(List.of("Player 1", "Pip*", "Pop*"), chairs(offers().usual(solo)));
  }

  @Test
  public void whoeverPlayedLastIsThatPerson() {
    SeatPlanner planner = new SeatPlanner(List.of(new Person("Ben", Animal.OWL)), names);

    Draft draft = new Offers(planner, List.of()).usual(noIdea);

    assertEquals(List.of("Ben", "Pip*", "Pop*"), chairs(draft));
    assertEquals(Animal.OWL, draft.chairs().get(0).animal());
  }

  @Test
  public void aGameIsDealtToThoseWhoPlayedItLastAsTheyAgreed() {
    Map<String, String> agreed = Map.of("short-game", "on");
    Draft draft =
        offers(
                table("solo", "Anna", "Clara"),
                table("noidea", agreed, Seat.of(1), "Anna", "Ben", "Pip*"),
                table("noidea", "Dora", "Emil"))
            .usual(noIdea);

    assertEquals(List.of("Anna", "Ben", "Pip*"), chairs(draft));
    assertEquals("on", draft.options().get("short-game"));
    assertEquals(1, draft.first());
    assertNull(draft.problem());
  }

  @Test
  public void everyTableOfLateIsOfferedOnceWhateverItPlayedAndOnWhateverSeats() {
    Offers offers =
        offers(
            table("solo", "Anna", "Ben", "Clara"),
            table("qwinto", "Clara", "Ben", "Anna"),
            table("noidea", "Anna", "Ben"),
            table("solo", "Ben", "Anna"),
            table("pointapile", "Anna", "Pip*"));

    assertEquals(
        List.of(List.of("Anna", "Ben", "Clara"), List.of("Anna", "Pip*")),
        offers.others(noIdea).stream().map(OffersTest::names).toList());
  }

  @Test
  public void thoseWhomPlayDealsToAnywayAreNotOfferedOnceMore() {
    Draft usual = offers().usual(solo);
    List<Animal> animals = List.of(Animal.FOX, Animal.WHALE, Animal.FROG);
    LineUp same = new LineUp("noidea", usual.players(), animals, Map.of(), null);

    assertEquals(List.of(), offers(same).others(solo));
  }

  @Test
  public void threeAreEnoughAndNoneThatDoesNotFit() {
    String[] many = {"Anna", "Ben", "Clara", "Dora", "Emil"};
    Offers offers =
        offers(
            table("solo", many),
            table("solo", "Anna", "Ben"),
            table("qwinto", "Anna"),
            table("solo", "Anna", "Ben", "Clara"),
            table("solo", "Anna", "Clara"));

    assertEquals(
        List.of(List.of("Anna", "Ben"), List.of("Anna", "Ben", "Clara"), List.of("Anna", "Clara")),
        offers.others(qwinto).stream().map(OffersTest::names).toList());
    assertEquals(5, offers.others(noIdea).get(0).players().size());
    assertEquals(3, offers.others(noIdea).size());
  }

  @Test
  public void anotherTableKeepsWhatWasAgreedOnInThisGameAndNotInItsOwn() {
    LineUp four = table("solo", Map.of("short-game", "off"), Seat.of(2), "Anna", "Ben", "Clara");
    Offers offers = offers(four, table("noidea", Map.of("short-game", "on"), null, "Dora", "Emil"));

    Draft draft = offers.with(noIdea, four);

    assertEquals(List.of("Anna", "Ben", "Clara"), chairs(draft));
    assertEquals("on", draft.options().get("short-game"));
    assertEquals(Draft.LOT, draft.first());
    assertEquals("noidea", draft.game());
  }

  @Test
  public void aDealIsForThoseWhoUsuallyPlayItsGame() {
    LineUp usual = table("noidea", Map.of("memory-aid", "on"), Seat.of(0), "Pip*", "Anna", "Ben");
    Offers offers = offers(usual);
    Setup three = Setup.of(noIdea, 3, 77).with("short-game", "on").with("memory-aid", "off");

    Draft draft = offers.dealt(noIdea, three.withFirst(Seat.of(2)));

    assertEquals(List.of("Pip*", "Anna", "Ben"), chairs(draft));
    assertEquals(three.options(), draft.options());
    assertEquals(2, draft.first());
    assertEquals(Draft.LOT, offers.dealt(noIdea, three).first());
    assertEquals(DealCode.of(three), DealCode.of(offers.dealt(noIdea, three).setup(77)));
  }

  @Test
  public void aDealWithFewerSeatsIsForPeopleFirst() {
    Offers offers = offers(table("noidea", "Pip*", "Anna", "Pop*", "Ben", "Clara"));

    assertEquals(List.of("Pip*", "Anna", "Ben", "Clara"), chairs(offers.dealt(noIdea, seats(4))));
    assertEquals(List.of("Anna", "Ben", "Clara"), chairs(offers.dealt(noIdea, seats(3))));
    assertEquals(List.of("Anna", "Ben"), chairs(offers.dealt(noIdea, seats(2))));
  }

  @Test
  public void whereADealHasMoreSeatsBotsSitDown() {
    Draft draft = offers(table("noidea", "Anna", "Ben")).dealt(noIdea, seats(5));

    assertEquals(List.of("Anna", "Ben", "Pip*", "Pop*", "Pup*"), chairs(draft));
    assertNull(draft.problem());
    assertNull(offers().dealt(noIdea, seats(4)).problem());
  }

  private Setup seats(int seats) {
    return Setup.of(noIdea, seats, 77);
  }

  private Offers offers(LineUp... lineUps) {
    return new Offers(new SeatPlanner(List.of(), names), List.of(lineUps));
  }

  private static LineUp table(String game, String... names) {
    return table(game, Map.of(), null, names);
  }

  /** A bot's name has a star. */
  private static LineUp table(
      String game, Map<String, String> options, @Nullable Seat first, String... names) {
    List<Player> players = new ArrayList<>();
    List<Animal> animals = new ArrayList<>();
    for (String name : names) {
      boolean isBot = name.endsWith("*");
      players.add(isBot ? Player.bot(name.replace("*", ""), Level.EASY) : Player.person(name));
      animals.add(Animal.ofSeat(animals.size()));
    }
    return new LineUp(game, players, animals, options, first);
  }

  private static List<String> names(LineUp lineUp) {
    return lineUp.players().stream()
        .map(player -> player.name() + (player.level() == null ? "" : "*"))
        .toList();
  }

  private static List<String> chairs(Draft draft) {
    return draft.chairs().stream().map(chair -> chair.name() + (chair.isBot() ? "*" : "")).toList();
  }
}
