package app.traytable.play.server;

import java.util.List;

/** How the phone is held and set up: its size in dp, and what its owner chose for the system. */
public record Look(
    int width, int height, String language, boolean dark, float fontScale, float density) {
  public static final List<String> LANGUAGES = List.of("en", "de");
  static final float USUAL_DENSITY = 1.5f;

  static boolean fits(int side) {
    return side >= 240 && side <= 1600;
  }

  static boolean isFontScale(float scale) {
    return scale >= 0.5f && scale <= 2f;
  }

  static boolean isDensity(float density) {
    return density >= 0.5f && density <= 3f;
  }

  public Look turned() {
    return new Look(/* width= */ height, /* height= */ width, language, dark, fontScale, density);
  }

  public Look withLanguage(String other) {
    return new Look(width, height, other, dark, fontScale, density);
  }

  public Look withDark(boolean other) {
    return new Look(width, height, language, other, fontScale, density);
  }

  public Look withFontScale(float other) {
    return new Look(width, height, language, dark, other, density);
  }

  public Look withDensity(float other) {
    return new Look(width, height, language, dark, fontScale, other);
  }

  public boolean isLandscape() {
    return width > height;
  }
}
