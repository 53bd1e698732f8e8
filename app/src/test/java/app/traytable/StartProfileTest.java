package app.traytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** The build takes no notice of a rule that fits nothing, and the app would just start slowly. */
public final class StartProfileTest {
  private static final Path PROFILE = Path.of("src/main/baseline-prof.txt");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/main/java"), Path.of("src/main/kotlin"), Path.of("../rules/src/main/java"));

  /** A class, or all of a package; with all methods, or alone. */
  private static final Pattern RULE =
      Pattern.compile("[HSP]*L([\\w/]+?)(/\\*\\*)?;?(->\\*\\*\\(\\*\\*\\)\\*\\*)?");

  @Test
  public void whatIsCompiledAheadStillExists() throws Exception {
    List<String> gone = new ArrayList<>();
    for (String rule : rules()) {
      Matcher parts = RULE.matcher(rule);
      boolean isThere =
          parts.matches()
              && (parts.group(2) == null
                  ? isClass(parts.group(1).replace('/', '.'))
                  : hasSources(parts.group(1)));
      if (!isThere) {
        gone.add(rule);
      }
    }

    assertEquals(List.of(), gone);
  }

  private static List<String> rules() throws IOException {
    List<String> rules =
        Files.readAllLines(PROFILE).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    assertFalse(rules.isEmpty());
    return rules;
  }

  private static boolean isClass(String name) {
    try {
      Class.forName(name, false, StartProfileTest.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static boolean hasSources(String folder) throws IOException {
    for (Path root : SOURCES) {
      Path sources = root.resolve(folder);
      if (Files.isDirectory(sources)) {
        try (Stream<Path> all = Files.walk(sources)) {
          if (all.anyMatch(Files::isRegularFile)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
