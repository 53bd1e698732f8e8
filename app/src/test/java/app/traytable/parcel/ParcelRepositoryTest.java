package app.traytable.parcel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Rooms;
import app.traytable.data.Arrival;
import app.traytable.data.Received;
import app.traytable.match.Animal;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What comes from another phone is added to what is here, and changes nothing of it. */
@RunWith(AndroidJUnit4.class)
public final class ParcelRepositoryTest {
  private static final byte[] PARCEL = Phone.file("whole-parcel.zip");
  private static final byte[] JOURNAL = Phone.file("whole-qwinto.journal");

  private final Phone here = new Phone("here.db");
  private final Phone there = new Phone("there.db");

  @After
  public void close() {
    here.close();
    there.close();
  }

  @Test
  public void everythingOfOnePhoneComesToAnother() throws Exception {
    assertEquals(new Received(4, 0, 2, 2), there.bringIn(PARCEL));

    byte[] sent = there.everything();

    assertEquals(new Received(4, 0, 2, 2), here.bringIn(sent));
    assertArrayEquals(sent, here.everything());
    for (String question :
        List.of(
            "SELECT seal, seat, name, points, place, level FROM results JOIN matches ON id = match_id",
            "SELECT seal, seat, figure, value FROM figures JOIN matches ON id = match_id",
            "SELECT seal, deal, reckoned FROM endings JOIN matches ON id = match_id",
            "SELECT name, emblem, played, side FROM people",
            "SELECT name, value, 0 FROM settings")) {
      assertEquals(
          there.ask(question + " ORDER BY 1, 2, 3"), here.ask(question + " ORDER BY 1, 2, 3"));
    }
    assertEquals(List.of("8"), here.ask("SELECT COUNT(*) FROM results"));
    assertEquals(List.of("4"), here.ask("SELECT COUNT(*) FROM endings"));
    assertEquals(List.of("4"), here.ask("SELECT COUNT(DISTINCT match_id) FROM figures"));
  }

  @Test
  public void aMatchIsReadAsIfItHadBeenPlayedHere() throws Exception {
    here.bringIn(PARCEL);

    for (String id : here.ask("SELECT id FROM matches")) {
      Parcel.Played match = here.behind(() -> here.matches.played(Long.parseLong(id)));
      assertNotNull(match);
      assertEquals("fox whale", match.animals());
      assertEquals(600_000, match.ended() - match.started());
    }
  }

  @Test
  public void whatIsHereAlreadyIsCountedAndLeftOut() throws Exception {
    here.bringIn(PARCEL);
    List<String> before = here.everyRow();

    assertEquals(new Received(0, 4, 0, 0), here.bringIn(PARCEL));
    assertEquals(new Received(0, 1, 0, 0), here.bringIn(JOURNAL));

    assertEquals(before, here.everyRow());
  }

  @Test
  public void whatComesTwiceInOneFileIsThereOnce() throws Exception {
    Arrival match = here.unpack(JOURNAL).matches().get(0);
    Unpacked twice = new Unpacked(List.of(match, match), List.of(), List.of());

    assertEquals(new Received(1, 1, 0, 0), here.behind(() -> here.parcels.bringIn(twice)));

    assertEquals(List.of("1"), here.ask("SELECT COUNT(*) FROM matches"));
  }

  /** The same checksum does not make it the same match. */
  @Test
  public void aMatchThatOnlyHasTheSameSealIsAnother() throws Exception {
    here.bringIn(JOURNAL);
    here.change("UPDATE plies SET text = 'S2 pass' WHERE ply = 1");

    assertEquals(new Received(1, 0, 0, 0), here.bringIn(JOURNAL));
  }

  @Test
  public void aMatchThatWasDeletedHereComesBack() throws Exception {
    here.bringIn(JOURNAL);
    here.change("UPDATE matches SET removed = 1000");

    assertEquals(new Received(1, 0, 0, 0), here.bringIn(JOURNAL));
    assertEquals(new Received(0, 1, 0, 0), here.bringIn(JOURNAL));
  }

  /** The offer to undo a deletion may be older than the file that brings the match back. */
  @Test
  public void whoUndoesADeletionAfterwardsHasTheMatchOnce() throws Exception {
    here.bringIn(JOURNAL);
    here.change("UPDATE matches SET removed = 1000, started = 17, changed = 19");
    here.bringIn(JOURNAL);

    here.change("UPDATE matches SET removed = 0 WHERE id = 1");

    assertEquals(List.of("17 | 19 | 0"), here.ask("SELECT started, changed, removed FROM matches"));
  }

  @Test
  public void whoIsKnownAndWhatWasChosenStaysAsItIs() throws Exception {
    here.change("INSERT INTO people VALUES ('Anna', 'owl', 5, 90)");
    here.change("INSERT INTO settings VALUES ('theme', 'LIGHT')");

    assertEquals(new Received(4, 0, 1, 1), here.bringIn(PARCEL));

    assertEquals(
        List.of("owl | 5 | 90"),
        here.ask("SELECT emblem, played, side FROM people WHERE name = 'Anna'"));
    assertEquals(List.of("LIGHT"), here.ask("SELECT value FROM settings WHERE name = 'theme'"));
  }

  @Test
  public void aJournalEndedNowAndIsNotWhatWasLastBegunHere() throws Exception {
    here.bringIn(JOURNAL);

    assertEquals(
        List.of("0 | " + Phone.NOW + " | fox whale"),
        here.ask("SELECT started, changed, emblems FROM matches"));
  }

  @Test
  public void onlyWhatIsOverAndSoundLeaves() throws Exception {
    here.bringIn(JOURNAL);
    long running = here.behind(this::begin);
    long broken = Long.parseLong(here.ask("SELECT MAX(id) FROM matches").get(0)) + 1;
    here.change(
        "INSERT INTO matches SELECT "
            + broken
            + ", game, opening, emblems, started, changed, toAct,"
            + " over, removed, 'x' FROM matches WHERE over = 1");
    // Even if a bit has tipped over.
    here.change("UPDATE matches SET over = 1, toAct = 0 WHERE id = " + running);

    assertTrue(here.behind(() -> here.parcels.match(running) == null));
    assertEquals(1, here.unpack(here.everything()).matches().size());
  }

  private long begin() {
    Game<?, ?, ?, ?> solo = Rooms.STANDARD.of("solo").getPlayable().game();
    Setup setup = Setup.of(solo.info(), 2, 5);
    List<Player> players = List.of(Player.person("Anna"), Player.person("Ben"));
    Match<?, ?, ?, ?> match = Match.start(solo, setup, players);
    return here.matches.start(match, List.of(Animal.FOX, Animal.OWL));
  }
}
