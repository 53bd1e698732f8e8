package app.traytable.rules.bench;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Two contestants at one table, who play each deal twice with the seats exchanged. */
final class Pairing {
  /** The first half of the table and the others, so that every pair of seats is an alliance. */
  private static final int[] SIDES_OF_FOUR = {0b0101, 0b0011, 0b0110};

  private static final int WARM_UP = 3;

  private final Spot spot;
  private final Contestant first;
  private final Contestant second;
  private final Shares shares = new Shares();

  Pairing(Spot spot, String first, String second) {
    this.spot = spot;
    this.first = new Contestant(first);
    this.second = new Contestant(second);
  }

  /** Where a pairing plays. */
  record Spot(Playable<?, ?, ?, ?, ?> game, int seats, List<String> options) {
    Setup setUp(int deal) {
      Setup setup = Setup.of(game.info(), seats, deal);
      for (String option : known()) {
        String[] words = option.split("=", 2);
        setup = setup.with(words[0], words[1]);
      }
      return setup;
    }

    /** Those of the options that this game has. */
    private List<String> known() {
      return options.stream()
          .filter(o -> game.info().options().stream().anyMatch(k -> o.startsWith(k.id() + "=")))
          .toList();
    }

    /** The game, and what is not as in the rulebook. */
    String name() {
      return known().isEmpty()
          ? game.info().id()
          : game.info().id() + " " + String.join(" ", known());
    }
  }

  /** Plays until there is enough, but no more than so many deals. */
  Shares play(int deals, Predicate<Shares> isEnough) {
    for (int deal = 0; deal < WARM_UP; deal++) {
      Pairing warm = new Pairing(spot, first.name(), second.name());
      warm.shares.add(warm.deal(-1 - deal));
    }
    while (shares.deals() < deals && !isEnough.test(shares)) {
      shares.add(deal(shares.deals()));
    }
    return shares;
  }

  Contestant first() {
    return first;
  }

  /** The share and the time it took, for people. */
  String told() {
    return String.format(
        Locale.ROOT,
        "%-10s %d seats  %6s over %-6s %5.1f %% +- %.1f  (%d matches)%n    %s%n    %s",
        spot.name(),
        spot.seats(),
        first.name(),
        second.name(),
        100 * shares.mean(),
        100 * shares.interval(),
        2 * shares.deals(),
        first.times(),
        second.times());
  }

  /** The first one's share of both first places. */
  private double deal(int deal) {
    int sides = spot.seats() == 4 ? SIDES_OF_FOUR[Math.floorMod(deal, 3)] : 0b0101010101;
    Setup setup = spot.setUp(deal);
    return (share(spot.game(), setup, sides) + share(spot.game(), setup, ~sides)) / 2;
  }

  private <S, M extends Move, V> double share(
      Playable<S, M, V, ?, ?> game, Setup setup, int sides) {
    int seats = setup.seats();
    List<Player> players = Collections.nCopies(seats, Player.person("Bot"));
    Match<S, M, V, ?> match = Match.start(game.game(), setup, players);
    while (true) {
      Match<S, M, V, ?> now = match;
      BotTurn<M> turn =
          BotTurn.next(now, s -> ((sides >>> s.index() & 1) != 0 ? first : second).at(now, game));
      if (turn == null) {
        break;
      }
      match = now.play(turn.seat(), turn.move());
    }
    List<Integer> places = match.outcome().places();
    double mine = 0;
    double all = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (places.get(seat) == 1) {
        all++;
        mine += sides >>> seat & 1;
      }
    }
    return mine / all;
  }
}
