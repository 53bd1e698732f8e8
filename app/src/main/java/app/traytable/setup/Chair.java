package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.rules.table.Level;
import org.jspecify.annotations.Nullable;

/**
 * A chair and who is to sit on it.
 *
 * @param name as typed, which need not be a name yet
 * @param level null for a person
 * @param place where it stands: chairs are counted clockwise from the near edge of the table
 */
public record Chair(String name, @Nullable Level level, Animal animal, int place) {
  public boolean isBot() {
    return level != null;
  }

  public Chair withName(String name) {
    return new Chair(name, level, animal, place);
  }

  public Chair withLevel(@Nullable Level level) {
    return new Chair(name, level, animal, place);
  }

  public Chair withAnimal(Animal animal) {
    return new Chair(name, level, animal, place);
  }

  Chair at(int place) {
    return new Chair(name, level, animal, place);
  }
}
