package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class PlayingTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private int play(Consumer<Session> phone, String... options) {
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.add("default-data=" + folder.getRoot());
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    return new Playing(out, out).run(arguments, phone);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  public void whatIsStoppedEndsWell() {
    assertEquals(0, play(Session::stop));
    assertTrue(printed(), printed().startsWith("Traytable is at http://127.0.0.1:"));
    assertTrue(printed(), printed().endsWith("Stopped." + System.lineSeparator()));
  }

  @Test
  public void aTakenPortIsOneSentence() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertEquals(2, play(Session::stop, "port=" + taken.getLocalPort()));
      assertTrue(printed(), printed().startsWith("Port " + taken.getLocalPort() + " is taken: "));
      assertEquals(1, printed().lines().count());
    }
  }

  @Test
  public void aWrongOptionIsOneSentence() {
    assertEquals(2, play(Session::stop, "size=huge"));
    assertEquals(1, printed().lines().count());
  }

  @Test
  public void aCrashThatIsClosedEndsBadly() {
    assertEquals(1, play(session -> session.crash(new IllegalStateException("gone"))));
    assertTrue(printed(), printed().contains("IllegalStateException: gone"));
    assertTrue(printed(), printed().contains("Nobody is watching."));
  }

  @Test
  public void aCrashThatIsRestartedRunsAgainAndIsNotForgotten() {
    List<Session> runs = new ArrayList<>();
    int code =
        play(
            session -> {
              runs.add(session);
              if (runs.size() == 1) {
                session.crash(new IllegalStateException("gone"));
                session.restart();
                assertFalse("it cannot notice its crash any more", session.isOn());
              } else {
                assertTrue(session.isOn());
                session.stop();
              }
            });
    assertEquals(2, runs.size());
    assertEquals(1, code);
  }
}
