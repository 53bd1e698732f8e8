package app.traytable.rules.parcel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.table.Journal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;

/** What could not be written and read again cannot be made. */
public final class ParcelTest {
  private static final long LAST_TIME = 253_402_300_799_999L;
  private static final Journal SHORT = ParcelSamples.begun(Games.named("qwinto"), 1);

  private static void assertImpossible(Runnable making) {
    assertThrows(IllegalArgumentException.class, making::run);
  }

  private static Parcel.Person person(String name) {
    return new Parcel.Person(name, "fox", -1, Parcel.UNKNOWN);
  }

  private static Parcel.Played played(String animals) {
    return new Parcel.Played(SHORT, 0, LAST_TIME, animals);
  }

  @Test
  public void aPersonMaySitAtTheTableAndHasAnAnimalASideAndATime() {
    for (int side : new int[] {-1, 0, 359}) {
      assertEquals(side, new Parcel.Person("Anna", "fox", side, LAST_TIME).side());
    }
    assertImpossible(() -> new Parcel.Person("Anna", "fox", -2, 0));
    assertImpossible(() -> new Parcel.Person("Anna", "fox", 360, 0));
    assertImpossible(() -> new Parcel.Person("Anna", "Fox", 0, 0));
    assertImpossible(() -> new Parcel.Person("Anna", "", 0, 0));
    assertImpossible(() -> new Parcel.Person("Anna", "fox whale", 0, 0));
    assertImpossible(() -> new Parcel.Person("Anna", "fox", 0, -1));
    assertImpossible(() -> new Parcel.Person("Anna", "fox", 0, LAST_TIME + 1));
    assertImpossible(() -> person(" Anna"));
  }

  @Test
  public void aTimeThatNoClockShouldShowIsUnknown() {
    assertEquals(LAST_TIME, Parcel.time(LAST_TIME));
    assertEquals(1, Parcel.time(1));
    assertEquals(Parcel.UNKNOWN, Parcel.time(LAST_TIME + 1));
    assertEquals(Parcel.UNKNOWN, Parcel.time(-1));
  }

  @Test
  public void aMatchHasTimesAndNoMoreAnimalsThanSeats() {
    assertEquals("", played("").animals());
    assertEquals("fox 3.5", played("fox 3.5").animals());
    String ten = String.join(" ", Collections.nCopies(10, "fox"));
    assertEquals(ten, played(ten).animals());
    assertImpossible(() -> played(ten + " fox"));
    assertImpossible(() -> played("fox  whale"));
    assertImpossible(() -> new Parcel.Played(SHORT, -1, 0, ""));
    assertImpossible(() -> new Parcel.Played(SHORT, 0, LAST_TIME + 1, ""));
  }

  @Test
  public void nobodyAndNothingIsThereTwice() {
    Parcel.Setting dark = new Parcel.Setting("theme", "DARK");
    Parcel.Setting light = new Parcel.Setting("theme", "LIGHT");
    List<Parcel.Person> twice = List.of(person("Anna"), person("Anna"));
    assertImpossible(() -> new Parcel(List.of(), twice, List.of()));
    assertImpossible(() -> new Parcel(List.of(), List.of(), List.of(dark, light)));
  }

  @Test
  public void thereAreAThousandPeopleAndSettingsAtMost() {
    List<Parcel.Person> people = new ArrayList<>();
    List<Parcel.Setting> settings = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      people.add(person("Anna " + i));
      settings.add(new Parcel.Setting("theme" + i, "DARK"));
    }
    assertEquals(1_000, new Parcel(List.of(), people, settings).people().size());
    people.add(person("Ben"));
    assertImpossible(() -> new Parcel(List.of(), people, List.of()));
    settings.add(new Parcel.Setting("theme", "DARK"));
    assertImpossible(() -> new Parcel(List.of(), List.of(), settings));
  }

  /** Ten characters for each of 20,000 moves, in a thousand matches. */
  @Test
  public void thereAreTwoHundredMillionCharactersOfMovesAtMost() {
    Journal large = SHORT.withPlies(Collections.nCopies(20_000, "S1 lay O1"));
    Parcel.Played one = new Parcel.Played(large, 0, 0, "");
    List<Parcel.Played> most = Collections.nCopies(1_000, one);
    List<Parcel.Played> tooMany = Collections.nCopies(1_001, one);
    assertEquals(1_000, new Parcel(most, List.of(), List.of()).matches().size());
    assertImpossible(() -> new Parcel(tooMany, List.of(), List.of()));
    assertEquals(1_000, Parcel.asManyAsFit(tooMany).size());
  }

  @Test
  public void theSettingWithTheLongestWordsIsReadAsItWasPacked() throws ParcelRefused {
    String word = "w".repeat(60);
    String name = String.join(" ", Collections.nCopies(4, word));
    Parcel parcel = new Parcel(List.of(), List.of(), List.of(new Parcel.Setting(name, word)));
    assertEquals(parcel, ParcelFuzzer.read(ParcelFuzzer.pack(parcel)));
  }

  @Test
  public void theLongestPackingListIsRead() {
    String animals = String.join(" ", Collections.nCopies(10, "a".repeat(20)));
    Parcel.Played match = new Parcel.Played(SHORT, LAST_TIME, LAST_TIME, animals);
    String word = "w".repeat(56);
    List<Parcel.Person> people = new ArrayList<>();
    List<Parcel.Setting> settings = new ArrayList<>();
    for (int i = 1_000; i < 2_000; i++) {
      String name = "🦊".repeat(20) + i;
      people.add(new Parcel.Person(name, "a".repeat(20), 359, LAST_TIME));
      String words = String.join(" ", Collections.nCopies(4, word + i));
      settings.add(new Parcel.Setting(words, word + i));
    }
    List<Parcel.Played> matches = Collections.nCopies(Parcel.MOST_MATCHES, match);
    String list = PackingList.of(new Parcel(matches, people, settings)).text();
    int length = list.getBytes(StandardCharsets.UTF_8).length;
    assertTrue(length + " bytes", length <= ParcelReader.LONGEST_LIST);
  }
}
