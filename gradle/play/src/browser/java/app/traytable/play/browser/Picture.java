package app.traytable.play.browser;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What can be seen. */
final class Picture {
  private static final int CLOSE = 24;
  private static final int FEW = 6;

  final int width;
  final int height;
  private final int[] dots;

  Picture(BufferedImage image) {
    this(
        image.getWidth(),
        image.getHeight(),
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()));
  }

  private Picture(int width, int height, int[] dots) {
    this.width = width;
    this.height = height;
    this.dots = dots;
  }

  Picture cut(Rectangle part) {
    int[] inside = new int[part.width * part.height];
    for (int y = 0; y < part.height; y++) {
      System.arraycopy(dots, (part.y + y) * width + part.x, inside, y * part.width, part.width);
    }
    return new Picture(part.width, part.height, inside);
  }

  /**
   * Whether this is what was accepted in few colours. A dot is another one as far as another of
   * those colours would have been nearer to it; the smallest comma is more than a few such dots.
   */
  boolean looksLike(Picture accepted) {
    if (accepted.width != width || accepted.height != height) {
      return false;
    }
    int[] colours = Arrays.stream(accepted.dots).distinct().toArray();
    Map<Integer, Integer> nearest = new HashMap<>();
    int others = 0;
    for (int i = 0; i < dots.length; i++) {
      int best = nearest.computeIfAbsent(dots[i], dot -> nearest(dot, colours));
      if (distance(dots[i], accepted.dots[i]) - distance(dots[i], best) > CLOSE) {
        others++;
      }
    }
    return others < FEW;
  }

  private static int nearest(int dot, int[] colours) {
    int best = colours[0];
    for (int colour : colours) {
      if (squares(dot, colour) < squares(dot, best)) {
        best = colour;
      }
    }
    return best;
  }

  private static int squares(int one, int other) {
    int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return red * red + green * green + blue * blue;
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

  /** The largest difference of one of red, green and blue. */
  private static int distance(int one, int other) {
    int red = Math.abs((one >> 16 & 0xFF) - (other >> 16 & 0xFF));
    int green = Math.abs((one >> 8 & 0xFF) - (other >> 8 & 0xFF));
    int blue = Math.abs((one & 0xFF) - (other & 0xFF));
    return Math.max(red, Math.max(green, blue));
  }

  /** The same for pictures that look the same to the last dot. */
  int fingerprint() {
    return Arrays.hashCode(dots);
  }
}
