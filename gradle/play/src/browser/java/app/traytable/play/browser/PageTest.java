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

  private static void press(PhoneScreen screen, String button) {
    screen.page.evaluate("document.getElementById('" + button + "').click()");
  }

  private static void choose(PhoneScreen screen, String list, String value) {
    screen.page.evaluate(
        "(() => { const list = document.getElementById('"
            + list
            + "'); list.value = '"
            + value
            + "'; list.dispatchEvent(new Event('change')); })()");
  }

  private static String text(PhoneScreen screen, String element) {
    return screen.page.evaluate("document.getElementById('" + element + "').textContent");
  }

  private static void awaitText(PhoneScreen screen, String element, String wanted)
      throws InterruptedException {
    for (int tries = 0; !text(screen, element).contains(wanted); tries++) {
      assertTrue(
          "not " + wanted + " but: " + text(screen, element),
          tries < Page.PATIENCE.toMillis() / 50);
      Thread.sleep(50);
    }
  }

  @Test
  public void theButtonsOfThePageChangeThePhone() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + PhoneScreen.SIZE)) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      Home home = new Home(screen);
      home.awaitEmpty();

      for (String look : new String[] {"dark", "german", "font2"}) {
        Picture wanted = Home.accepted("home-" + look);
        change(screen, look, true);
        screen.await(seen -> seen.looksLike(wanted), "home-" + look);
        change(screen, look, false);
        home.awaitEmpty();
      }

      press(screen, "rotate");
      screen.await(seen -> seen.width > seen.height, "the phone on its side");
      press(screen, "rotate");
      home.awaitEmpty();

      // Another page watches, and takes the phone when it wants to.
      PhoneScreen second = PhoneScreen.open(browser, app);
      new Home(second).awaitEmpty();
      awaitText(second, "status", "you watch");
      press(second, "dark");
      second.settled(500);
      new Home(second).awaitEmpty();
      press(second, "take");
      awaitText(second, "status", "is running");
      press(second, "dark");
      Picture dark = Home.accepted("home-dark");
      second.await(seen -> seen.looksLike(dark), "home in the dark");
      screen.await(seen -> seen.looksLike(dark), "home in the dark for the one who watches");
    }
  }

  private static void change(PhoneScreen screen, String look, boolean to) {
    switch (look) {
      case "dark" -> press(screen, "dark");
      case "german" -> choose(screen, "language", to ? "de" : "en");
      default -> choose(screen, "font", to ? "2" : "1");
    }
  }

  @Test
  public void keysAloneAreEnough() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + PhoneScreen.SIZE)) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      Home home = new Home(screen);
      Picture before = home.awaitEmpty();
      assertEquals("keys", focus(screen));
      screen.page.key("Tab", 9);
      screen.page.key("Tab", 9);
      screen.page.key("Enter", 13);
      Picture other = screen.await(seen -> !home.isSeen(seen), "another screen");
      assertNotEquals(before.fingerprint(), other.fingerprint());
      screen.page.key("F6", 117);
      assertEquals("back", focus(screen));
      screen.page.key("Escape", 27);
      screen.await(home::isSeen, "home");
      screen.page.key("F6", 117);
      assertEquals("keys", focus(screen));
    }
  }

  @Test
  public void aFingerOnTheGlassAndAPinnedOneReachTheApp() throws IOException, InterruptedException {
    try (RunningApp app = RunningApp.start(data.getRoot().toPath(), "size=" + PhoneScreen.SIZE)) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      Home home = new Home(screen);
      home.awaitEmpty();
      screen.tapWithFinger(130, 200);
      screen.await(seen -> !home.isSeen(seen), "a game");
      press(screen, "back");
      screen.await(home::isSeen, "home");

      screen.pin(270, 1120);
      assertEquals("block", secondFinger(screen));
      // The second finger holds still while the first one taps.
      screen.tap(130, 200);
      screen.pin(270, 1120);
      assertEquals("none", secondFinger(screen));
      screen.await(seen -> !home.isSeen(seen), "a game");
    }
  }

  private static String secondFinger(PhoneScreen screen) {
    return screen.page.evaluate("getComputedStyle(document.getElementById('second')).display");
  }

  private static String focus(PhoneScreen screen) {
    return screen.page.evaluate("document.activeElement.id");
  }

  @Test
  public void aCrashIsShownAndRestartedAndNotForgotten() throws IOException, InterruptedException {
    try (RunningApp app =
        RunningApp.startAs("app.traytable.play.ClumsyPhone", data.getRoot().toPath())) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      awaitText(screen, "trace", "dropped in the background");
      assertTrue(text(screen, "trace").contains("ClumsyPhone"));
      press(screen, "restart");
      awaitText(screen, "trace", "dropped on the main thread");
      press(screen, "restart");
      awaitText(screen, "status", "is running");
      screen.settled(500);
      press(screen, "stop");
      awaitText(screen, "status", "Stopped");
      assertEquals(app.printed(), 1, app.exitCode());
    }
  }

  @Test
  public void matchesSurviveARestart() throws IOException, InterruptedException {
    Path folder = data.getRoot().toPath();
    Picture before;
    try (RunningApp app = RunningApp.startAs(Labels.PHONE, folder, "size=" + PhoneScreen.SIZE)) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      Home home = new Home(screen);
      home.awaitEmpty();
      Labels labels = new Labels(screen, folder);
      labels.tap("No Idea");
      labels.tap("Who plays?");
      labels.tap("Deal");
      labels.tap("Leave the table");
      // Home comes first, and what is unfinished a moment later.
      Picture empty = Home.accepted("home-phone");
      before =
          screen.await(
              seen -> home.isSeen(seen) && seen.difference(empty) != 0, "the match on Home");
      press(screen, "stop");
      assertEquals(0, app.exitCode());
    }
    try (RunningApp app = RunningApp.start(folder, "size=" + PhoneScreen.SIZE)) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      Picture after = screen.await(seen -> seen.difference(before) == 0, "the match on Home again");
      assertTrue(new Home(screen).isSeen(after));
    }
  }
}
