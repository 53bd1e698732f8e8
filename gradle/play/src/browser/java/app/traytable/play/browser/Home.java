package app.traytable.play.browser;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Home, by sight: it must look as the app's own tests have accepted it. */
final class Home {
  private final PhoneScreen screen;
  private final Picture empty;

  Home(PhoneScreen screen) throws IOException {
    this.screen = screen;
    empty = accepted("home-phone");
  }

  /** A picture that the app's own tests compare with. */
  static Picture accepted(String name) throws IOException {
    Path screens = Path.of(System.getProperty("play.screens"));
    return new Picture(ImageIO.read(screens.resolve(name + ".png").toFile()));
  }

  /** Without any match to go on with it is known to the last dot. */
  Picture awaitEmpty() {
    return screen.await(seen -> seen.looksLike(empty), "home without a match");
  }

  /** It is known by its name, whatever is listed below and wherever keys stand. */
  boolean isSeen(Picture seen) {
    Rectangle head = new Rectangle(0, 0, 290, 88);
    return seen.cut(head).looksLike(empty.cut(head));
  }
}
