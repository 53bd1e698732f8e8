package app.traytable.settings;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;

/** The languages the app speaks. AppCompat and the system keep the choice, not our database. */
public enum Language {
  SYSTEM(""),
  ENGLISH("en"),
  GERMAN("de");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  public static Language chosen() {
    String tags = AppCompatDelegate.getApplicationLocales().toLanguageTags();
    for (Language language : values()) {
      if (language != SYSTEM && tags.startsWith(language.tag)) {
        return language;
      }
    }
    return SYSTEM;
  }

  public void choose() {
    AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags(tag));
  }
}
