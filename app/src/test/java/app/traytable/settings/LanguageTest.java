package app.traytable.settings;

import static org.junit.Assert.assertEquals;

import android.app.LocaleManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.MainActivity;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class LanguageTest {
  @Test
  public void theAppSpeaksAsTheSystemUntilSomebodyChooses() {
    assertEquals(Language.SYSTEM, chosenAfter(Language.SYSTEM));
  }

  @Test
  public void aChosenLanguageIsRemembered() {
    assertEquals(Language.GERMAN, chosenAfter(Language.GERMAN));
    assertEquals(Language.ENGLISH, chosenAfter(Language.ENGLISH));
  }

  @Test
  public void theSystemIsToldWhichLanguageWasChosen() {
    try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            Language.GERMAN.choose();
            LocaleManager locales = activity.getSystemService(LocaleManager.class);
            assertEquals("de", locales.getApplicationLocales().toLanguageTags());
          });
    }
  }

  private static Language chosenAfter(Language choice) {
    Language[] chosen = new Language[1];
    try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            choice.choose();
            chosen[0] = Language.chosen();
          });
    }
    return chosen[0];
  }
}
