package app.traytable;

import android.app.Application;
import android.content.Context;
import app.traytable.data.TraytableDatabase;
import app.traytable.match.MatchRepository;
import app.traytable.settings.SettingsRepository;

/** Holds what lives as long as the process. */
public final class TraytableApp extends Application {
  private final Background background = new Background();
  private SettingsRepository settings;
  private MatchRepository matches;

  public static TraytableApp of(Context context) {
    return (TraytableApp) context.getApplicationContext();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    TraytableDatabase database = TraytableDatabase.open(this);
    settings = new SettingsRepository(database.settings(), background);
    settings.load();
    matches =
        new MatchRepository(
            database.matches(), database.people(), background, System::currentTimeMillis);
    matches.load();
  }

  public SettingsRepository settings() {
    return settings;
  }

  public MatchRepository matches() {
    return matches;
  }

  /** The one background of the app, which keeps everything in its order. */
  public Background background() {
    return background;
  }
}
