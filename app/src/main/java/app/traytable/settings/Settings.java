package app.traytable.settings;

import app.traytable.data.SettingRow;
import java.util.ArrayList;
import java.util.List;

/**
 * How the app looks and feels. What the database does not know, or knows in words of a later
 * version, is as standard.
 */
public record Settings(
    Theme theme,
    boolean dynamicColour,
    BotSpeed botSpeed,
    CardSize cardSize,
    boolean leftHanded,
    boolean haptics,
    boolean keepScreenOn,
    HastyTouch hastyTouch) {
  public static final Settings STANDARD =
      new Settings(
          Theme.SYSTEM, false, BotSpeed.NORMAL, CardSize.NORMAL, false, true, true, HastyTouch.ASK);

  private static final String THEME = "theme";
  private static final String DYNAMIC_COLOUR = "dynamicColour";
  private static final String BOT_SPEED = "botSpeed";
  private static final String CARD_SIZE = "cardSize";
  private static final String LEFT_HANDED = "leftHanded";
  private static final String HAPTICS = "haptics";
  private static final String KEEP_SCREEN_ON = "keepScreenOn";
  private static final String HASTY_TOUCH = "hastyTouch";

  public Settings withTheme(Theme theme) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withDynamicColour(boolean dynamicColour) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withBotSpeed(BotSpeed botSpeed) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withCardSize(CardSize cardSize) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withLeftHanded(boolean leftHanded) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withHaptics(boolean haptics) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withKeepScreenOn(boolean keepScreenOn) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
  }

  public Settings withHastyTouch(HastyTouch hastyTouch) {
    return new Settings(
        theme, dynamicColour, botSpeed, cardSize, leftHanded, haptics, keepScreenOn, hastyTouch);
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
      case HAPTICS -> withHaptics(isOn(value, STANDARD.haptics));
      case KEEP_SCREEN_ON -> withKeepScreenOn(isOn(value, STANDARD.keepScreenOn));
      case HASTY_TOUCH -> withHastyTouch(named(HastyTouch.values(), value, STANDARD.hastyTouch));
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
        new SettingRow(HAPTICS, Boolean.toString(haptics)),
        new SettingRow(KEEP_SCREEN_ON, Boolean.toString(keepScreenOn)),
        new SettingRow(HASTY_TOUCH, hastyTouch.name()));
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
