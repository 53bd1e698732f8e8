package app.traytable.statistics;

import app.traytable.data.Alone;
import app.traytable.data.StatisticsDao.Pair;
import app.traytable.data.StatisticsDao.Played;
import app.traytable.data.StatisticsDao.Rival;
import app.traytable.data.StatisticsDao.Total;
import app.traytable.match.Person;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The answer to a question.
 *
 * @param people who can be asked about, whoever has played most first; nobody at first
 * @param asked with the names of those whom the question left open
 * @param since when the person's statistics begin; 0 if they were never begun anew
 * @param games what was reached in each game, matches alone left out
 * @param course those matches from the first to the latest
 * @param figures what the game counts besides, in all of them together; nothing for all games
 * @param records the best matches that anybody played alone, by game
 * @param rivals who else played in those matches, the most frequent first
 * @param pairs the person and the rival in each game
 */
public record Statistics(
    List<Person> people,
    Question asked,
    long since,
    List<Total> games,
    List<Played> course,
    Map<String, Long> figures,
    List<Alone> records,
    List<Rival> rivals,
    List<Pair> pairs) {
  public Statistics {
    people = List.copyOf(people);
    games = List.copyOf(games);
    course = List.copyOf(course);
    figures = Map.copyOf(figures);
    records = List.copyOf(records);
    rivals = List.copyOf(rivals);
    pairs = List.copyOf(pairs);
  }

  /** Nobody has played a match to its end. */
  static Statistics ofNobody(Question asked) {
    return new Statistics(
        List.of(), asked, 0, List.of(), List.of(), Map.of(), List.of(), List.of(), List.of());
  }

  public int played() {
    return games.stream().mapToInt(Total::played).sum();
  }

  /** A shared first place is won too. */
  public int won() {
    return games.stream().mapToInt(Total::won).sum();
  }

  public Streaks streaks() {
    return Streaks.of(
        course.stream().map(match -> match.place() == 1).collect(Collectors.toList()));
  }
}
