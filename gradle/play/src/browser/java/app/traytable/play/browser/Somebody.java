package app.traytable.play.browser;

import app.traytable.play.browser.Picture.Blob;
import java.awt.Point;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Somebody who knows no rules and cannot read, but sees that teal is what can be done: an outline
 * around a card, a filled button, a dot in a field. Where that leads nowhere, anything else is
 * worth a try.
 */
final class Somebody {
  static final int TEAL = 0x0F8B8D;
  private static final int PAPER = 0xF6F2EA;

  /** Leaving, undo, the log and the rules are up there. */
  private static final int BAR = 84;

  /** In dots; whatever is larger holds several things to tap. */
  private static final int CARD_WIDTH = 120;

  private static final int CARD_HEIGHT = 180;
  private static final int TICK = 36;
  private static final int TRIES = 2;

  private final Glass glass;
  private final Picture arrow;
  private final Random chance;
  private final Map<String, Integer> tried = new HashMap<>();

  /** What only opens something to read. */
  private final Set<Rectangle> aside = new HashSet<>();

  private Rectangle last = new Rectangle();
  int taps;

  Somebody(Glass glass, long seed) throws IOException {
    this.glass = glass;
    arrow = Table.word("arrow");
    chance = new Random(seed);
  }

  void tapSomething(Picture seen) {
    taps++;
    Point where = where(seen);
    glass.tap(where.x, where.y);
  }

  private Point where(Picture seen) {
    Optional<Rectangle> wayOut = seen.find(arrow, new Rectangle(0, BAR, 100, 120));
    if (isCovered(seen)) {
      aside.add(last);
      Rectangle close = mainButton(seen).orElseGet(() -> new Rectangle(0, BAR, 4, 4));
      return new Point((int) close.getCenterX(), (int) close.getCenterY());
    }
    if (wayOut.isPresent()) {
      aside.add(last);
      return new Point((int) wayOut.get().getCenterX(), (int) wayOut.get().getCenterY());
    }
    List<Blob> teal = below(seen.blobs(Picture.like(TEAL), 20));
    teal.addAll(below(seen.dashed(Picture.like(TEAL), 60)));
    if (chance.nextInt(10) > 0) {
      teal.removeIf(blob -> isTick(blob) || isChosen(seen, blob.bounds()));
    }
    List<Blob> left = untried(seen, teal);
    List<Blob> buttons = left.stream().filter(Blob::isFilled).toList();
    if (!buttons.isEmpty() && chance.nextInt(10) < 8) {
      return tried(seen, buttons);
    }
    if (left.isEmpty() || chance.nextInt(12) == 0) {
      List<Blob> others = below(seen.blobs(dot -> Picture.distance(dot, PAPER) > 24, 30));
      List<Blob> more = untried(seen, others);
      if (!more.isEmpty()) {
        left = more;
      } else if (left.isEmpty()) {
        tried.clear();
        left = teal.isEmpty() ? others : teal;
      }
    }
    return tried(seen, left);
  }

  /** Something lies over the table, which is darker now. */
  private static boolean isCovered(Picture seen) {
    return Picture.distance(seen.dot(2, BAR), PAPER) > 48;
  }

  /** A card with the tick in its corner; another tap would only put it back. */
  private static boolean isChosen(Picture seen, Rectangle card) {
    if (isLarge(card) || card.width < TICK || card.height < TICK) {
      return false;
    }
    int teal = 0;
    for (int y = card.y; y < card.y + TICK; y++) {
      for (int x = card.x + card.width - TICK; x < card.x + card.width; x++) {
        teal += Picture.distance(seen.dot(x, y), TEAL) <= 24 ? 1 : 0;
      }
    }
    return teal > TICK * TICK / 3 && card.height > card.width;
  }

  private static boolean isTick(Blob blob) {
    return blob.isFilled() && blob.bounds().width <= TICK && blob.bounds().height <= TICK;
  }

  private Point tried(Picture seen, List<Blob> choices) {
    if (choices.isEmpty()) {
      return new Point(seen.width / 2, seen.height / 2);
    }
    Rectangle choice = choices.get(chance.nextInt(choices.size())).bounds();
    last = choice;
    tried.merge(seen.fingerprint() + " " + choice, 1, Integer::sum);
    return within(choice);
  }

  private List<Blob> below(List<Blob> blobs) {
    List<Blob> below = new ArrayList<>(blobs);
    below.removeIf(blob -> blob.bounds().y < BAR || aside.contains(blob.bounds()));
    return below;
  }

  private List<Blob> untried(Picture seen, List<Blob> blobs) {
    List<Blob> left = new ArrayList<>(blobs);
    left.removeIf(
        blob -> {
          int most = isLarge(blob.bounds()) ? 4 * TRIES : 1;
          return tried.getOrDefault(seen.fingerprint() + " " + blob.bounds(), 0) >= most;
        });
    return left;
  }

  private static boolean isLarge(Rectangle bounds) {
    return bounds.width > CARD_WIDTH || bounds.height > CARD_HEIGHT;
  }

  private Point within(Rectangle bounds) {
    if (!isLarge(bounds)) {
      return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
    }
    return new Point(
        bounds.x + bounds.width / 10 + chance.nextInt(bounds.width * 8 / 10),
        bounds.y + bounds.height / 10 + chance.nextInt(bounds.height * 8 / 10));
  }

  /** The largest button that is filled with teal: what the screen wants most. */
  static Optional<Rectangle> mainButton(Picture seen) {
    return seen.blobs(Picture.like(TEAL), 30).stream()
        .filter(Blob::isFilled)
        .max(Comparator.comparingInt(Blob::dots))
        .map(Blob::bounds);
  }
}
