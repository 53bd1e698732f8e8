package app.traytable.setup;

import app.traytable.match.Animal;
import app.traytable.rules.table.Level;
import org.jspecify.annotations.Nullable;

/**
 * Who is to sit on a seat.
 *
 * @param name as typed, which need not be a name yet
 * @param level null for a person
 */
public record Chair(String name, @Nullable Level level, Animal animal) {
  public boolean isBot() {
    return level != null;
  }

  public Chair withName(String name) {
    return new Chair(name, level, animal);
  }

  public Chair withLevel(@Nullable Level level) {
    return new Chair(name, level, animal);
  }

  public Chair withAnimal(Animal animal) {
    return new Chair(name, level, animal);
  }
}
