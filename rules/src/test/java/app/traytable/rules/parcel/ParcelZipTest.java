package app.traytable.rules.parcel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.traytable.rules.parcel.ParcelRefused.Why;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

/** How much may come out of a zip, entry by entry and in all. */
public final class ParcelZipTest {
  /** Longer than what is read at once. */
  private static final String LONG = "long ".repeat(4_000);

  private static ParcelZip zip(long most) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.putNextEntry(new ZipEntry(ParcelZip.LIST));
      out.write(ParcelReaderTest.bytes("a list"));
      out.putNextEntry(new ZipEntry(ParcelZip.journal(1)));
      out.write(ParcelReaderTest.bytes(LONG));
    }
    Measured file =
        new Measured(new ByteArrayInputStream(bytes.toByteArray()), 100_000, ParcelZip.END);
    return new ParcelZip(file, file, most);
  }

  private static Why refused(ThrowingRunnable reading) {
    return assertThrows(ParcelRefused.class, reading).why();
  }

  @Test
  public void anEntryMayBeAsLongAsItMayBe() throws IOException, ParcelRefused {
    assertEquals("a list", zip(100_000).list(6));
    assertEquals(Why.TOO_LARGE, refused(() -> zip(100_000).list(5)));
    ParcelZip zip = zip(100_000);
    zip.list(6);
    assertEquals(LONG, zip.next(ParcelZip.journal(1), 20_000));
    zip.end();
    ParcelZip again = zip(100_000);
    again.list(6);
    assertEquals(Why.TOO_LARGE, refused(() -> again.next(ParcelZip.journal(1), 19_999)));
  }

  @Test
  public void allEntriesTogetherMayBeAsLongAsTheyMayBe() throws IOException, ParcelRefused {
    ParcelZip zip = zip(20_006);
    zip.list(6);
    assertEquals(LONG, zip.next(ParcelZip.journal(1), 100_000));
    ParcelZip less = zip(20_005);
    less.list(6);
    assertEquals(Why.TOO_LARGE, refused(() -> less.next(ParcelZip.journal(1), 100_000)));
  }
}
