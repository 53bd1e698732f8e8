package app.traytable.parcel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.Received;
import app.traytable.rules.parcel.ParcelRefused;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Rng;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Files that somebody has changed: the database holds all of them that it says, or nothing. */
@RunWith(AndroidJUnit4.class)
public final class ChangedParcelsTest {
  private static final int CHANGES = 1_500;

  private final Phone phone = new Phone("changed.db");
  private final Rng chance = new Rng(20);

  @After
  public void close() {
    phone.close();
  }

  @Test
  public void aChangedParcelLeavesNothingBehind() throws Exception {
    byte[] whole = Phone.file("whole-parcel.zip");
    List<String> before = phone.everyRow();
    for (int i = 0; i < CHANGES; i++) {
      byte[] changed = Arrays.copyOf(whole, whole.length);
      for (int change = chance.below(3); change >= 0; change--) {
        changed[chance.below(changed.length)] = (byte) chance.below(256);
      }
      if (chance.below(4) == 0) {
        changed = Arrays.copyOf(changed, chance.below(changed.length));
      }
      if (isRefused(changed)) {
        assertEquals("change " + i, before, phone.everyRow());
      } else {
        before = phone.everyRow();
      }
    }
  }

  /** With the checksum that belongs to it, as somebody would write it by hand. */
  @Test
  public void aRewrittenJournalIsAMatchByTheRulesOrNothing() throws Exception {
    Journal whole =
        Journal.parse(new String(Phone.file("whole-pointapile.journal"), StandardCharsets.UTF_8));
    int taken = 0;
    List<String> before = phone.everyRow();
    for (int i = 0; i < CHANGES; i++) {
      List<String> plies = new ArrayList<>(whole.plies());
      String moved = plies.remove(chance.below(plies.size()));
      plies.add(chance.below(plies.size() + 1), chance.below(4) == 0 ? "S1 pass" : moved);
      byte[] changed = whole.withPlies(plies).text().getBytes(StandardCharsets.UTF_8);
      if (isRefused(changed)) {
        assertEquals("change " + i, before, phone.everyRow());
      } else {
        taken++;
        before = phone.everyRow();
      }
    }
    assertTrue("some are still the match they were", taken > 0);
    assertEquals(List.of(), phone.ask("SELECT id FROM matches WHERE over = 0 OR toAct != 0"));
    assertEquals(List.of(), phone.ask("PRAGMA foreign_key_check"));
  }

  private boolean isRefused(byte[] file) throws Exception {
    long before = count();
    try {
      Received received = phone.bringIn(file);
      assertEquals(before + received.matches(), count());
      return false;
    } catch (ParcelRefused e) {
      return true;
    }
  }

  private long count() throws Exception {
    return Long.parseLong(phone.ask("SELECT COUNT(*) FROM matches").get(0));
  }
}
