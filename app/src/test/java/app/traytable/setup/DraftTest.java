package app.traytable.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.match.Animal;
import app.traytable.match.Person;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.setup.Problem.Kind;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class DraftTest {
  private final Draft table =
      new Draft(
          new NoIdea().info(),
          List.of(person("Anna", 0), person("Ben", 1), bot("Biscuit", 2)),
          Map.of("gentle-start", "on"),
          Draft.LOT);

  @Test
  public void aDraftKnowsItsGame() {
    assertEquals("noidea", table.game());
  }

  @Test
  public void peopleWithNamesCanPlay() {
    assertNull(table.problem());
  }

  @Test
  public void oneAloneCannotPlayAGameForTwo() {
    assertEquals(problem(Kind.TOO_FEW_SEATS, 0), table.without(2).without(1).problem());
  }

  @Test
  public void moreThanTheGameHasSeatsCannotPlay() {
    Draft full = table.plus(bot("Pickle", 3)).plus(bot("Button", 4));

    assertNull(full.problem());
    assertEquals(problem(Kind.TOO_MANY_SEATS, 0), full.plus(bot("Waffle", 5)).problem());
  }

  @Test
  public void botsAloneCannotPlay() {
    assertEquals(problem(Kind.NO_PERSON, 0), table.without(0).with(0, bot("Pip", 1)).problem());
  }

  @Test
  public void everySeatNeedsAName() {
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "  ").problem());
    assertEquals(problem(Kind.NO_NAME, 2), renamed(2, "").problem());
  }

  @Test
  public void aNameHasAtMostTwentyFourCharactersHoweverManyBytes() {
    assertNull(renamed(0, "x".repeat(24)).problem());
    assertNull(renamed(0, "\uD83C\uDCCF".repeat(24)).problem());
    assertEquals(problem(Kind.LONG_NAME, 0), renamed(0, "x".repeat(25)).problem());
  }

  @Test
  public void aNameWithControlCharactersIsRefused() {
    assertEquals(problem(Kind.STRANGE_NAME, 1), renamed(1, "B\nen").problem());
    assertEquals(problem(Kind.STRANGE_NAME, 1), renamed(1, "Ben\uD83C").problem());
  }

  @Test
  public void aNameThatNobodyCanSeeIsMissing() {
    for (String unseen : List.of("\u200B", "\u00A0", "\u202E", "\u2800", "\u3164", "\u00AD")) {
      assertEquals(code(unseen), problem(Kind.NO_NAME, 1), renamed(1, unseen).problem());
      assertEquals(problem(Kind.NO_NAME, 1), renamed(1, " " + unseen + unseen).problem());
    }
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "\u200D\uFE0F").problem());
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "\t").problem());
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "\u2028").problem());
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "\u2029\u2003").problem());
    assertEquals(problem(Kind.NO_NAME, 1), renamed(1, "\u0007\u0007").problem());
  }

  @Test
  public void aNameWithCharactersThatHideOrTurnOthersIsRefused() {
    for (String unseen :
        List.of("\u200B", "\u00A0", "\u202E", "\u202F", "\uFEFF", "\u1160", "\u034F")) {
      assertEquals(code(unseen), problem(Kind.STRANGE_NAME, 1), renamed(1, "B" + unseen).problem());
      assertEquals(
          code(unseen), problem(Kind.STRANGE_NAME, 1), renamed(1, "B" + unseen + "en").problem());
    }
  }

  @Test
  public void spacesAroundANameDoNotCountAndOtherSpacesInItAreRefused() {
    assertNull(renamed(1, "\u2003Ben\u2003").problem());
    assertEquals(problem(Kind.STRANGE_NAME, 1), renamed(1, "B\u2003en").problem());
  }

  @Test
  public void namesOfAllLanguagesAndPicturesAreNames() {
    for (String name :
        List.of(
            "Anna Maria",
            "Ö",
            "\u0645\u06CC\u200C\u0646\u0627", // parted by a joiner
            "\uD83D\uDC69\u200D\uD83D\uDE80", // one picture made of two
            "\u2764\uFE0F",
            "\u674E",
            "O'Neil 2")) {
      assertNull(name, renamed(1, name).problem());
    }
  }

  @Test
  public void namesThatDifferInWhatNobodySeesAreOneName() {
    assertEquals(problem(Kind.SAME_NAME, 1), renamed(1, "An\u200Dna").problem());
    assertTrue(table.isSeated("ANNA\u200C"));
    assertFalse(table.isSeated("An na"));
  }

  private static String code(String text) {
    return "U+" + Integer.toHexString(text.codePointAt(0));
  }

  @Test
  public void namesThatLookAlikeAreOneName() {
    assertEquals(problem(Kind.SAME_NAME, 1), renamed(1, "Anna").problem());
    assertEquals(problem(Kind.SAME_NAME, 1), renamed(1, " anna ").problem());
    assertEquals(problem(Kind.SAME_NAME, 2), renamed(2, "BEN").problem());
  }

  @Test
  public void asManyChairsStandThereAsTheGameHasSeats() {
    assertEquals(5, table.places());
    assertEquals(1, table.seatAt(1));
    assertEquals(Draft.NOBODY, table.seatAt(4));
  }

  @Test
  public void whoIsOneTooManyStillHasAChair() {
    Draft full = table.plus(bot("Pickle", 3)).plus(bot("Button", 4));

    assertEquals(5, full.places());
    assertEquals(6, full.plus(bot("Waffle", 5)).places());
  }

  @Test
  public void twoDoNotSitOnOneChairAndSeatsAreCountedClockwise() {
    assertThrows(IllegalArgumentException.class, () -> table.plus(bot("Pickle", 1)));
    List<Chair> across = List.of(person("Ben", 1), person("Anna", 0));
    assertThrows(
        IllegalArgumentException.class, () -> new Draft(table.info(), across, Map.of(), Draft.LOT));
  }

  @Test
  public void whoSitsDownBetweenTwoPlaysBetweenThem() {
    Draft parted = table.moved(1, 4).withFirst(1);

    Draft joined = parted.plus(bot("Pickle", 1));

    assertEquals(List.of("Anna", "Pickle", "Biscuit", "Ben"), names(joined));
    assertEquals("Biscuit", joined.chairs().get(joined.first()).name());
    assertEquals(Draft.LOT, parted.withFirst(Draft.LOT).plus(bot("Pickle", 1)).first());
  }

  @Test
  public void whoMovesToAFreeChairLeavesEverybodyElseWhereTheyAre() {
    Draft moved = table.moved(0, 4);

    assertEquals(List.of("Ben", "Biscuit", "Anna"), names(moved));
    assertEquals(List.of(1, 2, 4), moved.chairs().stream().map(Chair::place).toList());
  }

  @Test
  public void whoMovesToATakenChairChangesPlacesWithWhoSitsThere() {
    Draft moved = table.moved(0, 2);

    assertEquals(List.of("Biscuit", "Ben", "Anna"), names(moved));
    assertEquals(table.chairs().get(0).animal(), moved.chairs().get(2).animal());
    assertEquals(List.of(0, 1, 2), moved.chairs().stream().map(Chair::place).toList());
    assertEquals(table, moved.moved(2, 0));
    assertEquals(table, table.moved(1, 1));
  }

  @Test
  public void whoWasToBeginStillIsAfterAnybodyMoves() {
    Draft benBegins = table.withFirst(1);

    for (int seat = 0; seat < 3; seat++) {
      for (int place = 0; place < 5; place++) {
        Draft moved = benBegins.moved(seat, place);
        assertEquals("Ben", moved.chairs().get(moved.first()).name());
      }
    }
    assertEquals(0, benBegins.without(0).first());
    assertEquals(1, benBegins.without(2).first());
  }

  @Test
  public void severalPeopleShowOnWhichSideOfTheTableTheySit() {
    assertEquals(List.of(0, 72, Person.NO_SIDE), table.sides());
    assertEquals(List.of(0, Person.NO_SIDE, 288), table.moved(1, 4).sides());
  }

  @Test
  public void somebodyAloneHoldsThePhoneAndShowsNoSide() {
    assertEquals(List.of(Person.NO_SIDE, Person.NO_SIDE), table.without(1).sides());
  }

  @Test
  public void anotherAnimalLeavesTheNameAndTheLevel() {
    assertEquals(
        new Chair("Biscuit", Level.NORMAL, Animal.PIG, 2),
        table.chairs().get(2).withAnimal(Animal.PIG));
  }

  @Test
  public void oneOptionChangesAndTheOthersStay() {
    Draft changed = table.withOption("memory-aid", "on");

    assertEquals(Map.of("gentle-start", "on", "memory-aid", "on"), changed.options());
  }

  @Test
  public void someProblemsAreOfANameAndOthersAreNot() {
    for (Kind kind : List.of(Kind.NO_NAME, Kind.LONG_NAME, Kind.STRANGE_NAME, Kind.SAME_NAME)) {
      assertTrue(problem(kind, 1).isOfName());
    }
    for (Kind kind : List.of(Kind.TOO_FEW_SEATS, Kind.NO_PERSON)) {
      assertFalse(problem(kind, 0).isOfName());
    }
  }

  @Test
  public void theLotDecidesAgainWhenWhoWasToBeginLeaves() {
    assertEquals(Draft.LOT, table.withFirst(1).without(1).first());
  }

  @Test
  public void anAnimalIsTakenWhenAnotherSeatHasIt() {
    assertTrue(table.isTaken(Animal.ofSeat(1), 0));
    assertFalse(table.isTaken(Animal.ofSeat(1), 1));
    assertFalse(table.isTaken(Animal.ofSeat(3), 0));
  }

  @Test
  public void allThatWasAgreedOnIsInTheSetUp() {
    Setup setup = renamed(1, " Bea ").withFirst(1).setup(99);

    assertEquals(99, setup.seed());
    assertEquals(3, setup.seats());
    assertEquals(Seat.of(1), setup.first());
    assertTrue(setup.isOn("gentle-start"));
    assertFalse(setup.isOn("memory-aid"));
    assertNull(table.setup(99).first());
    assertEquals(
        List.of(Player.person("Anna"), Player.person("Bea"), Player.bot("Biscuit", Level.NORMAL)),
        renamed(1, " Bea ").players());
  }

  private static List<String> names(Draft draft) {
    return draft.chairs().stream().map(Chair::name).toList();
  }

  private Draft renamed(int seat, String name) {
    return table.with(seat, table.chairs().get(seat).withName(name));
  }

  private static Chair person(String name, int seat) {
    return new Chair(name, null, Animal.ofSeat(seat), seat);
  }

  private static Chair bot(String name, int seat) {
    return new Chair(name, Level.NORMAL, Animal.ofSeat(seat), seat);
  }

  private static Problem problem(Kind kind, int seat) {
    return new Problem(kind, seat);
  }
}
