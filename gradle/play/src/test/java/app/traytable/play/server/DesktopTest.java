package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.Assume;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class DesktopTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private static List<String> command(String system, Map<String, String> environment) {
    return Desktop.command(system, environment);
  }

  @Test
  public void everyDesktopHasItsWayToOpenAnAddress() {
    assertEquals("open", command("Mac OS X", Map.of()).get(0));
    assertEquals("rundll32", command("Windows 11", Map.of()).get(0));
    assertEquals("xdg-open", command("Linux", Map.of("DISPLAY", ":0")).get(0));
    assertEquals("xdg-open", command("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")).get(0));
  }

  @Test
  public void withoutADesktopNothingIsOpened() {
    assertEquals(List.of(), command("Linux", Map.of()));
    assertEquals(List.of(), command("Mac OS X", Map.of("CI", "true")));
  }

  @Test
  public void theAddressStandsInAFileOfTheOwnerAlone() throws IOException {
    String address = "http://127.0.0.1:1/?token=secret";
    Path page = Desktop.signpost(address, folder.getRoot().toPath());
    assertTrue(Files.readString(page).contains("url=" + address + "\""));
    assertFalse(page.toString().contains("secret"));
    Assume.assumeTrue(page.getFileSystem().supportedFileAttributeViews().contains("posix"));
    assertEquals(PosixFilePermissions.fromString("rw-------"), Files.getPosixFilePermissions(page));
  }
}
