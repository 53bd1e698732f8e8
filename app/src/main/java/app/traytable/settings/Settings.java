package app.traytable.settings;

import app.traytable.data.SettingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How the app looks and feels. What the database does not know, or knows in words of a later
 * version, is as standard.
 *
 * @param allAtOnce where several choose in secret at the same time, they do so with all fingers on
 *     the glass; else the phone goes from one to the next
 * @param liesOnTable people sit around the phone: what is for one of them is turned to their side
 */
public record Settings(
    Theme theme,
    boolean dynamicColour,
    BotSpeed botSpeed,
    CardSize cardSize,
    boolean leftHanded,
    boolean sounds,
    boolean haptics,
    boolean keepScreenOn,
    TimeToSpeak timeToSpeak,
    HastyTouch hastyTouch,
    boolean explainsNews,
    boolean showsStatistics,
    boolean allAtOnce,
    boolean liesOnTable) {
  public static final Settings STANDARD =
      new Settings(
          Theme.SYSTEM,
          false,
          BotSpeed.NORMAL,
          CardSize.NORMAL,
          false,
          true,
          true,
          true,
          TimeToSpeak.NORMAL,
          HastyTouch.ASK,
          true,
          true,
          true,
          false);

  private static final String THEME = "theme";
  private static final String DYNAMIC_COLOUR = "dynamicColour";
  private static final String BOT_SPEED = "botSpeed";
  private static final String CARD_SIZE = "cardSize";
  private static final String LEFT_HANDED = "leftHanded";
  private static final String SOUNDS = "sounds";
  private static final String HAPTICS = "haptics";
  private static final String KEEP_SCREEN_ON = "keepScreenOn";
  private static final String TIME_TO_SPEAK = "timeToSpeak";
  private static final String HASTY_TOUCH = "hastyTouch";
  private static final String EXPLAINS_NEWS = "explainsNews";
  private static final String SHOWS_STATISTICS = "showsStatistics";
  private static final String ALL_AT_ONCE = "allAtOnce";
  private static final String LIES_ON_TABLE = "liesOnTable";

  public Settings withTheme(Theme theme) {
    return but(draft -> draft.theme = theme);
  }

  public Settings withDynamicColour(boolean dynamicColour) {
    return but(draft -> draft.dynamicColour = dynamicColour);
  }

  public Settings withBotSpeed(BotSpeed botSpeed) {
    return but(draft -> draft.botSpeed = botSpeed);
  }

  public Settings withCardSize(CardSize cardSize) {
    return but(draft -> draft.cardSize = cardSize);
  }

  public Settings withLeftHanded(boolean leftHanded) {
    return but(draft -> draft.leftHanded = leftHanded);
  }

  public Settings withSounds(boolean sounds) {
    return but(draft -> draft.sounds = sounds);
  }

  public Settings withHaptics(boolean haptics) {
    return but(draft -> draft.haptics = haptics);
  }

  public Settings withKeepScreenOn(boolean keepScreenOn) {
    return but(draft -> draft.keepScreenOn = keepScreenOn);
  }

  public Settings withTimeToSpeak(TimeToSpeak timeToSpeak) {
    return but(draft -> draft.timeToSpeak = timeToSpeak);
  }

  public Settings withHastyTouch(HastyTouch hastyTouch) {
    return but(draft -> draft.hastyTouch = hastyTouch);
  }

  public Settings withExplainsNews(boolean explainsNews) {
    return but(draft -> draft.explainsNews = explainsNews);
  }

  public Settings withShowsStatistics(boolean showsStatistics) {
    return but(draft -> draft.showsStatistics = showsStatistics);
  }

  public Settings withAllAtOnce(boolean allAtOnce) {
    return but(draft -> draft.allAtOnce = allAtOnce);
  }

  public Settings withLiesOnTable(boolean liesOnTable) {
    return but(draft -> draft.liesOnTable = liesOnTable);
  }

  private Settings but(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  /** Settings of which one is about to change. */
  private static final class Draft {
    private Theme theme;
    private boolean dynamicColour;
    private BotSpeed botSpeed;
    private CardSize cardSize;
    private boolean leftHanded;
    private boolean sounds;
    private boolean haptics;
    private boolean keepScreenOn;
    private TimeToSpeak timeToSpeak;
    private HastyTouch hastyTouch;
    private boolean explainsNews;
    private boolean showsStatistics;
    private boolean allAtOnce;
    private boolean liesOnTable;

    Draft(Settings before) {
      theme = before.theme;
      dynamicColour = before.dynamicColour;
      botSpeed = before.botSpeed;
      cardSize = before.cardSize;
      leftHanded = before.leftHanded;
      sounds = before.sounds;
      haptics = before.haptics;
      keepScreenOn = before.keepScreenOn;
      timeToSpeak = before.timeToSpeak;
      hastyTouch = before.hastyTouch;
      explainsNews = before.explainsNews;
      showsStatistics = before.showsStatistics;
      allAtOnce = before.allAtOnce;
      liesOnTable = before.liesOnTable;
    }

    Settings done() {
      return new Settings(
          theme,
          dynamicColour,
          botSpeed,
          cardSize,
          leftHanded,
          sounds,
          haptics,
          keepScreenOn,
          timeToSpeak,
          hastyTouch,
          explainsNews,
          showsStatistics,
          allAtOnce,
          liesOnTable);
    }
  }

  static Settings from(List<SettingRow> rows) {
    Settings settings = STANDARD;
    for (SettingRow row : rows) {
      settings = settings.with(row.name(), row.value());
    }
    return settings;
  }

  private Settings with(String name, String value) {
    return switch (name) {
      case THEME -> withTheme(named(Theme.values(), value, STANDARD.theme));
      case DYNAMIC_COLOUR -> withDynamicColour(isOn(value, STANDARD.dynamicColour));
      case BOT_SPEED -> withBotSpeed(named(BotSpeed.values(), value, STANDARD.botSpeed));
      case CARD_SIZE -> withCardSize(named(CardSize.values(), value, STANDARD.cardSize));
      case LEFT_HANDED -> withLeftHanded(isOn(value, STANDARD.leftHanded));
      case SOUNDS -> withSounds(isOn(value, STANDARD.sounds));
      case HAPTICS -> withHaptics(isOn(value, STANDARD.haptics));
      case KEEP_SCREEN_ON -> withKeepScreenOn(isOn(value, STANDARD.keepScreenOn));
      case TIME_TO_SPEAK ->
          withTimeToSpeak(named(TimeToSpeak.values(), value, STANDARD.timeToSpeak));
      case HASTY_TOUCH -> withHastyTouch(named(HastyTouch.values(), value, STANDARD.hastyTouch));
      case EXPLAINS_NEWS -> withExplainsNews(isOn(value, STANDARD.explainsNews));
      case SHOWS_STATISTICS -> withShowsStatistics(isOn(value, STANDARD.showsStatistics));
      case ALL_AT_ONCE -> withAllAtOnce(isOn(value, STANDARD.allAtOnce));
      case LIES_ON_TABLE -> withLiesOnTable(isOn(value, STANDARD.liesOnTable));
      default -> this;
    };
  }

  /** What has to be written where those others are written already. */
  List<SettingRow> newRows(Settings others) {
    List<SettingRow> rows = new ArrayList<>(toRows());
    rows.removeAll(others.toRows());
    return rows;
  }

  private List<SettingRow> toRows() {
    return List.of(
        new SettingRow(THEME, theme.name()),
        new SettingRow(DYNAMIC_COLOUR, Boolean.toString(dynamicColour)),
        new SettingRow(BOT_SPEED, botSpeed.name()),
        new SettingRow(CARD_SIZE, cardSize.name()),
        new SettingRow(LEFT_HANDED, Boolean.toString(leftHanded)),
        new SettingRow(SOUNDS, Boolean.toString(sounds)),
        new SettingRow(HAPTICS, Boolean.toString(haptics)),
        new SettingRow(KEEP_SCREEN_ON, Boolean.toString(keepScreenOn)),
        new SettingRow(TIME_TO_SPEAK, timeToSpeak.name()),
        new SettingRow(HASTY_TOUCH, hastyTouch.name()),
        new SettingRow(EXPLAINS_NEWS, Boolean.toString(explainsNews)),
        new SettingRow(SHOWS_STATISTICS, Boolean.toString(showsStatistics)),
        new SettingRow(ALL_AT_ONCE, Boolean.toString(allAtOnce)),
        new SettingRow(LIES_ON_TABLE, Boolean.toString(liesOnTable)));
  }

  private static boolean isOn(String value, boolean otherwise) {
    return switch (value) {
      case "true" -> true;
      case "false" -> false;
      default -> otherwise;
    };
  }

  private static <E extends Enum<E>> E named(E[] all, String name, E otherwise) {
    for (E one : all) {
      if (one.name().equals(name)) {
        return one;
      }
    }
    return otherwise;
  }
}
