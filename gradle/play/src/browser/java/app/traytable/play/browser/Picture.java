package app.traytable.play.browser;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** What can be seen: colours, and what lies together. */
final class Picture {
  private static final int CLOSE = 24;
  private static final int GRID = 8;

  final int width;
  final int height;
  private final int[] dots;

  Picture(BufferedImage image) {
    width = image.getWidth();
    height = image.getHeight();
    dots = image.getRGB(0, 0, width, height, null, 0, width);
  }

  private Picture(int width, int height, int[] dots) {
    this.width = width;
    this.height = height;
    this.dots = dots;
  }

  /** Something of one kind, in one piece. */
  record Blob(Rectangle bounds, int dots) {
    boolean isFilled() {
      return dots > 0.6 * bounds.width * bounds.height;
    }
  }

  static IntPredicate like(int colour) {
    return dot -> distance(dot, colour) <= CLOSE;
  }

  static IntPredicate exactly(int colour) {
    return dot -> distance(dot, colour) == 0;
  }

  /** The largest difference of one of red, green and blue. */
  static int distance(int one, int other) {
    int red = Math.abs((one >> 16 & 0xFF) - (other >> 16 & 0xFF));
    int green = Math.abs((one >> 8 & 0xFF) - (other >> 8 & 0xFF));
    int blue = Math.abs((one & 0xFF) - (other & 0xFF));
    return Math.max(red, Math.max(green, blue));
  }

  int dot(int x, int y) {
    return dots[y * width + x];
  }

  /** Pieces whose dots are all of that kind, from top to bottom. */
  List<Blob> blobs(IntPredicate kind, int smallest) {
    boolean[] open = new boolean[dots.length];
    for (int i = 0; i < dots.length; i++) {
      open[i] = kind.test(dots[i]);
    }
    List<Blob> blobs = new ArrayList<>();
    for (int i = 0; i < dots.length; i++) {
      if (open[i]) {
        Blob blob = blob(open, i);
        if (Math.min(blob.bounds().width, blob.bounds().height) >= smallest) {
          blobs.add(blob);
        }
      }
    }
    return blobs;
  }

  /** Pieces that are drawn as a broken line; no piece of the line is large itself. */
  List<Blob> dashed(IntPredicate kind, int smallest) {
    int columns = width / GRID;
    int[] cells = new int[columns * (height / GRID)];
    for (int i = 0; i < dots.length; i++) {
      int cell = i / width / GRID * columns + i % width / GRID;
      if (kind.test(dots[i]) && i % width < columns * GRID && cell < cells.length) {
        cells[cell] = 1;
      }
    }
    List<Blob> blobs = new ArrayList<>();
    Picture coarse = new Picture(columns, height / GRID, cells);
    for (Blob blob : coarse.blobs(dot -> dot == 1, smallest / GRID)) {
      Rectangle small = blob.bounds();
      Rectangle large =
          new Rectangle(small.x * GRID, small.y * GRID, small.width * GRID, small.height * GRID);
      if (cut(large).blobs(kind, 20).isEmpty()) {
        blobs.add(new Blob(large, blob.dots()));
      }
    }
    return blobs;
  }

  private Blob blob(boolean[] open, int start) {
    Deque<Integer> edge = new ArrayDeque<>();
    edge.add(start);
    open[start] = false;
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    int count = 0;
    while (!edge.isEmpty()) {
      int at = edge.pop();
      int x = at % width;
      int y = at / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      count++;
      for (int next : new int[] {at - 1, at + 1, at - width, at + width}) {
        boolean wraps = x == 0 && next == at - 1 || x == width - 1 && next == at + 1;
        if (next >= 0 && next < dots.length && open[next] && !wraps) {
          open[next] = false;
          edge.push(next);
        }
      }
    }
    return new Blob(new Rectangle(left, top, right - left + 1, bottom - top + 1), count);
  }

  /** Where the part lies in this picture. */
  Optional<Rectangle> find(Picture part) {
    return find(part, new Rectangle(0, 0, width, height));
  }

  Optional<Rectangle> find(Picture part, Rectangle within) {
    for (int y = within.y; y + part.height <= within.y + within.height; y++) {
      for (int x = within.x; x + part.width <= within.x + within.width; x++) {
        if (looksLike(part, x, y)) {
          return Optional.of(new Rectangle(x, y, part.width, part.height));
        }
      }
    }
    return Optional.empty();
  }

  private boolean looksLike(Picture part, int left, int top) {
    for (int y = 0; y < part.height; y++) {
      for (int x = 0; x < part.width; x++) {
        if (distance(dot(left + x, top + y), part.dot(x, y)) > CLOSE) {
          return false;
        }
      }
    }
    return true;
  }

  Picture cut(Rectangle part) {
    int[] inside = new int[part.width * part.height];
    for (int y = 0; y < part.height; y++) {
      System.arraycopy(dots, (part.y + y) * width + part.x, inside, y * part.width, part.width);
    }
    return new Picture(part.width, part.height, inside);
  }

  /** How many of a thousand dots differ visibly; all of them if the size does. */
  int difference(Picture other) {
    if (other.width != width || other.height != height) {
      return 1000;
    }
    int different = 0;
    for (int i = 0; i < dots.length; i++) {
      if (distance(dots[i], other.dots[i]) > CLOSE) {
        different++;
      }
    }
    return (int) Math.ceil(1000.0 * different / dots.length);
  }

  /** The same for pictures that look the same to the last dot. */
  int fingerprint() {
    return Arrays.hashCode(dots);
  }
}
