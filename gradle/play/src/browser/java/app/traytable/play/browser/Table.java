package app.traytable.play.browser;

import app.traytable.play.browser.Picture.Blob;
import java.awt.Rectangle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.imageio.ImageIO;

/**
 * The way to a match and back, by sight. A few words are known by their look: cut out of pictures
 * of the app, and to be cut out anew when the words or the letters change.
 */
final class Table {
  private static final int TRAY = 0xFFFDF8;

  private final Glass glass;
  private final Picture home;
  private final Picture toTheGames;

  Table(Glass glass) throws IOException {
    this.glass = glass;
    home = accepted("home-phone");
    toTheGames = word("to-the-games");
  }

  /** A picture that the app's own tests compare with. */
  static Picture accepted(String name) throws IOException {
    Path screens = Path.of(System.getProperty("play.screens"));
    return new Picture(ImageIO.read(screens.resolve(name + ".png").toFile()));
  }

  static Picture word(String name) throws IOException {
    try (InputStream in = Table.class.getResourceAsStream(name + ".png")) {
      return new Picture(ImageIO.read(in));
    }
  }

  /** Home without any match is known to the last dot. */
  Picture awaitEmptyHome() {
    return glass.await(this::isEmptyHome, "home without a match");
  }

  /** Home is known by its head, whatever is listed below. */
  boolean isHome(Picture seen) {
    Rectangle head = new Rectangle(0, 0, 350, 110);
    return seen.cut(head).difference(home.cut(head)) == 0;
  }

  /** The button of a result that leads back to Home. */
  Optional<Rectangle> wayHome(Picture seen) {
    return seen.find(toTheGames, new Rectangle(0, seen.height - 200, seen.width, 200));
  }

  /** The result is saved first, so a second tap may be needed, but not at once. */
  void goHome() {
    glass.await(
        seen -> {
          wayHome(seen).ifPresent(glass::tap);
          return isHome(glass.settled(700));
        },
        "home");
  }

  /** Home has nothing but the games: no match waits to be gone on with. */
  boolean isEmptyHome(Picture seen) {
    return seen.difference(home) == 0;
  }

  void hurryBots() throws IOException {
    // The settings are behind the sign on the right of the head.
    Rectangle sign =
        glass.await(this::isHome, "home").blobs(dot -> (dot >> 8 & 0xFF) < 100, 6).stream()
            .map(Blob::bounds)
            .filter(bounds -> bounds.y < 110)
            .max(Comparator.comparingInt(bounds -> bounds.x))
            .orElseThrow();
    glass.tap(sign);
    glass.await(seen -> !isHome(seen), "the settings");
    glass.tap(glass.scrollTo(word("at-once"), "at once"));
    glass.settled();
    glass.page.key("Escape", 27);
    glass.await(this::isHome, "home");
  }

  /** The games stand on Home in their order; the option is a word that is tapped. */
  void begin(int game, Optional<String> option) throws IOException {
    List<Blob> tiles = glass.await(this::isHome, "home").blobs(Picture.exactly(TRAY), 80);
    glass.tap(tiles.get(game).bounds());
    tapMainButton(seen -> !isHome(seen));
    if (option.isPresent()) {
      glass.tap(glass.scrollTo(word(option.get()), option.get()));
      glass.settled();
    }
    tapMainButton(seen -> true);
  }

  /** Somebody who knows nothing may leave the table; the match is then the first thing on Home. */
  void goOn(Picture seen) {
    glass.tap(seen.blobs(Picture.exactly(TRAY), 60).get(0).bounds());
    glass.await(picture -> !isHome(picture), "the match");
  }

  private void tapMainButton(Predicate<Picture> where) {
    Picture seen =
        glass.await(p -> where.test(p) && Somebody.mainButton(p).isPresent(), "a button");
    glass.tap(Somebody.mainButton(seen).orElseThrow());
    // The next screen may have a button at the same place.
    glass.await(p -> p.difference(seen) > 50, "the next screen");
  }
}
