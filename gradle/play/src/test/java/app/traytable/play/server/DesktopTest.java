package app.traytable.play.server;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class DesktopTest {
  private static List<String> command(String system, Map<String, String> environment) {
    return Desktop.command(system, environment, "http://127.0.0.1:1/");
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
}
