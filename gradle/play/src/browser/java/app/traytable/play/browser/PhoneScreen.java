package app.traytable.play.browser;

import java.awt.Rectangle;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The phone's screen as the browser shows it, and a mouse on it. Places are dots of the picture.
 */
final class PhoneScreen {
  /** As in the accepted pictures of the app's screens. */
  static final String SIZE = "360x780";

  private static final double DOTS = 1.5;

  /** The phone's height, its frame, and the room around it. */
  private static final int WINDOW_HEIGHT = 780 + 34 + 32;

  private static final int WINDOW_WIDTH = 760;

  final Page page;
  private double[] corner = {};

  private PhoneScreen(Page page) {
    this.page = page;
  }

  /** In a tab of its own. */
  static PhoneScreen open(Chromium browser, RunningApp app)
      throws IOException, InterruptedException {
    return new PhoneScreen(browser.open(app.address(), WINDOW_WIDTH, WINDOW_HEIGHT, DOTS));
  }

  /** What is on the phone once nothing moves any more. */
  Picture settled() {
    return settled(60);
  }

  Picture settled(int quietMillis) {
    String data =
        page.evaluate(
            """
            new Promise(done => {
              const begun = performance.now();
              let last, since;
              const look = () => {
                const glass = document.getElementById('glass'), now = performance.now();
                if (!glass) { setTimeout(look, 8); return; } // the page is still being loaded
                if (glass.dataset.picture !== last) { last = glass.dataset.picture; since = now; }
                const rests = now - since >= QUIET && glass.dataset.rests === 'true';
                if (rests) done(glass.toDataURL('image/png').slice(22));
                else if (now - begun > PATIENCE) done('restless');
                else setTimeout(look, 8);
              };
              look();
            })
            """
                .replace("QUIET", String.valueOf(quietMillis))
                .replace("PATIENCE", String.valueOf(Page.PATIENCE.toMillis())));
    if (data.equals("restless")) {
      throw new AssertionError("the picture does not come to rest");
    }
    return new Picture(Page.image(data));
  }

  /** What is on the phone once it is that; a screen that is opened first may take its time. */
  Picture await(Predicate<Picture> wanted, String what) {
    long end = System.nanoTime() + Page.PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Picture seen = settled();
      if (wanted.test(seen)) {
        return seen;
      }
    }
    throw new AssertionError("not on the screen: " + what + "; see " + page.keepScreenshot());
  }

  void tap(int x, int y) {
    page.click(left() + x / DOTS, top() + y / DOTS);
  }

  void tapWithFinger(int x, int y) {
    fingers("touchStart", Map.of(0, new Labels.Thing(x, y, 0, 0, "")));
    fingers("touchEnd", Map.of());
  }

  /** All fingers that are on the glass now, by their numbers. */
  void fingers(String type, Map<Integer, Labels.Thing> places) {
    Map<Integer, double[]> inPage = new LinkedHashMap<>();
    places.forEach(
        (finger, thing) ->
            inPage.put(finger, new double[] {left() + thing.x() / DOTS, top() + thing.y() / DOTS}));
    page.fingers(type, inPage);
  }

  /** Waits until the ring of what can be touched is drawn around here, however things move. */
  void awaitRing(int x, int y) {
    String found =
        page.evaluate(
            """
            new Promise(done => {
              const begun = performance.now();
              const look = () => {
                const glass = document.getElementById('glass');
                const dots = glass.getContext('2d').getImageData(X - 70, Y - 100, 140, 200).data;
                let ring = 0;
                for (let i = 0; i < dots.length; i += 4) {
                  const far = Math.abs(dots[i] - 0x63) + Math.abs(dots[i + 1] - 0xE6) + Math.abs(dots[i + 2] - 0xD8);
                  if (far < 24) ring++;
                }
                if (ring > 200) done('ring');
                else if (performance.now() - begun > PATIENCE) done('none');
                else setTimeout(look, 8);
              };
              look();
            })
            """
                .replace("X -", x + " -")
                .replace("Y -", y + " -")
                .replace("PATIENCE", String.valueOf(Page.PATIENCE.toMillis())));
    if (!found.equals("ring")) {
      throw new AssertionError("no ring; see " + page.keepScreenshot());
    }
  }

  /** Alt and a click: a finger that stays there until the next such click. */
  void pin(int x, int y) {
    String alt = ",\"button\":\"left\",\"buttons\":1,\"clickCount\":1,\"modifiers\":1";
    page.mouse("mousePressed", left() + x / DOTS, top() + y / DOTS, alt);
    page.mouse("mouseReleased", left() + x / DOTS, top() + y / DOTS, alt);
  }

  /** Turns it at this place, so that what lies that far off comes nearer. */
  void turnWheel(int x, int y, int right, int down) {
    String delta = ",\"deltaX\":" + right / DOTS + ",\"deltaY\":" + down / DOTS;
    page.mouse("mouseWheel", left() + x / DOTS, top() + y / DOTS, delta);
  }

  /** In dots of a screenshot. */
  Rectangle inWindow() {
    return new Rectangle(
        (int) Math.round(left() * DOTS), (int) Math.round(top() * DOTS), 540, 1170);
  }

  private double left() {
    return corner()[0];
  }

  private double top() {
    return corner()[1];
  }

  /** It stays where it is as long as the window keeps its size. */
  private double[] corner() {
    if (corner.length == 0) {
      String box = "document.getElementById('glass').getBoundingClientRect().";
      corner =
          new double[] {
            Double.parseDouble(page.evaluate(box + "x")),
            Double.parseDouble(page.evaluate(box + "y"))
          };
    }
    return corner;
  }
}
