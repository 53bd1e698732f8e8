package app.traytable.play.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** All that the phone and the page have to tell each other. Any thread may call. */
public final class Session {
  enum Stage {
    STARTING,
    RUNNING,
    CRASHED,
    STOPPED
  }

  /** What the page says around the picture. */
  record State(long number, Stage stage, Look look, boolean typing, String trace) {}

  /** A file that nobody changes any more. */
  record Picture(long number, ByteBuffer file, String type) {}

  /** Whatever a viewer has not seen yet; both null if nothing came in time. */
  record News(@Nullable State state, @Nullable Picture picture) {}

  private static final int MOST_WISHES = 10_000;

  /** The phone is made by others, who cannot hand it anything. */
  private static volatile @Nullable Session current;

  private final boolean animations;
  private final Path data;
  private final List<Wish> wishes = new ArrayList<>();
  private Runnable wake = () -> {};
  private State state;
  private Picture picture = new Picture(0, ByteBuffer.allocate(0), "");
  private boolean hasCrashed;
  private boolean restarts;

  public Session(Look look, boolean animations, Path data) {
    this.animations = animations;
    this.data = data;
    state = new State(1, Stage.STARTING, look, false, "");
  }

  /** The one that is being played; there is one in a process. */
  public static Session current() {
    return Objects.requireNonNull(current);
  }

  void makeCurrent() {
    current = this;
  }

  /** Whether the owner of the phone likes things to move. */
  public boolean animations() {
    return animations;
  }

  public Path data() {
    return data;
  }

  public synchronized Look look() {
    return state.look();
  }

  /** The phone begins to listen; it is woken whenever there is a wish. */
  public synchronized void listen(Runnable wake) {
    this.wake = wake;
  }

  public void wish(List<Wish> more) {
    Runnable bell;
    synchronized (this) {
      if (wishes.size() < MOST_WISHES) {
        wishes.addAll(more);
      }
      bell = wake;
    }
    bell.run();
  }

  public synchronized List<Wish> takeWishes() {
    List<Wish> taken = List.copyOf(wishes);
    wishes.clear();
    return taken;
  }

  public synchronized void show(byte[] file, String type) {
    if (state.stage() == Stage.STARTING) {
      change(Stage.RUNNING, state.look(), state.typing(), "");
    }
    picture = new Picture(picture.number() + 1, ByteBuffer.wrap(file), type);
    notifyAll();
  }

  /** How the phone is set up now, and whether somebody writes on it. */
  public synchronized void tell(Look look, boolean typing) {
    if (!look.equals(state.look()) || typing != state.typing()) {
      change(state.stage(), look, typing, state.trace());
    }
  }

  /** The first crash is the cause; what breaks after it is not told. */
  public synchronized void crash(Throwable cause) {
    if (isOn()) {
      StringWriter trace = new StringWriter();
      cause.printStackTrace(new PrintWriter(trace));
      hasCrashed = true;
      change(Stage.CRASHED, state.look(), false, trace.toString());
    }
  }

  public synchronized void stop() {
    change(Stage.STOPPED, state.look(), false, "");
    wake.run();
  }

  /** Not at once: a phone that is on again before it has noticed its crash would play on. */
  synchronized void restart() {
    if (state.stage() == Stage.CRASHED) {
      restarts = true;
      notifyAll();
    }
  }

  /** The app runs or is about to. */
  public synchronized boolean isOn() {
    return state.stage() == Stage.STARTING || state.stage() == Stage.RUNNING;
  }

  synchronized boolean hasCrashed() {
    return hasCrashed;
  }

  /** The phone has ended; waits until somebody restarts or stops it, true for another try. */
  synchronized boolean awaitRestart() throws InterruptedException {
    while (state.stage() == Stage.CRASHED && !restarts) {
      wait();
    }
    if (state.stage() == Stage.CRASHED) {
      restarts = false;
      wishes.clear();
      change(Stage.STARTING, state.look(), false, "");
    }
    return state.stage() != Stage.STOPPED;
  }

  /** Waits for the first picture; false if there will be none. */
  synchronized boolean awaitRunning() throws InterruptedException {
    while (state.stage() == Stage.STARTING) {
      wait();
    }
    return state.stage() == Stage.RUNNING;
  }

  synchronized State state() {
    return state;
  }

  /** Waits for what is newer than these numbers. */
  synchronized News await(long knownState, long knownPicture, long millis)
      throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (state.number() == knownState && picture.number() <= knownPicture) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return new News(null, null);
      }
      wait(left);
    }
    return state.number() != knownState ? new News(state, null) : new News(null, picture);
  }

  private void change(Stage stage, Look look, boolean typing, String trace) {
    state = new State(state.number() + 1, stage, look, typing, trace);
    notifyAll();
  }
}
