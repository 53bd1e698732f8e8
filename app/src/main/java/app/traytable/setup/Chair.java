package app.traytable.setup;

import app.traytable.match.Emblem;
import app.traytable.rules.table.Level;
import org.jspecify.annotations.Nullable;

/**
 * Who is to sit on a seat.
 *
 * @param name as typed, which need not be a name yet
 * @param level null for a person
 */
public record Chair(String name, @Nullable Level level, Emblem emblem) {
  public boolean isBot() {
    return level != null;
  }

  public Chair withName(String name) {
    return new Chair(name, level, emblem);
  }

  public Chair withLevel(@Nullable Level level) {
    return new Chair(name, level, emblem);
  }

  public Chair withEmblem(Emblem emblem) {
    return new Chair(name, level, emblem);
  }
}
