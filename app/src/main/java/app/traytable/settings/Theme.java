package app.traytable.settings;

/** Light or dark, or as the system has it. */
public enum Theme {
  SYSTEM,
  LIGHT,
  DARK;

  public boolean isDark(boolean systemIsDark) {
    return this == SYSTEM ? systemIsDark : this == DARK;
  }
}
