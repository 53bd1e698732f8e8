package app.traytable.match;

import app.traytable.room.MatchInRoom;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as it is found on disk, for those who only look at it.
 *
 * @param played null if there is none that can be read
 * @param animals of everybody who played
 * @param instead what is shown if there is none
 */
public record Found(
    @Nullable MatchInRoom<?, ?, ?, ?> played, List<Animal> animals, TableUi instead) {
  public Found {
    animals = List.copyOf(animals);
  }

  /** Reads it from its first move to its last. Belongs to the background. */
  public static Found of(MatchRepository repository, long id) {
    Save save = repository.find(id);
    if (save == null) {
      return new Found(null, List.of(), new TableUi.Gone(id));
    }
    try {
      MatchInRoom<?, ?, ?, ?> played = save.open(repository.rooms());
      List<Animal> animals = save.animals(played.match().players().size());
      return new Found(played, animals, new TableUi.Loading());
    } catch (BrokenSave e) {
      String text = save.text(repository.rooms());
      TableUi broken = new TableUi.Broken(id, save.row().game(), e.damage(), text);
      return new Found(null, List.of(), broken);
    }
  }
}
