package app.traytable.learn;

import app.traytable.match.Animal;
import app.traytable.room.GameRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import java.util.ArrayList;
import java.util.List;

/** A lesson as it lies before the learner once all of a step has been shown. */
public final class LaidLesson {
  private LaidLesson() {}

  /**
   * @param step counted from 0
   * @param names the learner's first
   */
  public static <M extends Move, V, E extends Event, H> LessonUi at(
      GameRoom<M, V, E, H> room, Lesson lesson, int step, String... names) {
    List<Player> players = new ArrayList<>();
    List<Animal> animals = new ArrayList<>();
    for (String name : names) {
      animals.add(Animal.ofSeat(players.size()));
      players.add(players.isEmpty() ? Player.person(name) : Player.bot(name, Level.NORMAL));
    }
    LessonInPlay<M, V, E, H> table = new LessonInPlay<>(room, lesson, step, players, animals);
    while (table.hasMoreToShow()) {
      table.showNext();
    }
    return table.ui();
  }
}
