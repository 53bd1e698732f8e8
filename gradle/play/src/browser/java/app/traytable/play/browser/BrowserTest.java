package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The app in a real browser, judged by what is seen there. */
public final class BrowserTest {
  @Rule public final TemporaryFolder data = new TemporaryFolder();

  private RunningApp app;
  private Chromium browser;
  private PhoneScreen screen;
  private Home home;
  private Labels labels;

  @Before
  public void start() throws IOException, InterruptedException {
    Optional<Path> program = Chromium.program();
    Assume.assumeTrue("there is no Chromium here", program.isPresent());
    Path folder = data.getRoot().toPath();
    app = RunningApp.startAs(Labels.PHONE, folder, "size=" + PhoneScreen.SIZE, "animations=false");
    browser = Chromium.start(program.get());
    screen =
        new PhoneScreen(
            browser.open(
                app.address(),
                PhoneScreen.WINDOW_WIDTH,
                PhoneScreen.WINDOW_HEIGHT,
                PhoneScreen.DOTS));
    home = new Home(screen);
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

  @Test
  public void everyGameIsPlayedToItsEnd() throws IOException, InterruptedException {
    home.awaitEmpty();
    assertTheWindowShowsThePicture();
    labels.tap("Settings");
    labels.tap("At once");
    labels.tap("Explain what is new");
    labels.tap("Back");
    home.awaitEmpty();
    for (String game : List.of("noidea", "qwinto", "pointapile", "solo")) {
      follow(Script.of(game));
      // It is over, so Home does not offer to go on with it.
      screen.await(home::isSeen, "home");
      labels.awaitNone("Continue");
    }
    screen.page.evaluate("document.getElementById('stop').click()");
    assertEquals(app.printed(), 0, app.exitCode());
  }

  private void follow(Script script) throws IOException, InterruptedException {
    for (int line = 0; line < script.taps().size(); line++) {
      if (line == script.taps().size() / 2) {
        reload();
      }
      script.taps().get(line).on(labels, screen);
    }
    // The last move is seen before the result.
    labels.goOnTo("To the games");
    labels.tap("To the games");
  }

  /** The app does not notice, and the new page shows what the old one did. */
  private void reload() throws InterruptedException {
    Picture before = screen.settled(1_000);
    screen.page.evaluate("document.getElementById('glass').dataset.old = 'true'");
    screen.page.reload();
    while (!screen
        .page
        .evaluate("String(document.getElementById('glass')?.dataset.old)")
        .equals("undefined")) {
      Thread.sleep(20);
    }
    Picture after = screen.await(seen -> seen.difference(before) == 0, "the match after a reload");
    assertEquals(before.fingerprint(), after.fingerprint());
  }

  /** Not only the canvas: the window of the browser, dot by dot, without the round corners. */
  private void assertTheWindowShowsThePicture() {
    Picture picture = screen.settled();
    BufferedImage window = screen.page.screenshot();
    Rectangle where = screen.inWindow();
    Rectangle inner = new Rectangle(0, 30, picture.width, picture.height - 60);
    Picture shown = new Picture(window).cut(where);
    assertEquals(0, shown.cut(inner).difference(picture.cut(inner)));
  }
}
