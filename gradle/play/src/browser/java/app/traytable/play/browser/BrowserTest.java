package app.traytable.play.browser;

import static org.junit.Assert.assertEquals;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** The app in a real browser, judged by what is seen there. */
public final class BrowserTest {
  @Rule public final PhoneInBrowser phone = new PhoneInBrowser();

  private PhoneScreen screen;
  private Labels labels;

  @Before
  public void look() {
    screen = phone.screen();
    labels = phone.labels();
  }

  @Test
  public void everyGameIsPlayedToItsEnd() throws IOException, InterruptedException {
    phone.home().awaitEmpty();
    assertTheWindowShowsThePicture();
    phone.hurry();
    for (String game : List.of("noidea", "qwinto", "pointapile", "solo")) {
      follow(Script.of(game));
      // It is over, so Home does not offer to go on with it.
      screen.await(phone.home()::isSeen, "home");
      labels.awaitNone("Continue");
    }
    screen.page.evaluate("document.getElementById('stop').click()");
    assertEquals(phone.app().printed(), 0, phone.app().exitCode());
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
