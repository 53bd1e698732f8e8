package app.traytable.data;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Tells whether an opening and its moves are those that were written: how many moves there are, and
 * a checksum over everything in its order. A legal move in the place of another does not pass, nor
 * does a match that has lost its last one.
 */
public final class Seal {
  private Seal() {}

  public static String of(String opening, List<String> plies) {
    CRC32 checksum = new CRC32();
    checksum.update(opening.getBytes(StandardCharsets.UTF_8));
    for (String ply : plies) {
      checksum.update('\n');
      checksum.update(ply.getBytes(StandardCharsets.UTF_8));
    }
    return plies.size() + " " + Long.toHexString(checksum.getValue());
  }
}
