package app.traytable.rules.table;

import app.traytable.rules.contract.Fixtures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Tables of all games that can be dealt. */
final class Deals {
  static final long SHORT_SEED = (1L << DealCode.SHORT_SEED_BITS) - 1;
  static final List<GameInfo> GAMES =
      Fixtures.all().stream().map(fixture -> fixture.game().info()).toList();

  private Deals() {}

  static GameInfo with(GameInfo game, int seats, Option option) {
    List<Option> options = new ArrayList<>(game.options());
    options.add(option);
    return new GameInfo(game.id(), 2, seats, 0, 1, options, 1);
  }

  static Setup seeded(Setup table, GameInfo game, long seed) {
    Setup setup = Setup.of(game, table.seats(), seed);
    for (Map.Entry<String, String> option : table.options().entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    Seat first = table.first();
    return first == null ? setup : setup.withFirst(first);
  }

  static List<Setup> tables(GameInfo game) {
    List<Setup> tables = new ArrayList<>();
    for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
      Setup lot = Setup.of(game, seats, 0);
      tables.add(lot);
      for (int first = 0; first < seats; first++) {
        tables.add(lot.withFirst(Seat.of(first)));
      }
    }
    for (Option option : game.options()) {
      List<Setup> chosen = new ArrayList<>();
      for (String value : option.values()) {
        tables.forEach(table -> chosen.add(table.with(option.id(), value)));
      }
      tables = chosen;
    }
    return Collections.unmodifiableList(tables);
  }
}
