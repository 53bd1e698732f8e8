package app.traytable.rules.parcel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.parcel.ParcelRefused.Why;
import app.traytable.rules.table.Journal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.Test;

/** However much comes, little of it is read. */
public final class LargeFilesTest {
  private static final long GIGABYTE = 1L << 30;
  private static final int BUFFERS = 65_536;

  @Test
  public void aGigabyteOfSomethingElseIsForeignAtItsFirstBytes() {
    Flood flood = new Flood((byte) 0);
    assertEquals(Why.FOREIGN, refused(flood));
    assertTrue(flood.given() < BUFFERS);
  }

  @Test
  public void aGigabyteThatBeginsLikeAJournalIsReadNoFurtherThanAnyJournal() {
    Flood flood = new Flood((byte) 'x');
    assertEquals(Why.TOO_LARGE, refused(after(ParcelReaderTest.bytes("traytable 1\n"), flood)));
    assertTrue(flood.given() < Journal.LONGEST_TEXT + BUFFERS);
  }

  @Test
  public void aGigabyteThatBeginsLikeAParcelIsReadToTheLimit() {
    byte[] packed = ParcelFuzzer.pack(ParcelSamples.everything());
    Flood flood = new Flood((byte) 0);
    assertEquals(Why.TOO_LARGE, refused(after(packed, flood)));
    assertTrue(flood.given() < ParcelReader.MOST_BYTES + BUFFERS);
  }

  @Test
  public void muchThatIsPackedIntoLittleIsNotUnpacked() throws IOException {
    for (String name : new String[] {ParcelZip.LIST, ParcelZip.journal(1)}) {
      assertEquals(name, Why.TOO_LARGE, refused(new ByteArrayInputStream(bomb(name))));
    }
  }

  /** Whatever the headers say: here that the bomb is one byte long. */
  @Test
  public void sizesInHeadersAreNotBelieved() throws IOException {
    byte[] bomb = bomb(ParcelZip.LIST);
    bomb[6] = 0;
    bomb[7] = 0;
    bomb[18] = 1;
    bomb[22] = 1;
    Why why = refused(new ByteArrayInputStream(bomb));
    assertTrue(why.toString(), why == Why.TOO_LARGE || why == Why.BROKEN);
  }

  @Test
  public void moreThanAnybodyHasIsTooLarge() {
    StringBuilder list = new StringBuilder("traytable-parcel 1\n");
    for (int i = 0; i <= Parcel.MOST_SETTINGS; i++) {
      list.append("setting a").append(i).append(" b\n");
    }
    assertEquals(Why.TOO_LARGE, refused(new LaidOpen(list.toString(), List.of()).packed()));
    StringBuilder people = new StringBuilder("traytable-parcel 1\n");
    for (int i = 0; i <= Parcel.MOST_PEOPLE; i++) {
      people.append("person fox 0 0 Anna ").append(i).append('\n');
    }
    assertEquals(Why.TOO_LARGE, refused(new LaidOpen(people.toString(), List.of()).packed()));
    StringBuilder matches = new StringBuilder("traytable-parcel 1\n");
    for (int i = 1; i <= Parcel.MOST_MATCHES + 1; i++) {
      matches.append("match ").append(PackingList.id(i)).append(" 00000000 0 0 -\n");
    }
    LaidOpen many = new LaidOpen(matches.toString(), List.of());
    assertEquals(Why.TOO_LARGE, refused(many.packed()));
  }

  @Test
  public void aTextIsReadAsFarAsTheLongestMatchGoes() {
    String begun = "traytable 1\n";
    String longest = begun + "x".repeat(Journal.LONGEST_TEXT - begun.length());
    assertEquals("it has no end", Why.TRUNCATED, refused(ParcelReaderTest.bytes(longest)));
    assertEquals(Why.TOO_LARGE, refused(ParcelReaderTest.bytes(longest + "x")));
  }

  private static Why refused(byte[] file) {
    return refused(new ByteArrayInputStream(file));
  }

  private static Why refused(InputStream file) {
    return assertThrows(ParcelRefused.class, () -> new ParcelReader(ParcelFuzzer.GAMES).read(file))
        .why();
  }

  private static InputStream after(byte[] beginning, Flood flood) {
    return new SequenceInputStream(new ByteArrayInputStream(beginning), flood);
  }

  /** A zip of which one entry is 64 MB long when it is unpacked. */
  private static byte[] bomb(String name) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.setLevel(Deflater.BEST_SPEED);
      if (!name.equals(ParcelZip.LIST)) {
        zip.putNextEntry(new ZipEntry(ParcelZip.LIST));
        String list = "traytable-parcel 1\nmatch 0001 00000000 0 0 -\n";
        zip.write(ParcelReaderTest.bytes(list + "end 1 " + Journal.checksum(list) + "\n"));
      }
      zip.putNextEntry(new ZipEntry(name));
      byte[] zeros = new byte[1 << 20];
      for (long written = 0; written < GIGABYTE / 16; written += zeros.length) {
        zip.write(zeros);
      }
    }
    return out.toByteArray();
  }

  /** The same byte, a gigabyte of it. */
  private static final class Flood extends InputStream {
    private final byte drop;
    private long given;

    Flood(byte drop) {
      this.drop = drop;
    }

    long given() {
      return given;
    }

    @Override
    public int read() {
      return given++ < GIGABYTE ? drop : -1;
    }

    @Override
    public int read(byte[] into, int start, int most) {
      int count = (int) Math.min(most, GIGABYTE - given);
      if (count <= 0) {
        return -1;
      }
      Arrays.fill(into, start, start + count, drop);
      given += count;
      return count;
    }
  }
}
