package app.traytable.rules;

import app.traytable.rules.table.GameInfo;
import java.util.List;

/** The shelf: every game there is, in the order in which it is shown. */
public final class Games {
  private static final List<GameInfo> INFOS =
      List.of(
          new GameInfo("noidea", 2, 5, 7, 20),
          new GameInfo("qwinto", 1, 4, 8, 20),
          new GameInfo("pointapile", 2, 8, 0, 30),
          new GameInfo("solo", 2, 10, 6, 30));

  private Games() {}

  public static List<GameInfo> infos() {
    return INFOS;
  }
}
