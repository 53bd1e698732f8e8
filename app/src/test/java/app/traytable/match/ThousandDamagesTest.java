package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.data.DatabaseFile;
import app.traytable.rules.table.Rng;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * A thousand times something has happened to the file between two lives of the app. It starts every
 * time; what can be read is what was played; what cannot is set aside byte for byte or listed as
 * broken. The number of a failure repeats it.
 */
@RunWith(AndroidJUnit4.class)
public final class ThousandDamagesTest {
  private static final int DAMAGES = 1_000;
  private static final int PAGE = 4_096;

  /** What can happen to a disk. */
  private enum Damage {
    BIT,
    BYTES,
    NOISE,
    ZEROS,
    HEADER,
    LOST_PAGE,
    PAGE_OF_ANOTHER,
    CUT,
    LONGER,
    LOG
  }

  private final Map<Damage, Integer> noticed = new EnumMap<>(Damage.class);
  private int setAside;

  @Test
  public void theAppAlwaysStartsAndNothingIsDeleted() {
    try (Attacked attacked = new Attacked()) {
      for (int number = 0; number < DAMAGES; number++) {
        String name = "damage" + number + ".db";
        try {
          attack(attacked, name, number);
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError("damage " + number, e);
        }
        attacked.forget(name);
      }
    }
    // What follows the end hurts nobody, and of a log SQLite reads what is whole.
    assertEquals(
        EnumSet.complementOf(EnumSet.of(Damage.LONGER, Damage.LOG)).toString(),
        noticed.keySet().toString());
    assertTrue(setAside + " of " + noticed, setAside > 100 && setAside < DAMAGES);
  }

  private void attack(Attacked attacked, String name, int number) {
    Rng chance = new Rng(number);
    Damage damage = Damage.values()[number % Damage.values().length];
    boolean isLog = damage == Damage.LOG;
    // Where there is a log, SQLite reads most pages from there.
    boolean isClosed = !isLog && chance.below(4) != 0;
    Map<String, byte[]> parts = new HashMap<>(isClosed ? attacked.closed : attacked.killed);
    String part = isLog ? "-wal" : "";
    parts.put(part, damaged(parts.get(part).clone(), damage, chance));
    attacked.lay(name, parts);

    Attacked.Start start = attacked.start(name);

    if (start.why() != null) {
      assertTrue(String.valueOf(start.why()), start.why() != DatabaseFile.Why.OUT_OF_REACH);
      setAside++;
    } else if (isClosed) {
      assertTrue(
          "only " + start.listed().size() + " listed", start.listed().size() >= attacked.matches());
    }
    if (start.why() != null || start.broken() > 0) {
      noticed.merge(damage, 1, Integer::sum);
    }
  }

  private static byte[] damaged(byte[] bytes, Damage damage, Rng chance) {
    int at = place(bytes, chance);
    int page = PAGE * chance.below(bytes.length / PAGE);
    switch (damage) {
      case BIT -> bytes[at] ^= (byte) (1 << chance.below(8));
      case BYTES -> {
        for (int i = 0; i <= chance.below(20); i++) {
          bytes[place(bytes, chance)] = (byte) chance.below(256);
        }
      }
      case NOISE -> {
        for (int i = at; i < Math.min(bytes.length, at + 200); i++) {
          bytes[i] = (byte) chance.below(256);
        }
      }
      case ZEROS -> Arrays.fill(bytes, at, Math.min(bytes.length, at + 500), (byte) 0);
      case HEADER -> bytes[chance.below(100)] ^= (byte) (1 + chance.below(255));
      case LOST_PAGE -> Arrays.fill(bytes, page, page + PAGE, (byte) 0);
      case PAGE_OF_ANOTHER -> {
        int other = PAGE * chance.below(bytes.length / PAGE);
        System.arraycopy(bytes.clone(), other, bytes, page, PAGE);
      }
      case CUT -> {
        return Arrays.copyOf(bytes, at);
      }
      case LONGER -> {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + chance.below(3 * PAGE));
        for (int i = bytes.length; i < longer.length; i++) {
          longer[i] = (byte) chance.below(256);
        }
        return longer;
      }
      case LOG -> {
        bytes[at] ^= (byte) (1 + chance.below(255));
        return chance.below(3) == 0 ? Arrays.copyOf(bytes, at) : bytes;
      }
    }
    return bytes;
  }

  /** Where something stands: half of every page is empty. */
  private static int place(byte[] bytes, Rng chance) {
    int at = chance.below(bytes.length);
    while (bytes[at] == 0) {
      at = chance.below(bytes.length);
    }
    return at;
  }
}
