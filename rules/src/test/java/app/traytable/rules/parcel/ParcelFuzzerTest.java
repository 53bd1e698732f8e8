package app.traytable.rules.parcel;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.table.Rng;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.Test;

/** What {@code ./gradlew :rules:fuzz} begins with, and a short walk from there. */
public final class ParcelFuzzerTest {
  private static final Path CORPUS = Path.of("src/test/parcels");
  private static final int MUTATIONS = 20_000;

  /** "truncated-parcel.zip" is truncated, "whole-parcel.zip" is brought in. */
  @Test
  public void everyFileIsWhatItsNameSays() {
    for (Path file : corpus()) {
      String name = String.valueOf(file.getFileName());
      String verdict = "whole";
      try {
        ParcelFuzzer.read(bytesOf(file));
      } catch (ParcelRefused e) {
        verdict = e.why().name().toLowerCase(Locale.ROOT);
      }
      assertEquals(name, verdict, name.substring(0, name.indexOf('-')));
    }
  }

  @Test
  public void whatIsChangedSomewhereIsRefusedOrStillAParcel() {
    List<byte[]> files = corpus().stream().map(ParcelFuzzerTest::bytesOf).toList();
    Rng chance = new Rng(20);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] changed = changed(files.get(chance.below(files.size())), chance);
      try {
        ParcelFuzzer.fuzzerTestOneInput(changed);
      } catch (Throwable e) {
        throw new AssertionError("change " + i + ": " + Arrays.toString(changed), e);
      }
    }
  }

  /** A byte is another one, missing, or there twice; or all that follows is missing. */
  private static byte[] changed(byte[] file, Rng chance) {
    byte[] changed = Arrays.copyOf(file, file.length);
    for (int change = chance.below(3); change >= 0 && changed.length > 0; change--) {
      int at = chance.below(changed.length);
      switch (chance.below(8)) {
        case 0 -> changed = Arrays.copyOf(changed, at);
        case 1 -> {
          System.arraycopy(changed, at + 1, changed, at, changed.length - at - 1);
          changed = Arrays.copyOf(changed, changed.length - 1);
        }
        case 2 -> {
          byte[] longer = Arrays.copyOf(changed, changed.length + 1);
          System.arraycopy(changed, at, longer, at + 1, changed.length - at);
          changed = longer;
        }
        default -> changed[at] = (byte) chance.below(256);
      }
    }
    return changed;
  }

  private static List<Path> corpus() {
    try (Stream<Path> files = Files.list(CORPUS)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytesOf(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
