package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** Four people who point at the same moment, with touch events of a real browser. */
public final class FingersTest {
  /** As many as a glass tells apart. */
  private static final int TEN = 10;

  private static final String CODE = "AXAAGPKJ9TN6MER9";

  /** Two for each of them. */
  private static final int CARDS = 8;

  /** Where each of them points. */
  private static final List<String> TARGETS = List.of("Pile 1,", "Pile 2,", "Pile 2,", "Pile 1,");

  @Rule public final PhoneInBrowser phone = new PhoneInBrowser(TEN);

  private PhoneScreen screen;
  private Labels labels;

  @Before
  public void look() {
    screen = phone.screen();
    labels = phone.labels();
  }

  /** The same deal twice, with the same fingers in another order. */
  @Test
  public void noOrderOfFingersChangesWhatIsScored() throws IOException, InterruptedException {
    phone.hurry();
    labels.tap("Point-a-Pile");
    labels.tap("Who plays?");
    sitDown("Biscuit");
    sitDown("Pickle");
    labels.tap("Free chair");
    new Script.Tap(0, "New name", "Player 4").on(labels, screen);
    labels.tap(0, "Sit down", true);
    labels.tap("Deal");
    leave();
    Picture first = pointed(List.of(1, 2, 3, 4));
    leave();
    Picture second = pointed(List.of(4, 2, 1, 3));
    assertEquals(0, second.difference(first));
  }

  /** A person in the place of this bot. */
  private void sitDown(String bot) throws IOException, InterruptedException {
    labels.tap(bot);
    labels.tap(0, "Person", true);
  }

  private void leave() throws IOException, InterruptedException {
    labels.tap("Leave the table");
    labels.tap("Delete Point-a-Pile");
  }

  /** Plays the deal until all have pointed. */
  private Picture pointed(List<Integer> order) throws IOException, InterruptedException {
    labels.tap("Point-a-Pile");
    labels.tap("Play a deal by its code");
    new Script.Tap(0, "Code of the deal", CODE).on(labels, screen);
    labels.tap("Play Point-a-Pile");
    put("New pile");
    put("New pile");
    for (int card = 2; card < CARDS; card++) {
      put("Pile 1,");
    }
    labels.tap("Now all point");
    do {
      putDown(order);
    } while (!hasPointed());
    return screen.settled();
  }

  /** The first card that is left goes there. */
  private void put(String place) throws IOException, InterruptedException {
    labels.tap("/ choose");
    labels.tap(place);
  }

  /** All who still have to, in this order. */
  private void putDown(List<Integer> order) throws IOException, InterruptedException {
    Map<Integer, Labels.Thing> pieces = new LinkedHashMap<>();
    List<Labels.Thing> things = labels.things();
    for (int person : order) {
      String piece = "Player " + person + "’s piece";
      things.stream()
          .filter(thing -> thing.label().contains(piece))
          .findFirst()
          .ifPresent(thing -> pieces.put(person, thing));
    }
    Labels.Thing pile = labels.find(0, "Pile 1,", false);
    Map<Integer, Labels.Thing> targets = new LinkedHashMap<>();
    for (int person : pieces.keySet()) {
      targets.put(person, labels.find(0, TARGETS.get(person - 1), false));
    }
    Map<Integer, Labels.Thing> resting = new LinkedHashMap<>();
    for (int person : pieces.keySet()) {
      resting.put(person, pieces.get(person));
      screen.fingers("touchStart", resting);
    }
    screen.awaitRing(pile.x(), pile.y());
    for (int person : pieces.keySet()) {
      resting.put(person, targets.get(person));
      screen.fingers("touchMove", resting);
    }
    for (int person : pieces.keySet()) {
      resting.remove(person);
      screen.fingers(resting.isEmpty() ? "touchEnd" : "touchMove", resting);
    }
    labels.lifted(pieces.size());
  }

  /**
   * The bell has rung and all see who points where; or somebody was too late and is asked again.
   */
  private boolean hasPointed() throws IOException, InterruptedException {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      List<Labels.Thing> things = labels.things();
      if (things.stream().anyMatch(thing -> thing.label().equals("Go on"))) {
        return true;
      }
      if (things.stream().anyMatch(thing -> thing.label().equals("Pass the phone"))) {
        return false;
      }
      Thread.sleep(5);
    }
    throw new AssertionError("no bell; see " + screen.page.keepScreenshot());
  }
}
