package app.traytable.ui.words;

import androidx.annotation.StringRes;
import app.traytable.rules.table.Option;
import java.util.Map;

/**
 * What is agreed on before a game.
 *
 * @param begins who begins by the rulebook; at this table anybody may
 * @param options by their ids
 */
public record SetupWords(@StringRes int begins, Map<String, OptionWords> options) {
  public SetupWords {
    options = Map.copyOf(options);
  }

  public SetupWords(@StringRes int begins) {
    this(begins, Map.of());
  }

  public OptionWords of(Option option) {
    OptionWords words = options.get(option.id());
    if (words == null) {
      throw new IllegalArgumentException("option " + option.id() + " has no name");
    }
    return words;
  }
}
