package app.traytable;

import android.app.Application;
import android.content.Context;
import app.traytable.data.TraytableDatabase;
import app.traytable.settings.SettingsRepository;

/** Holds what lives as long as the process. */
public final class TraytableApp extends Application {
  private SettingsRepository settings;

  public static TraytableApp of(Context context) {
    return (TraytableApp) context.getApplicationContext();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    TraytableDatabase database = TraytableDatabase.open(this);
    settings = new SettingsRepository(database.settings(), new Background());
    settings.load();
  }

  public SettingsRepository settings() {
    return settings;
  }
}
