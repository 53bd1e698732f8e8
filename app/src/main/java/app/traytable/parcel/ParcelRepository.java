package app.traytable.parcel;

import android.database.SQLException;
import app.traytable.Rooms;
import app.traytable.data.Arrival;
import app.traytable.data.Ending;
import app.traytable.data.MatchRow;
import app.traytable.data.ParcelsDao;
import app.traytable.data.PersonRow;
import app.traytable.data.Received;
import app.traytable.data.Seal;
import app.traytable.data.SettingRow;
import app.traytable.data.SettingsDao;
import app.traytable.match.Animal;
import app.traytable.match.MatchRepository;
import app.traytable.match.Person;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.parcel.ParcelReader;
import app.traytable.rules.parcel.ParcelRefused;
import app.traytable.rules.table.IllegalSetup;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Player;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Packs what is on this phone, and takes in what comes from another. It touches the disk. */
public final class ParcelRepository {
  private final Rooms rooms;
  private final MatchRepository matches;
  private final ParcelsDao parcels;
  private final SettingsDao settings;
  private final Runnable afterwards;
  private final LongSupplier clock;

  /**
   * @param afterwards is told when there are settings on disk that nobody has chosen here
   */
  public ParcelRepository(
      Rooms rooms,
      MatchRepository matches,
      ParcelsDao parcels,
      SettingsDao settings,
      Runnable afterwards,
      LongSupplier clock) {
    this.rooms = rooms;
    this.matches = matches;
    this.parcels = parcels;
    this.settings = settings;
    this.afterwards = afterwards;
    this.clock = clock;
  }

  long now() {
    return clock.getAsLong();
  }

  /** The match with this number; null unless it is over and can be read. */
  Parcel.@Nullable Played match(long id) {
    return matches.played(id);
  }

  /**
   * All matches that are over and sound, everybody, and everything that was chosen.
   *
   * @param progress hears how many matches have been packed
   */
  Parcel everything(IntConsumer progress) {
    List<Parcel.Played> played = new ArrayList<>();
    for (long id : parcels.finished(Parcel.MOST_MATCHES)) {
      Parcel.Played match = matches.played(id);
      if (match != null) {
        played.add(match);
        progress.accept(played.size());
      }
    }
    return new Parcel(Parcel.asManyAsFit(played), people(), settings());
  }

  private List<Parcel.Person> people() {
    List<Parcel.Person> found = new ArrayList<>();
    for (PersonRow row : parcels.people(Parcel.MOST_PEOPLE)) {
      if (isName(row.name())) {
        Person person = new Person(row.name(), Animal.parse(row.emblem(), 0), row.side());
        found.add(
            new Parcel.Person(
                person.name(),
                person.animal().toString(),
                person.side(),
                Parcel.time(row.played())));
      }
    }
    return found;
  }

  /** What a disk has made of a name may be none. */
  private static boolean isName(String name) {
    try {
      Player.person(name);
      return true;
    } catch (IllegalSetup e) {
      return false;
    }
  }

  private List<Parcel.Setting> settings() {
    return settings.all().stream()
        .filter(row -> Parcel.Setting.canBe(row.name(), row.value()))
        .sorted(Comparator.comparing(SettingRow::name))
        .limit(Parcel.MOST_SETTINGS)
        .map(row -> new Parcel.Setting(row.name(), row.value()))
        .toList();
  }

  /**
   * Reads and checks all of it, and writes nothing.
   *
   * @param progress hears how many matches have been checked
   */
  Unpacked unpack(InputStream file, IntConsumer progress) throws ParcelRefused {
    Checking games = new Checking(rooms, progress);
    Parcel parcel = new ParcelReader(games).read(file);
    long now = clock.getAsLong();
    List<Arrival> arrivals = new ArrayList<>();
    for (Parcel.Played match : parcel.matches()) {
      arrivals.add(arrival(match, games.endings().get(arrivals.size()), now));
    }
    List<PersonRow> people = new ArrayList<>();
    for (Parcel.Person person : parcel.people()) {
      String animal = Animal.parse(person.animal(), 0).toString();
      long played = Math.min(person.played(), now);
      people.add(new PersonRow(person.name(), animal, played, person.side()));
    }
    List<SettingRow> chosen = new ArrayList<>();
    for (Parcel.Setting setting : parcel.settings()) {
      chosen.add(new SettingRow(setting.name(), setting.value()));
    }
    return new Unpacked(arrivals, people, chosen);
  }

  /** Nothing has ended later than now, whatever the clock of the other phone says. */
  private static Arrival arrival(Parcel.Played match, Ending ending, long now) {
    Journal journal = match.journal();
    String opening = journal.opening().text();
    long ended = match.ended() == Parcel.UNKNOWN ? now : Math.min(match.ended(), now);
    return new Arrival(
        new MatchRow(
            0,
            journal.game(),
            opening,
            Animal.text(Animal.parseAll(match.animals(), journal.players().size())),
            // If nobody knows when it began, it is not the one last begun here either.
            Math.min(match.started(), now),
            ended,
            0,
            true,
            0,
            Seal.of(opening, journal.plies())),
        journal.plies(),
        ending);
  }

  /**
   * Writes all of it in one go.
   *
   * @throws SQLException when the disk will not take it; then nothing has changed
   */
  Received bringIn(Unpacked parcel) {
    Received received = parcels.bringIn(parcel.matches(), parcel.people(), parcel.settings());
    if (received.settings() > 0) {
      afterwards.run();
    }
    return received;
  }
}
