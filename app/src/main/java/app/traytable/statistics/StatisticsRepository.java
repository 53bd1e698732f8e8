package app.traytable.statistics;

import app.traytable.Rooms;
import app.traytable.data.Alone;
import app.traytable.data.FreshStartRow;
import app.traytable.data.MatchesDao;
import app.traytable.data.StatisticsDao;
import app.traytable.data.StatisticsDao.Known;
import app.traytable.data.StatisticsDao.Rival;
import app.traytable.match.Animal;
import app.traytable.match.Person;
import app.traytable.room.GameRoom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import kotlinx.coroutines.flow.Flow;
import org.jspecify.annotations.Nullable;

/** Asks the database. All but {@link #people} touches the disk and belongs off the main thread. */
public final class StatisticsRepository {
  /** So many records of a game are shown. */
  private static final int RECORDS = 5;

  private final Rooms rooms;
  private final StatisticsDao dao;
  private final MatchesDao matches;
  private final LongSupplier clock;

  public StatisticsRepository(
      Rooms rooms, StatisticsDao dao, MatchesDao matches, LongSupplier clock) {
    this.rooms = rooms;
    this.dao = dao;
    this.matches = matches;
    this.clock = clock;
  }

  /** Now and whenever there is anything new to be counted. */
  Flow<List<Known>> people() {
    return dao.people();
  }

  /** What cannot be read is not counted. */
  Statistics answer(List<Known> known, Question question) {
    try {
      return known.isEmpty() ? Statistics.ofNobody(question) : ask(known, question);
    } catch (RuntimeException e) {
      return Statistics.ofNobody(question);
    }
  }

  private Statistics ask(List<Known> known, Question question) {
    Known person =
        known.stream()
            .filter(one -> one.name().equals(question.person()))
            .findFirst()
            .orElse(known.get(0));
    String name = person.name();
    String game = rooms.find(question.game()) == null ? "" : question.game();
    int bots = question.company().bots();
    List<Rival> rivals = dao.rivals(name, game, bots);
    String rival =
        rivals.stream()
            .map(Rival::name)
            .filter(question.rival()::equals)
            .findFirst()
            .orElse(rivals.isEmpty() ? "" : rivals.get(0).name());
    return new Statistics(
        people(known),
        new Question(name, game, question.company(), rival),
        person.since(),
        dao.totals(name, game, bots),
        dao.course(name, game, bots),
        game.isEmpty() ? Map.of() : figures(name, game, bots),
        records(game),
        rivals,
        rivals.isEmpty() ? List.of() : dao.pairs(name, rival, game, bots));
  }

  private Map<String, Long> figures(String name, String game, int bots) {
    Map<String, Long> figures = new HashMap<>();
    dao.figures(name, game, bots).forEach(sum -> figures.put(sum.figure(), sum.value()));
    return figures;
  }

  private List<Alone> records(String game) {
    List<Alone> records = new ArrayList<>();
    for (GameRoom<?, ?, ?, ?> room : rooms.all()) {
      String id = room.getPlayable().info().id();
      if (game.isEmpty() || game.equals(id)) {
        boolean fewest = room.getPlayable().game().fewestPointsAreBest();
        records.addAll(matches.records(id, fewest, RECORDS));
      }
    }
    return records;
  }

  /** Everybody with the animal they played with last. */
  private static List<Person> people(List<Known> known) {
    List<Person> people = new ArrayList<>();
    for (Known one : known) {
      String[] animals = one.emblems().split(" ", -1);
      String animal = one.seat() < animals.length ? animals[one.seat()] : "";
      people.add(new Person(one.name(), Animal.parse(animal, one.seat())));
    }
    return people;
  }

  /**
   * From now on only what is still to come counts for this person.
   *
   * @return when it began before; null if it never did
   */
  @Nullable Long startAnew(String name) {
    Long before = dao.since(name);
    dao.put(new FreshStartRow(name, clock.getAsLong()));
    return before;
  }

  /** As it was before. */
  void restore(String name, @Nullable Long since) {
    if (since == null) {
      dao.forgetFreshStart(name);
    } else {
      dao.put(new FreshStartRow(name, since));
    }
  }
}
