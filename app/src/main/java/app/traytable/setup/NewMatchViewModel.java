package app.traytable.setup;

import android.app.Application;
import android.database.SQLException;
import androidx.lifecycle.AndroidViewModel;
import app.traytable.Background;
import app.traytable.TraytableApp;
import app.traytable.match.LineUp;
import app.traytable.match.MatchRepository;
import app.traytable.match.Observed;
import app.traytable.match.Person;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Supplier;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** From the last line-up to the next match. */
public final class NewMatchViewModel extends AndroidViewModel {
  /**
   * What is known of earlier matches of a game.
   *
   * @param like the match to sit down like, or 0 for the last one
   * @param lineUp null when there is none
   */
  public record Past(String game, long like, @Nullable LineUp lineUp) {}

  /** How far the start of a match is. */
  public sealed interface Start {}

  /** Nothing has been started, or it has been dealt with. */
  public record Waiting() implements Start {}

  /** On its way to the disk; the number tells one attempt from the next. */
  public record Dealing(int attempt) implements Start {}

  /** On disk, under this number. */
  public record Started(long match) implements Start {}

  /** On the table of whoever asked for it. Until that screen is gone, nobody can ask again. */
  public record Opened() implements Start {}

  /** The disk would not take it. */
  public record NotSaved() implements Start {}

  /** What was to be dealt again can no longer be read. */
  public record NotReadable() implements Start {}

  private final MutableStateFlow<@Nullable Past> past = StateFlowKt.MutableStateFlow(null);
  private final MutableStateFlow<Start> start = StateFlowKt.MutableStateFlow((Start) new Waiting());
  private final StateFlow<@Nullable List<Person>> people;
  private final MatchRepository repository;
  private final Background background;
  private final SecureRandom random = new SecureRandom();
  private int attempts;

  public NewMatchViewModel(Application application) {
    super(application);
    TraytableApp app = TraytableApp.of(application);
    repository = app.matches();
    background = app.background();
    people = Observed.stateOf(repository.people(), this);
  }

  /** Null until {@link #remember} has looked; what it holds may be of an earlier question. */
  public StateFlow<@Nullable Past> past() {
    return FlowKt.asStateFlow(past);
  }

  /** The latest first; null until the database has been read. */
  public StateFlow<@Nullable List<Person>> people() {
    return people;
  }

  public StateFlow<Start> start() {
    return FlowKt.asStateFlow(start);
  }

  /** Looks how people sat in this match, or if it is 0 in the latest match of the game. */
  public Job remember(String game, long like) {
    return background.run(
        () -> {
          LineUp lineUp = like == 0 ? null : repository.lineUp(like);
          past.setValue(new Past(game, like, lineUp == null ? repository.latest(game) : lineUp));
        });
  }

  /** Deals and puts the match on disk; a second tap does not start a second one. */
  public void start(Draft draft) {
    // No longer than what has a short code.
    start(draft, random.nextLong() >>> (Long.SIZE - DealCode.SHORT_SEED_BITS));
  }

  /** The same with the cards of an earlier deal. */
  public void start(Draft draft, long seed) {
    begin(
        () -> {
          Game<?, ?, ?, ?> game = repository.rooms().of(draft.game()).getPlayable().game();
          Match<?, ?, ?, ?> match = Match.start(game, draft.setup(seed), draft.players());
          return new Started(repository.start(match, draft.animals(), draft.sides()));
        });
  }

  /** Deals the cards of this match once more, to the same people and bots on the same seats. */
  public void startLike(long match) {
    begin(
        () -> {
          Long again = repository.startLike(match);
          return again == null ? new NotReadable() : new Started(again);
        });
  }

  private void begin(Supplier<Start> deal) {
    if (isFree()) {
      attempts++;
      Start dealing = new Dealing(attempts);
      start.setValue(dealing);
      background.run(() -> start.compareAndSet(dealing, tried(deal)));
    }
  }

  private Start tried(Supplier<Start> deal) {
    try {
      Start dealt = deal.get();
      past.setValue(null);
      return dealt;
    } catch (SQLException e) {
      return new NotSaved();
    }
  }

  private boolean isFree() {
    return start.getValue() instanceof Waiting || hasFailed(start.getValue());
  }

  private static boolean hasFailed(Start start) {
    return start instanceof NotSaved || start instanceof NotReadable;
  }

  /** The screen goes to the table. A finger may come down once more before it is gone. */
  public void opened() {
    start.setValue(new Opened());
  }

  /** A screen has come on which a match can be started. */
  public void arrive() {
    if (start.getValue() instanceof Opened) {
      start.setValue(new Waiting());
    }
  }

  /** The screen has told that nothing was saved. A match that was is not lost to that. */
  public void seen() {
    Start now = start.getValue();
    if (hasFailed(now)) {
      start.compareAndSet(now, new Waiting());
    }
  }

  /** The screen has been left: what becomes of its start is not for the next one. */
  public void leave() {
    start.setValue(new Waiting());
  }
}
