package app.traytable.rules.pointapile;

import app.traytable.rules.table.Colour;
import java.util.Locale;

/** What a player needs in order to win when everybody has a goal of their own. */
public enum PointAPileMission {
  FIVE_OF_ONE_COLOUR(2),
  TWO_OF_EVERY_COLOUR(2),
  TEN_POINTS(1),
  SIX_CARDS_WITH_TEXT(1),
  FIVE_BLANK_CARDS(1),
  ALL_COLOURS_AND_SIX_POINTS(1),
  ALL_COLOURS_AND_SIX_CARDS(1),
  TWELVE_CARDS(1),
  EIGHT_CARDS_AND_FOUR_POINTS(1),
  FIVE_RED_AND_THREE_GREEN(1);

  static final int CARDS = 12;
  private static final PointAPileMission[] ALL = values();
  private static final int RED = PointAPileCards.suit(Colour.RED);
  private static final int GREEN = PointAPileCards.suit(Colour.GREEN);

  private final int copies;

  PointAPileMission(int copies) {
    this.copies = copies;
  }

  /** The mission cards by their numbers, in order; a copy to shuffle. */
  static byte[] cards() {
    byte[] cards = new byte[CARDS];
    int size = 0;
    for (byte mission = 0; mission < ALL.length; mission++) {
      for (int copy = 0; copy < ALL[mission].copies; copy++) {
        cards[size++] = mission;
      }
    }
    return cards;
  }

  public static PointAPileMission of(byte card) {
    return ALL[card];
  }

  /** Whether a score pile with these counts and points wins. */
  public boolean isWonBy(long counts, int points) {
    int cards = PointAPileScore.cards(counts);
    boolean allColours = PointAPileScore.ofScarcestColour(counts) >= 1;
    return switch (this) {
      case FIVE_OF_ONE_COLOUR -> PointAPileScore.ofBestColour(counts) >= 5;
      case TWO_OF_EVERY_COLOUR -> PointAPileScore.ofScarcestColour(counts) >= 2;
      case TEN_POINTS -> points >= 10;
      case SIX_CARDS_WITH_TEXT -> PointAPileScore.texts(counts) >= 6;
      case FIVE_BLANK_CARDS -> PointAPileScore.blanks(counts) >= 5;
      case ALL_COLOURS_AND_SIX_POINTS -> allColours && points >= 6;
      case ALL_COLOURS_AND_SIX_CARDS -> allColours && cards >= 6;
      case TWELVE_CARDS -> cards >= 12;
      case EIGHT_CARDS_AND_FOUR_POINTS -> cards >= 8 && points >= 4;
      case FIVE_RED_AND_THREE_GREEN ->
          PointAPileScore.ofColour(counts, RED) >= 5
              && PointAPileScore.ofColour(counts, GREEN) >= 3;
    };
  }

  /** How far a score pile has come on the way there, from 0 to 1. */
  public double progress(long counts, int points) {
    int cards = PointAPileScore.cards(counts);
    double colours = PointAPileScore.upTo(1, counts) / 4.0;
    return switch (this) {
      case FIVE_OF_ONE_COLOUR -> part(PointAPileScore.ofBestColour(counts), 5);
      case TWO_OF_EVERY_COLOUR -> PointAPileScore.upTo(2, counts) / 8.0;
      case TEN_POINTS -> part(points, 10);
      case SIX_CARDS_WITH_TEXT -> part(PointAPileScore.texts(counts), 6);
      case FIVE_BLANK_CARDS -> part(PointAPileScore.blanks(counts), 5);
      case ALL_COLOURS_AND_SIX_POINTS -> (colours + part(points, 6)) / 2;
      case ALL_COLOURS_AND_SIX_CARDS -> (colours + part(cards, 6)) / 2;
      case TWELVE_CARDS -> part(cards, 12);
      case EIGHT_CARDS_AND_FOUR_POINTS -> (part(cards, 8) + part(points, 4)) / 2;
      case FIVE_RED_AND_THREE_GREEN ->
          (5 * part(PointAPileScore.ofColour(counts, RED), 5)
                  + 3 * part(PointAPileScore.ofColour(counts, GREEN), 3))
              / 8;
    };
  }

  private static double part(int have, int need) {
    return (double) Math.max(0, Math.min(have, need)) / need;
  }

  /** "ten-points" and so on. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
