package app.traytable;

import android.app.Application;
import android.content.Context;
import android.os.StrictMode;
import app.traytable.data.DatabaseFile;
import app.traytable.data.TraytableDatabase;
import app.traytable.history.HistoryRepository;
import app.traytable.learn.LearnedRepository;
import app.traytable.match.MatchRepository;
import app.traytable.match.Wastebasket;
import app.traytable.parcel.ParcelRepository;
import app.traytable.settings.SettingsRepository;
import app.traytable.statistics.StatisticsRepository;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** Holds what lives as long as the process. */
public class TraytableApp extends Application {
  private final Background background = new Background();
  private SettingsRepository settings;
  private LearnedRepository learned;
  private MatchRepository matches;
  private StatisticsRepository statistics;
  private HistoryRepository history;
  private Wastebasket wastebasket;
  private ParcelRepository parcels;
  private final MutableStateFlow<DatabaseFile.@Nullable Trouble> trouble =
      StateFlowKt.MutableStateFlow(null);

  public static TraytableApp of(Context context) {
    return (TraytableApp) context.getApplicationContext();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    if (BuildConfig.DEBUG) {
      watchMainThread();
    }
    TraytableDatabase database = TraytableDatabase.open(this, TraytableDatabase.FILE);
    // Before anything else that asks the database: the background keeps its order.
    background.run(() -> trouble.setValue(DatabaseFile.check(this, database)));
    settings = new SettingsRepository(database.settings(), background);
    settings.load();
    learned = new LearnedRepository(database.settings(), background);
    learned.load();
    matches =
        new MatchRepository(
            rooms(), database.matches(), database.people(), background, System::currentTimeMillis);
    matches.load();
    statistics =
        new StatisticsRepository(
            rooms(), database.statistics(), database.matches(), System::currentTimeMillis);
    history = new HistoryRepository(database.history());
    wastebasket = new Wastebasket(matches, background);
    parcels =
        new ParcelRepository(
            rooms(),
            matches,
            database.parcels(),
            database.settings(),
            this::reload,
            System::currentTimeMillis);
  }

  /** What libraries do is logged; the app itself fails by Room and by MainThread. */
  private static void watchMainThread() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder()
            .detectDiskReads()
            .detectDiskWrites()
            .detectNetwork()
            .penaltyLog()
            .penaltyDeathOnNetwork()
            .build());
  }

  /** Settings have come to the disk that nobody has chosen on the screen. */
  private void reload() {
    settings.change(known -> known);
    learned.reload();
  }

  /** The games that can be played. */
  public Rooms rooms() {
    return Rooms.STANDARD;
  }

  public SettingsRepository settings() {
    return settings;
  }

  public LearnedRepository learned() {
    return learned;
  }

  public MatchRepository matches() {
    return matches;
  }

  public StatisticsRepository statistics() {
    return statistics;
  }

  public HistoryRepository history() {
    return history;
  }

  /** The one basket of the app: what one screen throws away another may offer to bring back. */
  public Wastebasket wastebasket() {
    return wastebasket;
  }

  public ParcelRepository parcels() {
    return parcels;
  }

  /** A database that could not be opened at the start; null if all is well or has been said. */
  public StateFlow<DatabaseFile.@Nullable Trouble> trouble() {
    return FlowKt.asStateFlow(trouble);
  }

  /** The person has read it. */
  public void troubleRead() {
    trouble.setValue(null);
  }

  /** The one background of the app, which keeps everything in its order. */
  public Background background() {
    return background;
  }
}
