package app.traytable.match;

import app.traytable.Background;
import app.traytable.data.MatchRow;
import app.traytable.data.MatchesDao;
import app.traytable.data.PeopleDao;
import app.traytable.data.PersonRow;
import app.traytable.data.PlyRow;
import app.traytable.data.ResultRow;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/**
 * All matches. Methods that return a {@link Job} may be called from anywhere; the others touch the
 * disk and belong to the background.
 */
public final class MatchRepository {
  private final MutableStateFlow<@Nullable List<SavedMatch>> unfinished =
      StateFlowKt.MutableStateFlow(null);
  private final MutableStateFlow<@Nullable List<Person>> known = StateFlowKt.MutableStateFlow(null);
  private final MatchesDao matches;
  private final PeopleDao people;
  private final Background background;
  private final LongSupplier clock;

  public MatchRepository(
      MatchesDao matches, PeopleDao people, Background background, LongSupplier clock) {
    this.matches = matches;
    this.people = people;
    this.background = background;
    this.clock = clock;
  }

  /** The newest first; null until the database has been read. */
  public StateFlow<@Nullable List<SavedMatch>> unfinished() {
    return FlowKt.asStateFlow(unfinished);
  }

  /** Forgets what was deleted in an earlier life of the app, and looks what is left. */
  public Job load() {
    return background.run(
        () -> {
          matches.forgetRemoved();
          refresh();
          refreshPeople();
        });
  }

  public Job remove(long id) {
    return setRemoved(id, true);
  }

  public Job restore(long id) {
    return setRemoved(id, false);
  }

  private Job setRemoved(long id, boolean removed) {
    return background.run(
        () -> {
          matches.remove(id, removed);
          refresh();
        });
  }

  /** Looks again what is unfinished. */
  public void refresh() {
    List<SavedMatch> found = new ArrayList<>();
    for (MatchRow row : matches.unfinished()) {
      found.add(new Save(row, matches.plies(row.id())).summary());
    }
    unfinished.setValue(List.copyOf(found));
  }

  /** Puts a new match on disk and tells its number. */
  public long start(Match<?, ?, ?> match, List<Emblem> emblems) {
    long now = clock.getAsLong();
    long id =
        matches.add(
            new MatchRow(
                0,
                match.setup().game(),
                match.journal().text(),
                Emblem.text(emblems),
                now,
                now,
                Save.toAct(match).bits(),
                false,
                false));
    List<PersonRow> played = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      Player player = match.players().get(seat);
      if (player.level() == null) {
        played.add(new PersonRow(player.name(), emblems.get(seat).toString(), now - seat));
      }
    }
    people.put(played);
    refresh();
    refreshPeople();
    return id;
  }

  /** The match with this number; null when there is none. */
  @Nullable Save find(long id) {
    MatchRow row = matches.match(id);
    return row == null ? null : new Save(row, matches.plies(id));
  }

  /** How people sat in the match last begun; null if there is none that can be read. */
  public @Nullable LineUp latest(String game) {
    MatchRow row = matches.latest(game);
    return row == null ? null : new Save(row, List.of()).lineUp();
  }

  /** How people sit in this match; null if there is no such match that can be read. */
  public @Nullable LineUp lineUp(long id) {
    MatchRow row = matches.match(id);
    return row == null ? null : new Save(row, List.of()).lineUp();
  }

  /** Those who have played here, the latest first; null until the database has been read. */
  public StateFlow<@Nullable List<Person>> people() {
    return FlowKt.asStateFlow(known);
  }

  public Job forgetPerson(String name) {
    return background.run(
        () -> {
          people.forget(name);
          refreshPeople();
        });
  }

  private void refreshPeople() {
    List<Person> found = new ArrayList<>();
    for (PersonRow row : people.all()) {
      found.add(new Person(row.name(), Emblem.parse(row.emblem(), found.size())));
    }
    known.setValue(List.copyOf(found));
  }

  /** Scores of those who played alone, the best first. */
  public List<ResultRow> records(String game, int most) {
    return matches.records(game, most);
  }

  /** Writes the last move of a match. */
  <S> void append(long id, Match<S, ?, ?> match) {
    Seats toAct = Save.toAct(match);
    List<ResultRow> results = new ArrayList<>();
    if (toAct.isEmpty()) {
      Outcome outcome = match.game().outcome(match.state());
      for (int seat = 0; seat < match.players().size(); seat++) {
        results.add(
            new ResultRow(
                id,
                seat,
                match.players().get(seat).name(),
                outcome.points().get(seat),
                outcome.places().get(seat)));
      }
    }
    matches.append(lastPly(id, match), clock.getAsLong(), toAct.bits(), results);
  }

  /** Deletes the last move of a match, which is then as it was before. */
  <S> void takeBack(long id, Match<S, ?, ?> match) {
    Match<S, ?, ?> before = Objects.requireNonNull(match.before());
    matches.takeBack(lastPly(id, match), clock.getAsLong(), Save.toAct(before).bits());
  }

  private static PlyRow lastPly(long id, Match<?, ?, ?> match) {
    return new PlyRow(id, match.plies() - 1, Objects.requireNonNull(match.lastPly()));
  }
}
