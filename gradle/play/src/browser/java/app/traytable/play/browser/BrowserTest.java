package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.After;
import org.junit.Assume;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The app in a real browser, judged by what is seen there. */
public final class BrowserTest {
  private static final int MOST_TAPS = 1_000;

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  private RunningApp app;
  private Chromium browser;
  private Glass glass;
  private Table table;

  @Before
  public void start() throws IOException, InterruptedException {
    Optional<Path> program = Chromium.program();
    Assume.assumeTrue("there is no Chromium here", program.isPresent());
    app = RunningApp.start(data.getRoot().toPath(), "size=" + Glass.SIZE, "animations=false");
    browser = Chromium.start(program.get());
    glass =
        new Glass(browser.open(app.address(), Glass.WINDOW_WIDTH, Glass.WINDOW_HEIGHT, Glass.DOTS));
    table = new Table(glass);
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
    table.awaitEmptyHome();
    assertTheWindowShowsThePicture();
    table.hurryBots();
    playToTheEnd(0, Optional.of("short-game"));
    playToTheEnd(1, Optional.empty());
    playToTheEnd(2, Optional.empty());
    playToTheEnd(3, Optional.of("one-round"));
    // All are over, so Home offers none of them to go on with.
    table.awaitEmptyHome();
    glass.page.evaluate("document.getElementById('stop').click()");
    assertEquals(app.printed(), 0, app.exitCode());
  }

  private void playToTheEnd(int game, Optional<String> option)
      throws IOException, InterruptedException {
    table.begin(game, option);
    Somebody somebody = new Somebody(glass, 2026 + game);
    Picture seen = glass.settled();
    while (table.wayHome(seen).isEmpty()) {
      if (somebody.taps == MOST_TAPS) {
        fail("game " + game + " does not end; see " + glass.page.keepScreenshot());
      }
      if (table.isHome(seen)) {
        table.goOn(seen);
      } else {
        if (somebody.taps == 12) {
          reload();
        }
        somebody.tapSomething(seen);
      }
      seen = glass.settled();
    }
    System.out.printf("Game %d was over after %d taps.%n", game, somebody.taps);
    table.goHome();
  }

  /** The app does not notice, and the new page shows what the old one did. */
  private void reload() throws InterruptedException {
    Picture before = glass.settled(1_000);
    glass.page.evaluate("document.getElementById('glass').dataset.old = 'true'");
    glass.page.reload();
    while (!glass
        .page
        .evaluate("String(document.getElementById('glass')?.dataset.old)")
        .equals("undefined")) {
      Thread.sleep(20);
    }
    Picture after = glass.await(seen -> seen.difference(before) == 0, "the match after a reload");
    assertEquals(before.fingerprint(), after.fingerprint());
  }

  /** Not only the canvas: the window of the browser, dot by dot, without the round corners. */
  private void assertTheWindowShowsThePicture() {
    Picture picture = glass.settled();
    BufferedImage window = glass.page.screenshot();
    Rectangle where = glass.inWindow();
    Rectangle inner = new Rectangle(0, 30, picture.width, picture.height - 60);
    Picture shown = new Picture(window).cut(where);
    assertEquals(0, shown.cut(inner).difference(picture.cut(inner)));
  }
}
