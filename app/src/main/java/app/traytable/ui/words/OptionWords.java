package app.traytable.ui.words;

import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.Map;

/** What can be chosen. */
public final class OptionWords {
  @StringRes private final int name;
  @StringRes private final int line;
  private final Map<String, ValueWords> values;

  public OptionWords(@StringRes int name, @StringRes int line) {
    this(name, line, Map.of());
  }

  /**
   * An option that is no switch.
   *
   * @param values what each is called, and what it changes
   */
  public OptionWords(@StringRes int name, @StringRes int line, Map<String, ValueWords> values) {
    this.name = name;
    this.line = line;
    this.values = Map.copyOf(values);
  }

  /** What the option is called. */
  @StringRes
  public int name() {
    return name;
  }

  /** One line that says what a value changes; a switch says what it does when it is on. */
  public String line(Resources resources, String value) {
    ValueWords words = values.get(value);
    return words == null ? resources.getString(line) : words.line().from(resources);
  }

  public String value(Resources resources, String value) {
    ValueWords words = values.get(value);
    if (words == null) {
      throw new IllegalArgumentException(value + " has no name");
    }
    return words.name().from(resources);
  }
}
