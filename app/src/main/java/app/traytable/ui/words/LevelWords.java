package app.traytable.ui.words;

import android.content.res.Resources;
import app.traytable.R;
import app.traytable.rules.table.Level;

/** How well a bot plays, in words. */
public final class LevelWords {
  private LevelWords() {}

  public static String levelName(Resources resources, Level level) {
    return resources.getString(
        switch (level) {
          case EASY -> R.string.level_easy;
          case NORMAL -> R.string.level_normal;
          case HARD -> R.string.level_hard;
        });
  }
}
