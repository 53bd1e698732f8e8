package app.traytable.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A frame that waits for the disk comes late; these tests run on the thread that draws. */
@RunWith(AndroidJUnit4.class)
public final class MainThreadTest {
  private static final Pattern TOUCHES_FILES =
      Pattern.compile(
          "\\b(File(In|Out)putStream|RandomAccessFile|File(Reader|Writer)|java\\.nio\\.file"
              + "|SharedPreferences|openFile(In|Out)put|open(In|Out)putStream|getUriForFile)\\b");

  private final TraytableDatabase database =
      TraytableDatabase.open(ApplicationProvider.getApplicationContext(), "main.db");

  @After
  public void close() {
    database.close();
  }

  @Test
  public void nobodyReadsOrWritesTheDatabaseOnIt() {
    assertThrows(IllegalStateException.class, () -> database.settings().all());
    assertThrows(
        IllegalStateException.class, () -> database.runInTransaction(() -> database.settings()));
  }

  @Test
  public void nobodyOpensTheDatabaseOnIt() {
    assertThrows(
        IllegalStateException.class,
        () -> DatabaseFile.check(ApplicationProvider.getApplicationContext(), database));
  }

  @Test
  public void elsewhereOneMay() {
    assertEquals(List.of(), CompletableFuture.supplyAsync(() -> database.settings().all()).join());
  }

  /** Android on the JVM reports no file that is read: whoever reads one has to say so. */
  @Test
  public void whoeverTouchesAFileKeepsItFree() throws IOException {
    List<Path> touching;
    try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
      touching =
          files
              .filter(file -> file.toString().matches(".*\\.(java|kt)"))
              .filter(file -> TOUCHES_FILES.matcher(read(file)).find())
              .toList();
    }
    assertTrue(touching + "", touching.size() >= 3);
    assertEquals(
        List.of(),
        touching.stream().filter(file -> !read(file).contains("MainThread.staysFree()")).toList());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
