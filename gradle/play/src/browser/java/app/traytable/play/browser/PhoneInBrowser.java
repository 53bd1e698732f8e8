package app.traytable.play.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.Assume;
import org.junit.rules.ExternalResource;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** A phone that has never been used, in a browser of its own; skipped where there is none. */
final class PhoneInBrowser extends ExternalResource {
  private final TemporaryFolder data = new TemporaryFolder();
  private final int fingers;

  private @Nullable RunningApp app;
  private @Nullable Chromium browser;
  private @Nullable PhoneScreen screen;
  private @Nullable Labels labels;

  /** With a mouse. */
  PhoneInBrowser() {
    this(0);
  }

  /** With a glass that tells so many fingers apart. */
  PhoneInBrowser(int fingers) {
    this.fingers = fingers;
  }

  @Override
  public Statement apply(Statement base, Description description) {
    return data.apply(super.apply(base, description), description);
  }

  @Override
  protected void before() throws IOException, InterruptedException {
    Optional<Path> program = Chromium.program();
    Assume.assumeTrue("there is no Chromium here", program.isPresent());
    Path folder = data.getRoot().toPath();
    app = RunningApp.startAs(Labels.PHONE, folder, "size=" + PhoneScreen.SIZE, "animations=false");
    browser = Chromium.start(program.get());
    screen = PhoneScreen.open(browser, app);
    if (fingers > 0) {
      screen.page.emulateTouch(fingers);
      screen.page.reload();
    }
    labels = new Labels(screen, folder);
    app.awaitReady();
  }

  @Override
  protected void after() {
    try {
      if (browser != null) {
        browser.close();
      }
      if (app != null) {
        app.close();
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Bots take no breath, and nothing is explained. */
  void hurry() throws IOException, InterruptedException {
    home().awaitEmpty();
    labels().tap("Settings");
    labels().tap("At once");
    labels().tap("Explain what is new");
    labels().tap("Back");
    home().awaitEmpty();
  }

  RunningApp app() {
    return Objects.requireNonNull(app);
  }

  PhoneScreen screen() {
    return Objects.requireNonNull(screen);
  }

  Home home() throws IOException {
    return new Home(screen());
  }

  Labels labels() {
    return Objects.requireNonNull(labels);
  }
}
