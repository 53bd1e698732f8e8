package app.traytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** A shop cuts off what is too long, and shows nothing where a text is missing. */
public final class StoreTextsTest {
  private static final Path STORE = Path.of("../fastlane/metadata/android");
  private static final List<String> LANGUAGES = List.of("en-US", "de-DE");

  /** In characters, as the strictest of the usual shops counts them. */
  private static final Map<String, Integer> MOST =
      Map.of("title.txt", 30, "short_description.txt", 80, "full_description.txt", 4000);

  @Test
  public void everyTextIsThereAndShortEnough() throws IOException {
    for (String language : LANGUAGES) {
      for (Map.Entry<String, Integer> most : MOST.entrySet()) {
        assertFits(STORE.resolve(language).resolve(most.getKey()), most.getValue());
      }
    }
  }

  @Test
  public void thisVersionSaysWhatIsNew() throws IOException {
    for (String language : LANGUAGES) {
      Path news = STORE.resolve(language).resolve("changelogs");
      assertFits(news.resolve(BuildConfig.VERSION_CODE + ".txt"), 500);
    }
    String changes = read(Path.of("../CHANGELOG.md"));
    assertTrue("no such version", changes.contains("## [" + BuildConfig.VERSION_NAME + "]"));
  }

  /** The names belong to others: none of them stands where the app is named. */
  @Test
  public void noTitleBearsTheNameOfAGame() throws IOException {
    for (String language : LANGUAGES) {
      String title = read(STORE.resolve(language).resolve("title.txt"));
      assertTrue(title, title.startsWith("Traytable"));
      for (String name : List.of("No Idea", "Keine Ahnung", "Qwinto", "Point-a-Pile", "Solo")) {
        assertFalse(title, title.contains(name));
      }
      String all = read(STORE.resolve(language).resolve("full_description.txt"));
      for (String owner : List.of("NSV", "Pandaqi", "AMIGO")) {
        assertTrue(language + " does not name " + owner, all.contains(owner));
      }
    }
  }

  private static void assertFits(Path file, int most) throws IOException {
    String text = read(file);
    assertFalse(file + " is empty", text.isEmpty());
    assertEquals(file + " has spaces around it", text.trim(), text);
    int length = text.codePointCount(0, text.length());
    assertTrue(file + " has " + length + " characters of " + most, length <= most);
  }

  /** Without the last line break, which no shop counts. */
  private static String read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
  }
}
