package app.traytable.history;

import org.jspecify.annotations.Nullable;

/**
 * Which matches somebody wants to see.
 *
 * @param game the id of the only game; null for all
 * @param person the name of somebody who took part; null for all
 */
public record Filter(@Nullable String game, @Nullable String person) {
  public static final Filter NONE = new Filter(null, null);

  public Filter withGame(@Nullable String game) {
    return new Filter(game, person);
  }

  public Filter withPerson(@Nullable String person) {
    return new Filter(game, person);
  }
}
