package app.traytable.rules.parcel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.Test;

/** A file is read to a limit, and its last bytes are remembered however it is read. */
public final class MeasuredTest {
  private static final byte[] TEN = {1, 2, 3, 4, 5, 6, 7, 8, 9, (byte) 200};

  private static Measured file(long most) {
    return new Measured(new ByteArrayInputStream(TEN), most, 4);
  }

  @Test
  public void asMuchIsReadAsMayBeAndNoMore() throws IOException {
    assertArrayEquals(TEN, file(10).readAllBytes());
    assertThrows(Measured.TooMuch.class, () -> file(9).readAllBytes());
  }

  @Test
  public void theLastBytesAreRememberedAcrossPieces() throws IOException {
    for (int piece = 1; piece <= 11; piece++) {
      Measured file = file(10);
      byte[] into = new byte[30];
      int read = 0;
      for (int count = file.read(into, 0, piece); count >= 0; ) {
        read += count;
        count = file.read(into, read, piece);
      }
      assertEquals(10, read);
      assertArrayEquals("pieces of " + piece, new byte[] {7, 8, 9, (byte) 200}, file.tail());
    }
  }

  @Test
  public void beforeTheFirstBytesThereAreZeros() throws IOException {
    Measured file = file(10);
    assertEquals(2, file.read(new byte[2], 0, 2));
    assertArrayEquals(new byte[] {0, 0, 1, 2}, file.tail());
  }

  @Test
  public void bytesAreReadOneByOneToo() throws IOException {
    Measured file = file(10);
    for (byte expected : TEN) {
      assertEquals(expected & 0xFF, file.read());
    }
    assertEquals(-1, file.read());
    assertEquals(
        "a zero is a byte", 0, new Measured(new ByteArrayInputStream(new byte[1]), 1, 1).read());
  }

  @Test
  public void whatIsSkippedIsMeasuredToo() throws IOException {
    Measured file = file(9);
    assertEquals(6, file.skip(6));
    assertArrayEquals(new byte[] {3, 4, 5, 6}, file.tail());
    assertEquals(7, file.read());
    assertEquals(0, file.skip(-1));
    assertThrows(Measured.TooMuch.class, () -> file.skip(100));
    Measured end = file(10);
    assertEquals(10, end.skip(100));
    assertEquals("there is nothing behind the end", 0, end.skip(1));
  }

  @Test
  public void nobodyGoesBackInIt() {
    assertFalse(file(10).markSupported());
  }

  @Test
  public void whoeverKeepsTheFileMayFailInAnyWay() {
    InputStream failing =
        new FilterInputStream(new ByteArrayInputStream(TEN)) {
          @Override
          public int read(byte[] into, int start, int most) {
            throw new SecurityException("the cloud has changed its mind");
          }
        };
    assertThrows(Measured.Unreadable.class, () -> new Measured(failing, 10, 4).read());
  }
}
