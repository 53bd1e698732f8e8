package app.traytable.rules.parcel;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A file from somewhere, read to a limit. It tells what went wrong with the file itself from what
 * is wrong with its contents, and remembers its last bytes.
 */
final class Measured extends FilterInputStream {
  /** There is more than may be read. */
  static final class TooMuch extends IOException {
    TooMuch() {
      super("the file is too large");
    }
  }

  /** The file cannot be read to its end. */
  static final class Unreadable extends IOException {
    Unreadable(Exception cause) {
      super(String.valueOf(cause.getMessage()), cause);
    }
  }

  private final byte[] tail;
  private long left;

  Measured(InputStream file, long most, int tail) {
    super(file);
    this.left = most;
    this.tail = new byte[tail];
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int start, int most) throws IOException {
    int count;
    try {
      count = in.read(into, start, most);
    } catch (IOException | RuntimeException e) {
      // Whoever keeps the file may fail in any way.
      throw new Unreadable(e);
    }
    if (count > 0) {
      left -= count;
      if (left < 0) {
        throw new TooMuch();
      }
      remember(into, start, count);
    }
    return count;
  }

  private void remember(byte[] read, int start, int count) {
    int kept = Math.min(count, tail.length);
    System.arraycopy(tail, kept, tail, 0, tail.length - kept);
    System.arraycopy(read, start + count - kept, tail, tail.length - kept, kept);
  }

  /** The last bytes that have been read; zeros where there were none. */
  byte[] tail() {
    return Arrays.copyOf(tail, tail.length);
  }

  @Override
  public long skip(long most) throws IOException {
    return Math.max(0, read(new byte[(int) Math.max(0, Math.min(most, 4096))]));
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
