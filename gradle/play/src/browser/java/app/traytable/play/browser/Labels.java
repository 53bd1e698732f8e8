package app.traytable.play.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be touched on the phone, as it tells itself, and the finger that does so. */
final class Labels {
  /** The phone that tells. */
  static final String PHONE = "app.traytable.play.LegiblePhone";

  private static final String GO_ON = "Go on";

  /** Where to touch it, unless one has to scroll so far first. */
  record Thing(int x, int y, int right, int down, String label) {
    boolean isInSight() {
      return right == 0 && down == 0;
    }
  }

  private record Sheet(int touches, List<Thing> things) {}

  private final PhoneScreen screen;
  private final Path file;
  private int touches;

  Labels(PhoneScreen screen, Path data) {
    this.screen = screen;
    file = data.resolve("touchable");
  }

  /** Everything, once the phone has come to rest after all that was done to it. */
  List<Thing> things() throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Optional<Sheet> sheet = read();
      if (sheet.isPresent() && sheet.get().touches() >= touches) {
        return sheet.get().things();
      }
      Thread.sleep(5);
    }
    throw new AssertionError("the phone does not rest; see " + screen.page.keepScreenshot());
  }

  /** A label may take a while: what it belongs to is on its way from the disk. */
  Thing find(int index, String label, boolean whole) throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    List<Thing> all = things();
    while (System.nanoTime() < end) {
      List<Thing> alike =
          all.stream()
              .filter(t -> whole ? t.label().equals(label) : t.label().contains(label))
              .toList();
      if (alike.size() > index) {
        return alike.get(index);
      }
      Thread.sleep(5);
      all = things();
    }
    throw new AssertionError(
        "no “" + label + "” among " + all + "; see " + screen.page.keepScreenshot());
  }

  /** Waits until nothing says this any more. */
  void awaitNone(String words) throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (things().stream().anyMatch(thing -> thing.label().contains(words))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("still “" + words + "”; see " + screen.page.keepScreenshot());
      }
      Thread.sleep(5);
    }
  }

  /** Goes on with whatever is being shown until something says this. */
  void goOnTo(String words) throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    List<Thing> all = things();
    while (all.stream().noneMatch(thing -> thing.label().contains(words))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never “" + words + "”; see " + screen.page.keepScreenshot());
      }
      if (all.stream().anyMatch(thing -> thing.label().equals(GO_ON))) {
        tap(0, GO_ON, true);
      }
      Thread.sleep(5);
      all = things();
    }
  }

  /** So many fingers have left the glass: what was written before that is over. */
  void lifted(int fingers) {
    touches += fingers;
  }

  /** Touches the first thing that says this among other words. */
  void tap(String words) throws IOException, InterruptedException {
    tap(0, words, false);
  }

  /** Scrolls there if need be, and touches it. */
  void tap(int index, String label, boolean whole) throws IOException, InterruptedException {
    Thing thing = find(index, label, whole);
    for (int turns = 0; !thing.isInSight(); turns++) {
      if (turns > 40) {
        throw new AssertionError("no way to scroll to " + thing);
      }
      screen.turnWheel(thing.x(), thing.y(), thing.right(), thing.down());
      touches++;
      thing = find(index, label, whole);
    }
    screen.tap(thing.x(), thing.y());
    touches++;
  }

  private Optional<Sheet> read() throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> lines = Files.readAllLines(file);
    List<Thing> things = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.split(" ", 5);
      things.add(
          new Thing(
              Integer.parseInt(words[0]),
              Integer.parseInt(words[1]),
              Integer.parseInt(words[2]),
              Integer.parseInt(words[3]),
              words[4]));
    }
    return Optional.of(new Sheet(Integer.parseInt(lines.get(0)), things));
  }
}
