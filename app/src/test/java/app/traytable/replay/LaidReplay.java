package app.traytable.replay;

import app.traytable.match.Animal;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import java.util.ArrayList;
import java.util.List;

/** A match as it lies before somebody who looks back at it. */
public final class LaidReplay {
  private LaidReplay() {}

  public static <M extends Move, V, E extends Event, H> ReplayUi.Laid at(
      MatchInRoom<M, V, E, H> played, int ply, Eyes eyes) {
    ReplayedMatch<M, V, E, H> match = of(played);
    match.look(eyes);
    match.goTo(ply);
    return match.ui(null, ReplaySpeed.USUAL, false);
  }

  /** The same while it plays by itself. */
  public static <M extends Move, V, E extends Event, H> ReplayUi.Laid playing(
      MatchInRoom<M, V, E, H> played, int ply, Eyes eyes) {
    ReplayedMatch<M, V, E, H> match = of(played);
    match.look(eyes);
    match.goTo(ply);
    return match.ui(null, ReplaySpeed.USUAL, true);
  }

  /** The same with all that happened so far beside it. */
  public static <M extends Move, V, E extends Event, H> ReplayUi.Laid withLog(
      MatchInRoom<M, V, E, H> played, int ply, Eyes eyes) {
    ReplayedMatch<M, V, E, H> match = of(played);
    match.look(eyes);
    match.goTo(ply);
    return match.ui(match.log(), ReplaySpeed.USUAL, true);
  }

  static <M extends Move, V, E extends Event, H> ReplayedMatch<M, V, E, H> of(
      MatchInRoom<M, V, E, H> played) {
    return new ReplayedMatch<>(played, animals(played.match()));
  }

  private static List<Animal> animals(Match<?, ?, ?, ?> match) {
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      animals.add(Animal.ofSeat(seat));
    }
    return animals;
  }
}
