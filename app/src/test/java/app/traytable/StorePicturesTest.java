package app.traytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.Test;

/** A shop refuses pictures of other sizes; {@code ./gradlew :app:storePictures} draws them. */
public final class StorePicturesTest {
  private static final Path STORE = Path.of("../fastlane/metadata/android");
  private static final List<String> LANGUAGES = List.of("en-US", "de-DE");
  private static final String PHONE = "phoneScreenshots";
  private static final String TABLET = "tenInchScreenshots";

  private record Size(int width, int height) {}

  @Test
  public void everyLanguageHasTheSamePicturesAndNoOthers() throws IOException {
    List<String> expected = new ArrayList<>(List.of("featureGraphic.png", "icon.png"));
    IntStream.rangeClosed(1, 6).forEach(i -> expected.add(PHONE + "/" + i + ".png"));
    IntStream.rangeClosed(1, 2).forEach(i -> expected.add(TABLET + "/" + i + ".png"));
    for (String language : LANGUAGES) {
      Path images = images(language);
      assertEquals(
          language,
          expected,
          pictures(images).stream()
              .map(picture -> images.relativize(picture).toString().replace('\\', '/'))
              .toList());
    }
  }

  @Test
  public void theIconAndTheBannerHaveTheOneSizeThatShopsTake() throws IOException {
    for (String language : LANGUAGES) {
      assertEquals(new Size(512, 512), size(images(language).resolve("icon.png")));
      assertEquals(new Size(1024, 500), size(images(language).resolve("featureGraphic.png")));
    }
  }

  @Test
  public void screensAreNeitherTooSmallNorTooLongForAnyShop() throws IOException {
    for (String language : LANGUAGES) {
      for (String kind : List.of(PHONE, TABLET)) {
        for (Path picture : pictures(images(language).resolve(kind))) {
          Size size = size(picture);
          int shorter = Math.min(size.width, size.height);
          int longer = Math.max(size.width, size.height);
          assertTrue(picture + " " + size, shorter >= 1080 && longer <= 3840);
          assertTrue(picture + " " + size, longer <= 2.3 * shorter);
        }
      }
    }
  }

  @Test
  public void togetherTheyAreSmall() throws IOException {
    long bytes = 0;
    for (String language : LANGUAGES) {
      for (Path picture : pictures(images(language))) {
        bytes += Files.size(picture);
      }
    }
    assertTrue(bytes + " bytes", bytes < 3_000_000);
  }

  private static Path images(String language) {
    return STORE.resolve(language).resolve("images");
  }

  private static List<Path> pictures(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** As the head of a PNG says it. */
  private static Size size(Path picture) throws IOException {
    try (DataInputStream png = new DataInputStream(Files.newInputStream(picture))) {
      png.skipBytes(16);
      return new Size(png.readInt(), png.readInt());
    }
  }
}
