package app.traytable.play.server;

import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** One run of {@code ./gradlew play}, from its options to its exit code. */
public final class Playing {
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /** A reload takes less; whoever stays away longer has closed the page on the crash. */
  private static final Duration PATIENCE_AFTER_CRASH = Duration.ofSeconds(5);

  private static final int CRASHED = 1;
  private static final int REFUSED = 2;

  private final PrintStream out;
  private final PrintStream err;

  public Playing(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Runs the phone, which returns when the app has crashed or is to stop. */
  public int run(List<String> arguments, Consumer<Session> phone) {
    try {
      if (isLinuxOnArm()) {
        throw new IllegalArgumentException(
            "Android's graphics do not exist for Linux on ARM: use Linux on x86-64, macOS or Windows.");
      }
      Options options = Options.read(arguments);
      Files.createDirectories(options.data());
      return serve(options, phone);
    } catch (IOException e) {
      err.println("The app cannot be played here: " + e + ".");
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
    }
    return REFUSED;
  }

  private static boolean isLinuxOnArm() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
        && System.getProperty("os.arch").equals("aarch64");
  }

  private int serve(Options options, Consumer<Session> phone) throws IOException {
    Session session = new Session(options.look(), options.animations(), options.data());
    session.makeCurrent();
    Viewers viewers = new Viewers(() -> System.nanoTime() / 1_000_000);
    try (Server server = open(options.port(), session, viewers)) {
      out.println("Traytable is at " + server.address());
      Desktop.open(server.address(), options.data());
      inBackground("ready", () -> sayWhenReady(session));
      inBackground("patience", () -> stopUnwatched(session, viewers));
      do {
        phone.accept(session);
        if (session.hasCrashed()) {
          err.println(session.state().trace());
        }
      } while (session.awaitRestart());
      // The page should hear the end before the server goes.
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    out.println(session.hasCrashed() ? "The app has crashed: see above." : "Stopped.");
    return session.hasCrashed() ? CRASHED : 0;
  }

  private static Server open(int port, Session session, Viewers viewers) throws IOException {
    try {
      return Server.open(port, session, viewers);
    } catch (BindException e) {
      throw new IllegalArgumentException(
          "Port " + port + " is taken: choose another one with -Pport=, or none for any free one.",
          e);
    }
  }

  private static void inBackground(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void sayWhenReady(Session session) {
    try {
      if (session.awaitRunning()) {
        out.println("Ready. Matches are kept in " + session.data() + ". Ctrl-C ends it.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void stopUnwatched(Session session, Viewers viewers) {
    try {
      while (session.state().stage() != Session.Stage.STOPPED) {
        Thread.sleep(500);
        boolean crashed = session.state().stage() == Session.Stage.CRASHED;
        Duration patience = crashed ? PATIENCE_AFTER_CRASH : PATIENCE;
        if (viewers.unwatched() > patience.toMillis()) {
          out.println("Nobody is watching.");
          session.stop();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
