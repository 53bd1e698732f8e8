package app.traytable.rules.contract;

import app.traytable.rules.noidea.NoIdeaFixture;
import app.traytable.rules.pointapile.PointAPileFixture;
import app.traytable.rules.qwinto.QwintoFixture;
import app.traytable.rules.solo.SoloFixture;
import app.traytable.rules.whist.WhistFixture;
import java.util.List;

/** One for each game on the shelf, and one for the template of a game. */
public final class Fixtures {
  private static final List<Fixture<?, ?, ?, ?>> ALL =
      List.of(
          new NoIdeaFixture(),
          new QwintoFixture(),
          new PointAPileFixture(),
          new SoloFixture(),
          new WhistFixture());

  private Fixtures() {}

  public static List<Fixture<?, ?, ?, ?>> all() {
    return ALL;
  }

  public static List<String> games() {
    return ALL.stream().map(f -> f.game().info().id()).toList();
  }

  public static Fixture<?, ?, ?, ?> of(String game) {
    return ALL.stream()
        .filter(f -> f.game().info().id().equals(game))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no fixture for " + game));
  }
}
