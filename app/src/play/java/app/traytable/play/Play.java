package app.traytable.play;

import app.traytable.play.server.Playing;
import app.traytable.play.server.Session;
import java.util.List;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;

/** What {@code ./gradlew play} runs. */
public final class Play {
  private Play() {}

  public static void main(String[] args) {
    play(args, Phone.class);
  }

  /** Does not return. */
  static void play(String[] args, Class<? extends Phone> phone) {
    System.exit(
        new Playing(System.out, System.err).run(List.of(args), session -> on(session, phone)));
  }

  /** Robolectric makes an Android only for a test, so playing is one. */
  private static void on(Session session, Class<? extends Phone> phone) {
    for (Failure failure : JUnitCore.runClasses(phone).getFailures()) {
      session.crash(failure.getException());
    }
  }
}
