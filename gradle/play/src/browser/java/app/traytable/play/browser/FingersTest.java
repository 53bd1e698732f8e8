package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.After;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** People who point at the same moment, with touch events of a real browser. */
public final class FingersTest {
  @Rule public final TemporaryFolder data = new TemporaryFolder();

  private RunningApp app;
  private Chromium browser;
  private PhoneScreen screen;
  private Labels labels;

  @Before
  public void start() throws IOException, InterruptedException {
    Optional<Path> program = Chromium.program();
    Assume.assumeTrue("there is no Chromium here", program.isPresent());
    Path folder = data.getRoot().toPath();
    app = RunningApp.startAs(Labels.PHONE, folder, "size=" + PhoneScreen.SIZE, "animations=false");
    browser = Chromium.start(program.get());
    Page page =
        browser.open(
            app.address(), PhoneScreen.WINDOW_WIDTH, PhoneScreen.WINDOW_HEIGHT, PhoneScreen.DOTS);
    page.emulateTouch(10);
    page.reload();
    screen = new PhoneScreen(page);
    labels = new Labels(screen, folder);
    app.awaitReady();
  }

  @After
  public void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
    if (app != null) {
      app.close();
    }
  }

  /** The same deal twice, with the same fingers in another order. */
  @Test
  public void noOrderOfFingersChangesWhatIsScored() throws IOException, InterruptedException {
    new Home(screen).awaitEmpty();
    labels.tap("Settings");
    labels.tap("At once");
    labels.tap("Explain what is new");
    labels.tap("Back");
    new Home(screen).awaitEmpty();
    List<Script.Tap> taps = Script.of("pointapile").taps();
    Picture first = pointed(taps.subList(0, FORMED), List.of(1, 2));
    labels.tap("Leave the table");
    labels.tap("Delete Point-a-Pile");
    Picture second = pointed(taps.subList(BY_CODE, FORMED), List.of(2, 1));
    assertEquals(0, second.difference(first));
  }

  private Picture pointed(List<Script.Tap> taps, List<Integer> order)
      throws IOException, InterruptedException {
    for (Script.Tap tap : taps) {
      tap.on(labels, screen);
    }
    labels.tap("Now all point");
    do {
      putDown(order);
    } while (!hasPointed());
    return screen.settled();
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
    Labels.Thing other = labels.find(0, "Pile 2,", false);
    Map<Integer, Labels.Thing> resting = new LinkedHashMap<>();
    for (int person : pieces.keySet()) {
      resting.put(person, pieces.get(person));
      screen.fingers("touchStart", resting);
    }
    screen.awaitRing(pile.x(), pile.y());
    for (int person : pieces.keySet()) {
      resting.put(person, person == 1 ? pile : other);
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

  /** Where the script plays its deal by the code, and where its piles have been formed. */
  private static final int BY_CODE = 7;

  private static final int FORMED = 21;
}
