package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.After;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** What the page around the phone can do. */
public final class PageTest {
  @Rule public final TemporaryFolder data = new TemporaryFolder();

  private Chromium browser;

  @Before
  public void start() throws IOException, InterruptedException {
    Optional<Path> program = Chromium.program();
    Assume.assumeTrue("there is no Chromium here", program.isPresent());
    browser = Chromium.start(program.get());
  }

  @After
  public void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  private Glass open(RunningApp app) throws IOException, InterruptedException {
    return new Glass(
        browser.open(app.address(), Glass.WINDOW_WIDTH, Glass.WINDOW_HEIGHT, Glass.DOTS));
  }

  private static void press(Glass glass, String button) {
    glass.page.evaluate("document.getElementById('" + button + "').click()");
  }

  private static void choose(Glass glass, String list, String value) {
    glass.page.evaluate(
        "(() => { const list = document.getElementById('"
            + list
            + "'); list.value = '"
            + value
            + "'; list.dispatchEvent(new Event('change')); })()");
  }

  private static String text(Glass glass, String element) {
    return glass.page.evaluate("document.getElementById('" + element + "').textContent");
  }

  private static void awaitText(Glass glass, String element, String wanted)
      throws InterruptedException {
    for (int tries = 0; !text(glass, element).contains(wanted); tries++) {
      assertTrue(
          "not " + wanted + " but: " + text(glass, element), tries < Page.PATIENCE.toMillis() / 50);
      Thread.sleep(50);
    }
  }

  @Test
  public void theButtonsOfThePageChangeThePhone() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + Glass.SIZE)) {
      Glass glass = open(app);
      Home home = new Home(glass);
      home.awaitEmpty();

      for (String look : new String[] {"dark", "german", "font2"}) {
        Picture wanted = Home.accepted("home-" + look);
        change(glass, look, true);
        glass.await(seen -> seen.difference(wanted) == 0, "home-" + look);
        change(glass, look, false);
        home.awaitEmpty();
      }

      press(glass, "rotate");
      glass.await(seen -> seen.width > seen.height, "the phone on its side");
      press(glass, "rotate");
      home.awaitEmpty();

      // Another page watches, and takes the phone when it wants to.
      Glass second = open(app);
      new Home(second).awaitEmpty();
      awaitText(second, "status", "you watch");
      press(second, "dark");
      second.settled(500);
      new Home(second).awaitEmpty();
      press(second, "take");
      awaitText(second, "status", "is running");
      press(second, "dark");
      Picture dark = Home.accepted("home-dark");
      second.await(seen -> seen.difference(dark) == 0, "home in the dark");
      glass.await(seen -> seen.difference(dark) == 0, "home in the dark for the one who watches");
    }
  }

  private static void change(Glass glass, String look, boolean to) {
    switch (look) {
      case "dark" -> press(glass, "dark");
      case "german" -> choose(glass, "language", to ? "de" : "en");
      default -> choose(glass, "font", to ? "2" : "1");
    }
  }

  @Test
  public void keysAloneAreEnough() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + Glass.SIZE)) {
      Glass glass = open(app);
      Home home = new Home(glass);
      Picture before = home.awaitEmpty();
      assertEquals("keys", focus(glass));
      glass.page.key("Tab", 9);
      glass.page.key("Tab", 9);
      glass.page.key("Enter", 13);
      Picture other = glass.await(seen -> !home.isSeen(seen), "another screen");
      assertNotEquals(before.fingerprint(), other.fingerprint());
      glass.page.key("F6", 117);
      assertEquals("back", focus(glass));
      glass.page.key("Escape", 27);
      glass.await(home::isSeen, "home");
      glass.page.key("F6", 117);
      assertEquals("keys", focus(glass));
    }
  }

  @Test
  public void aFingerOnTheGlassAndAPinnedOneReachTheApp() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + Glass.SIZE)) {
      Glass glass = open(app);
      Home home = new Home(glass);
      home.awaitEmpty();
      glass.tapWithFinger(270, 240);
      glass.await(seen -> !home.isSeen(seen), "a game");
      press(glass, "back");
      glass.await(home::isSeen, "home");

      glass.pin(270, 1120);
      assertEquals("block", secondFinger(glass));
      // The second finger holds still while the first one taps.
      glass.tap(270, 240);
      glass.pin(270, 1120);
      assertEquals("none", secondFinger(glass));
      glass.await(seen -> !home.isSeen(seen), "a game");
    }
  }

  private static String secondFinger(Glass glass) {
    return glass.page.evaluate("getComputedStyle(document.getElementById('second')).display");
  }

  private static String focus(Glass glass) {
    return glass.page.evaluate("document.activeElement.id");
  }

  @Test
  public void aCrashIsShownAndRestartedAndNotForgotten() throws IOException, InterruptedException {
    try (RunningApp app =
        RunningApp.startAs("app.traytable.play.ClumsyPhone", data.getRoot().toPath())) {
      Glass glass = open(app);
      awaitText(glass, "trace", "dropped in the background");
      assertTrue(text(glass, "trace").contains("ClumsyPhone"));
      press(glass, "restart");
      awaitText(glass, "trace", "dropped on the main thread");
      press(glass, "restart");
      awaitText(glass, "status", "is running");
      glass.settled(500);
      press(glass, "stop");
      awaitText(glass, "status", "Stopped");
      assertEquals(app.printed(), 1, app.exitCode());
    }
  }

  @Test
  public void matchesSurviveARestart() throws IOException, InterruptedException {
    Path folder = data.getRoot().toPath();
    Picture before;
    try (RunningApp app = RunningApp.startAs(Labels.PHONE, folder, "size=" + Glass.SIZE)) {
      Glass glass = open(app);
      Home home = new Home(glass);
      home.awaitEmpty();
      Labels labels = new Labels(glass, folder);
      labels.tap("No Idea");
      labels.tap("New match");
      labels.tap("Start");
      labels.tap("Leave the table");
      before = glass.await(home::isSeen, "home");
      press(glass, "stop");
      assertEquals(0, app.exitCode());
    }
    assertNotEquals(0, before.difference(Home.accepted("home-phone")));
    try (RunningApp app = RunningApp.start(folder, "size=" + Glass.SIZE)) {
      Glass glass = open(app);
      Picture after = glass.await(new Home(glass)::isSeen, "home");
      assertEquals(0, after.difference(before));
    }
  }
}
