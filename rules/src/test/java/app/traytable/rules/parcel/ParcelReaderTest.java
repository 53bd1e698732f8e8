package app.traytable.rules.parcel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.parcel.ParcelRefused.Why;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Player;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.Test;

/** A parcel is read as it was packed, and everything else is refused with the word that fits. */
public final class ParcelReaderTest {
  private final Parcel everything = ParcelSamples.everything();
  private final LaidOpen open = LaidOpen.of(everything);

  @Test
  public void aParcelIsReadAsItWasPacked() throws ParcelRefused {
    assertEquals(everything, ParcelFuzzer.read(ParcelFuzzer.pack(everything)));
    assertEquals(everything, ParcelFuzzer.read(open.packed()));
    Parcel nothing = new Parcel(List.of(), List.of(), List.of());
    assertEquals(nothing, ParcelFuzzer.read(ParcelFuzzer.pack(nothing)));
  }

  @Test
  public void theSameParcelIsPackedAsTheSameBytesInEveryZoneAndLanguage() {
    byte[] packed = ParcelFuzzer.pack(everything);
    TimeZone zone = TimeZone.getDefault();
    Locale language = Locale.getDefault();
    try {
      for (String other : List.of("America/Los_Angeles", "Asia/Kathmandu")) {
        TimeZone.setDefault(TimeZone.getTimeZone(other));
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        assertArrayEquals(packed, ParcelFuzzer.pack(everything));
      }
    } finally {
      TimeZone.setDefault(zone);
      Locale.setDefault(language);
    }
  }

  @Test
  public void aJournalIsAParcelOfOneMatchOfAnUnknownTime() throws ParcelRefused {
    for (Parcel.Played match : everything.matches()) {
      Journal journal = match.journal();
      assertEquals(ParcelSamples.of(journal), ParcelFuzzer.read(bytes(journal.text())));
    }
  }

  @Test
  public void aFileCutAnywhereIsCutShort() {
    Parcel few = new Parcel(everything.matches().subList(1, 3), everything.people(), List.of());
    String journal = few.matches().get(0).journal().text();
    for (byte[] whole : List.of(ParcelFuzzer.pack(few), bytes(journal))) {
      for (int length = 0; length < whole.length; length++) {
        byte[] cut = Arrays.copyOf(whole, length);
        assertEquals("cut at " + length, Why.TRUNCATED, refused(cut).why());
      }
    }
  }

  @Test
  public void whatFollowsTheEndIsNotRead() {
    byte[] packed = ParcelFuzzer.pack(everything);
    assertEquals(Why.TRUNCATED, refused(Arrays.copyOf(packed, packed.length + 1)).why());
  }

  @Test
  public void everythingElseIsForeign() {
    assertEquals(Why.FOREIGN, refused(bytes("Dear aunt, here are our matches")).why());
    assertEquals(
        Why.FOREIGN, refused(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}).why());
    assertEquals(Why.FOREIGN, refused(zip("word/document.xml", "<w/>")).why());
    assertEquals(Why.FOREIGN, refused(zip(ParcelZip.LIST, "Dear aunt")).why());
  }

  @Test
  public void whatALaterVersionHasWrittenIsNewer() {
    String journal = everything.matches().get(1).journal().text();
    String later = journal.replace("traytable 1\n", "traytable 2\n");
    assertEquals(Why.NEWER, refused(bytes(later)).why());
    assertEquals(Why.NEWER, refused(zip(ParcelZip.LIST, "traytable-parcel 12\nanything\n")).why());
    ParcelRefused inside = refused(with(1, later).packed());
    assertEquals(Why.NEWER, inside.why());
    assertEquals(2, inside.match());
  }

  @Test
  public void aMatchThatIsNotOverStaysWhereItIs() {
    for (var game : Games.all()) {
      Journal begun = ParcelSamples.begun(game, 5);
      assertEquals(Why.UNFINISHED, refused(bytes(begun.text())).why());
    }
    ParcelRefused inside =
        refused(with(3, ParcelSamples.begun(Games.named("solo"), 7).text()).packed());
    assertEquals(Why.UNFINISHED, inside.why());
    assertEquals(4, inside.match());
  }

  @Test
  public void aGameThatTheAppDoesNotHaveIsSaidToBeSo() {
    String other = LaidOpen.signed(open.journals().get(0).replace("game noidea", "game chess"));
    assertEquals(Why.UNKNOWN_GAME, refused(bytes(other)).why());
  }

  /** Statistics know people by their names; a bot may be called like anybody. */
  @Test
  public void twoPeopleOfOneNameAreRefused() throws ParcelRefused {
    Journal match = everything.matches().get(1).journal();
    Player anna = Player.person("Anna");

    assertEquals(Why.BROKEN, refused(bytes(played(match, anna, anna).text())).why());
    Journal namesake = played(match, anna, Player.bot("Anna", Level.HARD));
    assertEquals(ParcelSamples.of(namesake), ParcelFuzzer.read(bytes(namesake.text())));
  }

  private static Journal played(Journal match, Player... players) {
    return new Journal(
        match.game(),
        match.options(),
        match.first(),
        match.seed(),
        List.of(players),
        match.plies());
  }

  @Test
  public void anIllegalMoveRefusesTheWholeParcelAndIsNamed() {
    String cheated = open.journals().get(2).replaceFirst("\nS1 ", "\nS2 ");
    ParcelRefused refused = refused(with(2, cheated).packed());
    assertEquals(Why.BROKEN, refused.why());
    assertEquals(3, refused.match());
  }

  @Test
  public void aMatchInThePlaceOfAnotherIsNotTheOneThatWasPacked() {
    List<String> swapped = new ArrayList<>(open.journals());
    Collections.swap(swapped, 0, 1);
    byte[] list = bytes(open.list());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(ParcelZip.LIST));
      zip.write(list);
      zip.putNextEntry(new ZipEntry(ParcelZip.journal(1)));
      zip.write(bytes(swapped.get(0)));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    ParcelRefused refused = refused(out.toByteArray());
    assertEquals(Why.BROKEN, refused.why());
    assertEquals(1, refused.match());
  }

  @Test
  public void theListAndTheEntriesAreTheSame() {
    List<String> journals = open.journals();
    assertEquals(
        Why.BROKEN, refused(new LaidOpen(open.list(), journals.subList(0, 3)).packed()).why());
    String shorter = open.list().replaceFirst("match 0004.*\n", "");
    assertEquals(Why.BROKEN, refused(new LaidOpen(shorter, journals).packed()).why());
    String renamed = open.list().replaceFirst("match 0004", "match 0005");
    assertEquals(Why.BROKEN, refused(new LaidOpen(renamed, journals).packed()).why());
  }

  @Test
  public void nothingOnTheListIsImpossible() {
    for (String line :
        List.of(
            "person fox 0 0 Anna",
            "person fox 360 0 Ben",
            "person fox -2 0 Ben",
            "person fox +1 0 Ben",
            "person FOX 0 0 Ben",
            "person fox 0 -1 Ben",
            "person fox 0 999999999999999 Ben",
            "person fox 0 0 ",
            "person fox 0 0  Ben",
            "person fox 0 0 Somebody with a name that is far too long",
            "person fox 0 Ben",
            "setting theme LIGHT",
            "setting theme",
            "setting  x y",
            "setting new a\u0007b",
            "match 0005 00000000 0 0 -",
            "match 1",
            "gift fox",
            "",
            "person fox 0 0 " + "x".repeat(400))) {
      String more = open.list().replaceFirst("\nend ", "\n" + line + "\nend ");
      assertEquals(line, Why.BROKEN, refused(new LaidOpen(more, open.journals()).packed()).why());
    }
  }

  @Test
  public void theTimesAndAnimalsOfAMatchArePossible() {
    for (String shown : List.of("-5 0 fox", "0 -5 fox", "0 253402300800000 -", "0 0 Fox")) {
      String list = open.list().replaceFirst("(match 0001 [0-9a-f]{8}) .*", "$1 " + shown);
      assertEquals(shown, Why.BROKEN, refused(new LaidOpen(list, open.journals()).packed()).why());
    }
  }

  @Test
  public void aRefusalNamesTheMatchIfThereAreSeveral() {
    String later = open.journals().get(1).replace("traytable 1\n", "traytable 2\n");
    String alone = String.valueOf(refused(bytes(later)).getMessage());
    String inside = String.valueOf(refused(with(1, later).packed()).getMessage());
    assertEquals("Match 2: " + alone, inside);
  }

  @Test
  public void aFileThatNobodyGivesIsUnreadable() {
    byte[] beginning = Arrays.copyOf(bytes(open.journals().get(0)), 40);
    InputStream torn = new SequenceInputStream(new ByteArrayInputStream(beginning), new Torn());
    ParcelRefused refused =
        assertThrows(ParcelRefused.class, () -> new ParcelReader(ParcelFuzzer.GAMES).read(torn));
    assertEquals(Why.UNREADABLE, refused.why());
  }

  @Test
  public void asManyMatchesArePackedAsMayBe() {
    Parcel.Played one = everything.matches().get(0);
    List<Parcel.Played> many = Collections.nCopies(Parcel.MOST_MATCHES + 1, one);
    assertThrows(IllegalArgumentException.class, () -> new Parcel(many, List.of(), List.of()));
    assertEquals(Parcel.MOST_MATCHES, Parcel.asManyAsFit(many).size());
    assertEquals(1, Parcel.asManyAsFit(List.of(one)).size());
  }

  private LaidOpen with(int match, String journal) {
    List<String> journals = new ArrayList<>(open.journals());
    journals.set(match, journal);
    return new LaidOpen(open.list(), journals);
  }

  static ParcelRefused refused(byte[] file) {
    ParcelRefused refused =
        assertThrows(
            ParcelRefused.class,
            () -> new ParcelReader(ParcelFuzzer.GAMES).read(new ByteArrayInputStream(file)));
    assertTrue(String.valueOf(refused.getMessage()).length() > 5);
    return refused;
  }

  static byte[] zip(String name, String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(bytes(text));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** What a cloud gives that has gone. */
  private static final class Torn extends InputStream {
    @Override
    public int read() throws IOException {
      throw new IOException("the cloud has gone");
    }

    @Override
    public int read(byte[] into, int start, int most) throws IOException {
      throw new IOException("the cloud has gone");
    }
  }
}
