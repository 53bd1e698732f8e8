package app.traytable.settings;

import app.traytable.data.SettingRow;
import java.util.List;

/**
 * How the app looks. What the database does not know, or knows in words of a later version, is as
 * standard.
 */
public record Settings(Theme theme, boolean dynamicColour) {
  public static final Settings STANDARD = new Settings(Theme.SYSTEM, false);

  private static final String THEME = "theme";
  private static final String DYNAMIC_COLOUR = "dynamicColour";

  public Settings withTheme(Theme theme) {
    return new Settings(theme, dynamicColour);
  }

  public Settings withDynamicColour(boolean dynamicColour) {
    return new Settings(theme, dynamicColour);
  }

  static Settings from(List<SettingRow> rows) {
    Settings settings = STANDARD;
    for (SettingRow row : rows) {
      switch (row.name()) {
        case THEME -> settings = settings.withTheme(themeNamed(row.value()));
        case DYNAMIC_COLOUR ->
            settings = settings.withDynamicColour(Boolean.parseBoolean(row.value()));
        default -> {}
      }
    }
    return settings;
  }

  List<SettingRow> toRows() {
    return List.of(
        new SettingRow(THEME, theme.name()),
        new SettingRow(DYNAMIC_COLOUR, Boolean.toString(dynamicColour)));
  }

  private static Theme themeNamed(String name) {
    for (Theme theme : Theme.values()) {
      if (theme.name().equals(name)) {
        return theme;
      }
    }
    return STANDARD.theme;
  }
}
