package app.traytable.match;

import app.traytable.Background;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Move;
import app.traytable.settings.SettingsRepository;
import java.util.function.Consumer;
import kotlinx.coroutines.Job;
import org.jspecify.annotations.Nullable;

/** Lets the bots at a table go on, each in its time. It belongs to the background. */
final class BotPacer {
  /**
   * In milliseconds: the time it takes to see a card and to tap on a call, however quick the bots
   * are. To say who calls there is all the time in the world, for then they wait.
   */
  static final long TO_SPEAK = 2_000;

  private final Background background;
  private final SettingsRepository settings;
  private final long toSpeak;
  private @Nullable Job thinking;
  private boolean hurried;
  private boolean held;
  private boolean watched = true;

  /**
   * @param toSpeak how long they wait at least while people may speak up, in milliseconds
   */
  BotPacer(Background background, SettingsRepository settings, long toSpeak) {
    this.background = background;
    this.settings = settings;
    this.toSpeak = toSpeak;
  }

  /** Until people have to act. */
  void hurry() {
    hurried = true;
  }

  void hold(boolean held) {
    this.held = held;
    stop();
  }

  /** Nobody plays on behind somebody's back: unwatched bots wait. */
  void watch(boolean watched) {
    this.watched = watched;
    stop();
  }

  /** At another table nobody has asked for anything yet. */
  void forget() {
    stop();
    hurried = false;
    held = false;
    watched = true;
  }

  /**
   * Lets the next bot play, if it is for a bot to go on.
   *
   * @param then hears whether its move has been played
   */
  <M extends Move, V> void goOn(OpenMatch<M, V, ?, ?> at, Consumer<Boolean> then) {
    stop();
    if (held || !watched) {
      return;
    }
    OpenMatch.Thought<M, V> thought = at.thought();
    if (thought == null) {
      hurried = false;
      return;
    }
    thinking =
        background.think(
            thought::think,
            turn -> turn == null || at.isUnnoticed(turn.seat()) ? 0 : pause(at),
            turn -> play(at, thought.ply(), turn, then));
  }

  private void play(
      OpenMatch<?, ?, ?, ?> at, int ply, @Nullable BotTurn<?> turn, Consumer<Boolean> then) {
    if (turn == null) {
      hurried = false;
    } else {
      then.accept(at.play(ply, turn.seat(), turn.move()));
    }
  }

  private long pause(OpenMatch<?, ?, ?, ?> at) {
    long usual = hurried ? 0 : settings.now().botSpeed().breath() * at.breaths();
    boolean isAwaited = hurried ? at.mustBeHeard() : at.mayReact();
    return isAwaited ? Math.max(usual, toSpeak) : usual;
  }

  private void stop() {
    if (thinking != null) {
      thinking.cancel(null);
      thinking = null;
    }
  }
}
