package app.traytable.rules.parcel;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs a parcel: the same bytes for the same parcel, whenever it is packed. */
public final class ParcelWriter {
  private ParcelWriter() {}

  /** Writes a zip with a packing list and a journal for each match; the stream stays open. */
  public static void write(Parcel parcel, OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
    put(zip, ParcelZip.LIST, PackingList.of(parcel).text());
    int number = 0;
    for (Parcel.Played match : parcel.matches()) {
      put(zip, ParcelZip.journal(++number), match.journal().text());
    }
    zip.finish();
  }

  private static void put(ZipOutputStream zip, String name, String text) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    // A zip writes the time of this zone, and begins with 1980: before that it adds a field.
    entry.setTime(new GregorianCalendar(1980, Calendar.FEBRUARY, 1).getTimeInMillis());
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }
}
