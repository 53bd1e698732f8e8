package app.traytable.rules.parcel;

import app.traytable.rules.parcel.ParcelRefused.Why;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a parcel, one after the other. What a zip says of its own sizes is not believed:
 * an entry is as long as what comes out of it, and too long as soon as too much has come.
 */
final class ParcelZip {
  static final String LIST = "traytable.txt";
  static final int END = 22;

  private static final byte[] END_SIGN = {'P', 'K', 5, 6};
  private static final int PIECE = 8192;

  private final InputStream file;
  private final Measured measured;
  private final ZipInputStream zip;
  private final byte[] piece = new byte[PIECE];
  private long left;

  /**
   * @param file reads from what is measured
   * @param most bytes that may come out of all entries
   */
  ParcelZip(InputStream file, Measured measured, long most) {
    this.file = file;
    this.measured = measured;
    this.zip = new ZipInputStream(file, StandardCharsets.UTF_8);
    this.left = most;
  }

  static String journal(int number) {
    return "matches/" + PackingList.id(number) + ".journal";
  }

  /** The packing list, without which it is the zip of somebody else. */
  String list(int most) throws IOException, ParcelRefused {
    ZipEntry entry = nextEntry();
    if (entry == null) {
      throw new EOFException("there is hardly anything in the zip");
    }
    if (!entry.getName().equals(LIST)) {
      throw new ParcelRefused(Why.FOREIGN, "it does not begin with a packing list");
    }
    return text(LIST, most);
  }

  /** The text of the next entry, which must have this name. */
  String next(String name, int most) throws IOException, ParcelRefused {
    ZipEntry entry = nextEntry();
    if (entry == null) {
      requireEnd();
      throw new ParcelRefused(Why.BROKEN, name + " is missing");
    }
    if (!entry.getName().equals(name)) {
      throw new ParcelRefused(Why.BROKEN, "something else is in the place of " + name);
    }
    return text(name, most);
  }

  private String text(String name, int most) throws IOException, ParcelRefused {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int count = zip.read(piece); count >= 0; count = zip.read(piece)) {
      left -= count;
      if (bytes.size() + count > most || left < 0) {
        throw new ParcelRefused(Why.TOO_LARGE, name + " is too large");
      }
      bytes.write(piece, 0, count);
    }
    return text(bytes.toByteArray());
  }

  /** Nothing may follow the last entry but the directory of a zip. */
  void end() throws IOException, ParcelRefused {
    if (nextEntry() != null) {
      throw new ParcelRefused(Why.BROKEN, "there is more than the packing list knows of");
    }
    requireEnd();
  }

  private @Nullable ZipEntry nextEntry() throws IOException {
    try {
      return zip.getNextEntry();
    } catch (IllegalArgumentException e) {
      // That is how it says that a name or a field is impossible.
      throw new ZipException(String.valueOf(e.getMessage()));
    }
  }

  private void requireEnd() throws IOException, ParcelRefused {
    int count = 0;
    while (count >= 0) {
      count = file.read(piece);
    }
    byte[] tail = measured.tail();
    if (!Arrays.equals(Arrays.copyOf(tail, END_SIGN.length), END_SIGN)) {
      throw new ParcelRefused(Why.TRUNCATED, "the zip has no end");
    }
  }

  static String text(byte[] bytes) throws ParcelRefused {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new ParcelRefused(Why.BROKEN, "this is not text");
    }
  }
}
