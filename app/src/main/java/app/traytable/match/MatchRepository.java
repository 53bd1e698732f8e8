package app.traytable.match;

import android.database.SQLException;
import app.traytable.Background;
import app.traytable.Rooms;
import app.traytable.data.Ending;
import app.traytable.data.Listed;
import app.traytable.data.MatchRow;
import app.traytable.data.MatchesDao;
import app.traytable.data.PeopleDao;
import app.traytable.data.PersonRow;
import app.traytable.data.PlyRow;
import app.traytable.data.Seal;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/**
 * All matches. Methods that return a {@link Job} or a {@link Flow} may be called from anywhere; the
 * others touch the disk and belong to the background.
 */
public final class MatchRepository {
  /** So many matches are looked at for those who have played here lately. */
  private static final int LATELY = 60;

  private final Rooms rooms;
  private final MatchesDao matches;
  private final PeopleDao people;
  private final Background background;
  private final LongSupplier clock;
  private final long begun;

  public MatchRepository(
      Rooms rooms,
      MatchesDao matches,
      PeopleDao people,
      Background background,
      LongSupplier clock) {
    this.rooms = rooms;
    this.matches = matches;
    this.people = people;
    this.background = background;
    this.clock = clock;
    this.begun = clock.getAsLong();
  }

  /** The games that can be played. */
  public Rooms rooms() {
    return rooms;
  }

  /** The newest first, now and whenever one has changed. */
  public Flow<List<SavedMatch>> unfinished() {
    return Observed.observe(matches.unfinished(), this::listed);
  }

  private List<SavedMatch> listed(List<Listed> rows) {
    List<SavedMatch> found = new ArrayList<>();
    for (Listed row : rows) {
      found.add(SavedMatch.of(row, rooms));
    }
    return List.copyOf(found);
  }

  /** Who sat down together, the latest first, now and whenever that has changed. */
  public Flow<List<LineUp>> lineUps() {
    return Observed.observe(matches.begun(LATELY), this::seated);
  }

  private List<LineUp> seated(List<Listed> rows) {
    List<LineUp> found = new ArrayList<>();
    for (Listed row : rows) {
      try {
        found.add(LineUp.of(row, rooms));
      } catch (BrokenSave e) {
        // Nobody can sit down like people of whom nothing can be read.
      }
    }
    return List.copyOf(found);
  }

  /** Whether there has been no other match of this game here. Belongs to the background. */
  public boolean isOnly(long id, String game) {
    return matches.others(id, game) == 0;
  }

  /**
   * Forgets what was deleted in an earlier life of the app, and reckons up what an earlier version
   * has not.
   */
  public Job load() {
    return background.run(
        () -> {
          try {
            matches.forgetRemovedBefore(begun);
          } catch (SQLException e) {
            // Nobody sees these any more, and the next start tries again.
          }
          new Reckoner(this, matches, background).goOn();
        });
  }

  /** Takes a match from Home. Until the app starts anew it can be brought back. */
  void remove(long id) {
    matches.remove(id, Math.max(begun, clock.getAsLong()));
  }

  void restore(List<Long> ids) {
    matches.restore(ids);
  }

  private Save read(Listed listed) {
    try {
      MatchRow row = Objects.requireNonNull(matches.match(listed.id()));
      List<String> plies = matches.plies(listed.id());
      boolean isWhole = matches.nextPly(listed.id()) == plies.size();
      return new Save(
          row,
          plies,
          isWhole ? null : new BrokenSave(Damage.MOVES, "The moves are not numbered in a row."));
    } catch (RuntimeException e) {
      return Save.unreadable(listed, e);
    }
  }

  /** Puts a new match on disk without saying where at the table its people sit. */
  public long start(Match<?, ?, ?, ?> match, List<Animal> animals) {
    return start(match, animals, Collections.nCopies(animals.size(), Person.NO_SIDE));
  }

  /**
   * Puts a new match on disk, whole or not at all, and tells its number.
   *
   * @param sides of the table, as a {@link Person} has them, for each seat
   */
  public long start(Match<?, ?, ?, ?> match, List<Animal> animals, List<Integer> sides) {
    long now = clock.getAsLong();
    List<PersonRow> played = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      Player player = match.players().get(seat);
      if (player.level() == null) {
        String animal = animals.get(seat).toString();
        played.add(new PersonRow(player.name(), animal, now - seat, sides.get(seat)));
      }
    }
    return matches.start(
        new MatchRow(
            0,
            match.setup().game(),
            opening(match),
            Animal.text(animals),
            now,
            now,
            match.toAct().bits(),
            false,
            0,
            seal(match)),
        played);
  }

  /** The match with this number; null when there is none. */
  @Nullable Save find(long id) {
    try {
      Listed listed = matches.listed(id);
      return listed == null ? null : read(listed);
    } catch (RuntimeException e) {
      return Save.unreadable(new Listed(id, "", "", "", 0, 0), e);
    }
  }

  /** A match that is over, as it goes to another phone; null if there is none to be read. */
  public Parcel.@Nullable Played played(long id) {
    Save save = find(id);
    return save == null ? null : save.played(rooms);
  }

  /** How people sat in the match last begun; null if there is none that can be read. */
  public @Nullable LineUp latest(String game) {
    return lineUp(() -> matches.latest(game));
  }

  /** How people sit in this match; null if there is no such match that can be read. */
  public @Nullable LineUp lineUp(long id) {
    return lineUp(() -> matches.match(id));
  }

  private static @Nullable LineUp lineUp(Supplier<@Nullable MatchRow> read) {
    try {
      MatchRow row = read.get();
      return row == null ? null : new Save(row, List.of(), null).lineUp();
    } catch (RuntimeException e) {
      return null;
    }
  }

  /** Those who have played here, the latest first, now and whenever that has changed. */
  public Flow<List<Person>> people() {
    return Observed.observe(people.all(), MatchRepository::known);
  }

  private static List<Person> known(List<PersonRow> rows) {
    List<Person> found = new ArrayList<>();
    for (PersonRow row : rows) {
      found.add(new Person(row.name(), Animal.parse(row.emblem(), found.size()), row.side()));
    }
    return List.copyOf(found);
  }

  /** Where around the phone those who play sit, as far as it is known; else evenly. */
  public List<Integer> sides(List<Player> players) {
    Map<String, Integer> known = new HashMap<>();
    try {
      people.now().forEach(row -> known.put(row.name(), row.side()));
    } catch (RuntimeException e) {
      // A match is not refused because nobody knows where its people sit.
    }
    return Sides.around(players, known);
  }

  public Job forgetPerson(String name) {
    return background.run(() -> people.forget(name));
  }

  /** What was played before that a match that is over is compared with. */
  TableUi.Annals annals(long id, Match<?, ?, ?, ?> match) {
    return Annalist.tell(matches, id, match);
  }

  /**
   * Deals a match once more to the same seats, and tells the number of the new one; null when it
   * cannot be read.
   *
   * @throws SQLException when the disk will not take it; then nothing has changed
   */
  public @Nullable Long startLike(long id) {
    Save save = find(id);
    try {
      Match<?, ?, ?, ?> match = save == null ? null : save.dealt(rooms).match();
      return match == null ? null : start(match, save.animals(match.players().size()));
    } catch (BrokenSave e) {
      return null;
    }
  }

  /**
   * Writes the last move of a match.
   *
   * @throws MovedOn when it was made in another match than the one on disk
   * @throws SQLException when the disk will not take it; then nothing has changed
   */
  void append(long id, Match<?, ?, ?, ?> match) {
    Seats toAct = match.toAct();
    Ending ending = toAct.isEmpty() ? Reckoning.of(id, match) : null;
    PlyRow ply = lastPly(id, match);
    String before = seal(Objects.requireNonNull(match.before()));
    if (!matches.append(ply, before, seal(match), clock.getAsLong(), toAct.bits(), ending)) {
      throw new MovedOn();
    }
  }

  /**
   * Deletes the last move of a match, which is then as it was before.
   *
   * @throws MovedOn when it is not the last move of the match on disk
   * @throws SQLException when the disk will not do it; then nothing has changed
   */
  void takeBack(long id, Match<?, ?, ?, ?> match) {
    Match<?, ?, ?, ?> before = Objects.requireNonNull(match.before());
    PlyRow ply = lastPly(id, match);
    int toAct = before.toAct().bits();
    if (!matches.takeBack(ply, seal(match), seal(before), clock.getAsLong(), toAct)) {
      throw new MovedOn();
    }
  }

  private static PlyRow lastPly(long id, Match<?, ?, ?, ?> match) {
    return new PlyRow(id, match.plies() - 1, Objects.requireNonNull(match.lastPly()));
  }

  private static String opening(Match<?, ?, ?, ?> match) {
    return match.journal().opening().text();
  }

  private static String seal(Match<?, ?, ?, ?> match) {
    return Seal.of(opening(match), match.journal().plies());
  }
}
