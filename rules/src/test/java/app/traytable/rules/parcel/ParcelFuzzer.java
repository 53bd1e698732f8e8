package app.traytable.rules.parcel;

import app.traytable.rules.Games;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Any bytes: refused with a reason, or a parcel of finished matches that can be packed and read
 * again as it is. Jazzer calls {@link #fuzzerTestOneInput}.
 */
public final class ParcelFuzzer {
  static final Replay GAMES =
      new Replay() {
        @Override
        public boolean knows(String game) {
          return Games.infos().stream().anyMatch(info -> info.id().equals(game));
        }

        @Override
        public Match<?, ?, ?, ?> replay(Journal journal) throws BrokenJournal {
          return Games.replay(journal);
        }
      };

  private ParcelFuzzer() {}

  /** As it is, and with all checksums put right: as a journal, and as a parcel laid open. */
  public static void fuzzerTestOneInput(byte[] input) {
    judge(input);
    String text = new String(input, StandardCharsets.UTF_8);
    if (text.startsWith("traytable ")) {
      judge(LaidOpen.signed(text).getBytes(StandardCharsets.UTF_8));
    } else if (text.startsWith("traytable-parcel ")) {
      judge(LaidOpen.parse(text).packed());
    }
  }

  /** What is in it; null if it is refused. */
  static @Nullable Parcel judge(byte[] file) {
    Parcel parcel;
    try {
      parcel = read(file);
    } catch (ParcelRefused e) {
      require(e.getMessage() != null && e.getMessage().length() < 600, "it says why, in few words");
      return null;
    }
    byte[] packed = pack(parcel);
    try {
      Parcel again = read(packed);
      require(again.equals(parcel), "it is read as it was packed");
      require(Arrays.equals(pack(again), packed), "it is packed as it was");
      for (Parcel.Played match : parcel.matches()) {
        require(Games.replay(match.journal()).toAct().isEmpty(), "every match is over");
      }
    } catch (ParcelRefused | BrokenJournal e) {
      throw new AssertionError(e);
    }
    return parcel;
  }

  static Parcel read(byte[] file) throws ParcelRefused {
    return new ParcelReader(GAMES).read(new ByteArrayInputStream(file));
  }

  static byte[] pack(Parcel parcel) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ParcelWriter.write(parcel, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void require(boolean isTrue, String otherwise) {
    if (!isTrue) {
      throw new AssertionError(otherwise);
    }
  }
}
