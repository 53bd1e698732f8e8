package app.traytable.match;

import app.traytable.Background;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.settings.SettingsRepository;
import app.traytable.settings.TimeToSpeak;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import kotlinx.coroutines.Job;
import org.jspecify.annotations.Nullable;

/** Lets the bots at a table go on, each in its time. It belongs to the background. */
final class BotPacer {
  /**
   * In milliseconds: the time it takes to see a card and to throw the same one in, however quick
   * the bots are. To say who calls there is all the time in the world, for then they wait.
   */
  static final long RACE = 2_000;

  /** The same for who hears which card it is, and has to find the way to call. */
  static final long RACE_BY_EAR = 10_000;

  private final Background background;
  private final SettingsRepository settings;
  private final LongSupplier toSpeak;
  private final Predicate<TableUi.Watching> isNew;
  private @Nullable Job thinking;
  private int thoughtOf;
  private long begun;
  private boolean hurried;
  private boolean urged;
  private boolean held;
  private boolean listened;
  private boolean watched = true;

  /**
   * @param toSpeak how long they wait at least while people have to speak up, in milliseconds
   * @param isNew those who look on are told something: nobody goes on behind the screen meanwhile
   */
  BotPacer(
      Background background,
      SettingsRepository settings,
      LongSupplier toSpeak,
      Predicate<TableUi.Watching> isNew) {
    this.background = background;
    this.settings = settings;
    this.toSpeak = toSpeak;
    this.isNew = isNew;
  }

  /** Until people have to act; and whoever still had something to say has had all the time. */
  void hurry() {
    hurried = true;
    urged = true;
  }

  void hold(boolean held) {
    this.held = held;
    stop();
  }

  /** Somebody plays by ear: to find the words for something takes as long as it takes. */
  void listen(boolean listened) {
    this.listened = listened;
  }

  boolean isListened() {
    return listened;
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
    urged = false;
    held = false;
    watched = true;
  }

  /**
   * Lets the next bot play, if it is for a bot to go on.
   *
   * @param then hears whether its move has been played
   */
  <M extends Move, V> void goOn(OpenMatch<M, V, ?, ?> at, Consumer<Boolean> then) {
    boolean isAskedAgain = thinking != null && thoughtOf == at.plies();
    stop();
    if (held || !watched || isRead(at)) {
      return;
    }
    OpenMatch.Thought<M, V> thought = at.thought();
    if (thought == null) {
      // Who hurries the bots sees the same, and then they hurry on.
      hurried = hurried && at.isLookedAt();
      return;
    }
    // Whoever asks again and again does not make anybody wait for longer.
    if (!isAskedAgain) {
      thoughtOf = thought.ply();
      begun = background.getNow();
    }
    thinking =
        background.think(
            thought::think,
            turn -> turn == null ? 0 : pause(at.patience(), turn.seat(), thought.tempo(turn)),
            turn -> play(at, thought.ply(), turn, then),
            begun);
  }

  /** Something new is being read; whoever asks the bots to go on all the same has read enough. */
  private boolean isRead(OpenMatch<?, ?, ?, ?> at) {
    return !urged && at.ui() instanceof TableUi.Watching seen && isNew.test(seen);
  }

  private void play(
      OpenMatch<?, ?, ?, ?> at, int ply, @Nullable BotTurn<?> turn, Consumer<Boolean> then) {
    if (turn == null) {
      hurried = false;
    } else {
      urged = false;
      // A bot chooses by what it sees at this very moment, or its match could not be told again.
      then.accept(ply == at.plies() && at.play(ply, turn.seat(), turn.move()));
    }
  }

  private long pause(Patience<?> people, Seat bot, Tempo tempo) {
    if (people.isUnnoticed(bot)) {
      return 0;
    }
    long usual = hurried ? 0 : thinks(settings.now().botSpeed().breath(), people, tempo);
    long forever = TimeToSpeak.AS_LONG_AS_IT_TAKES.millis();
    long given = this.toSpeak.getAsLong();
    // Where nobody is waited for, ears make no difference.
    long toSpeak = listened && given > 0 ? forever : given;
    if (people.mustBeHeard()) {
      boolean isOver = urged && toSpeak == forever;
      return isOver ? usual : Math.max(usual, toSpeak);
    }
    boolean isRace = !hurried && people.mayReact();
    long race = listened ? RACE_BY_EAR : RACE;
    return isRace ? Math.max(usual, Math.min(race, toSpeak)) : usual;
  }

  /** Who has to see what happened gets the time for it, however little there is to think about. */
  private static long thinks(long breath, Patience<?> people, Tempo tempo) {
    int breaths = people.breaths();
    return switch (tempo) {
      case QUICK -> breaths > 1 ? breath * breaths : breath / 2;
      case USUAL -> breath * breaths;
      case SLOW -> breath * (breaths + 1);
    };
  }

  private void stop() {
    if (thinking != null) {
      thinking.cancel(null);
      thinking = null;
    }
  }
}
