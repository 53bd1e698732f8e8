package app.traytable.learn;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A real deal and what is taught with it. The learner sits in the first seat.
 *
 * @param options those that differ from the rulebook
 * @param opening what has been played before the first step, as a journal writes it
 */
public record LessonDeal(
    int seats,
    Map<String, String> options,
    Seat first,
    long seed,
    List<String> opening,
    List<LessonStep> steps) {
  public LessonDeal {
    options = Map.copyOf(options);
    opening = List.copyOf(opening);
    steps = List.copyOf(steps);
  }

  /** A deal by the rulebook, from its first card. */
  public LessonDeal(int seats, Seat first, long seed, LessonStep... steps) {
    this(seats, Map.of(), first, seed, List.of(), List.of(steps));
  }

  /** The same lesson with this agreed on. */
  public LessonDeal with(String option, String value) {
    Map<String, String> all = new HashMap<>(options);
    all.put(option, value);
    return new LessonDeal(seats, all, first, seed, opening, steps);
  }

  /** The same lesson once this has been played. */
  public LessonDeal after(String... played) {
    return new LessonDeal(seats, options, first, seed, List.of(played), steps);
  }

  /** The cards as they lie before the first step. */
  <S, M extends Move, V, E extends Event> Match<S, M, V, E> deal(
      Game<S, M, V, E> game, List<Player> players) {
    Setup setup = Setup.of(game.info(), seats, seed).withFirst(first);
    for (Map.Entry<String, String> option : options.entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    return Lesson.play(Match.start(game, setup, players.subList(0, seats)), opening);
  }
}
