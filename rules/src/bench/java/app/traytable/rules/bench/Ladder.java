package app.traytable.rules.bench;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Lets bots of two levels play each other and says how often the first one wins. */
public final class Ladder {
  private static final String HEADER =
      """
      Each deal is played twice with the seats exchanged, by half the table of each kind: heads-up
      one against one, with four two against two, neighbours or not in turn. The rate is the first
      one's share of first places, shared places shared: 50 % is as good as the other. Behind it
      the 95 % interval over deals.
      """;

  /** The first half of the table and the others, so that every pair of seats is an alliance. */
  private static final int[] SIDES_OF_FOUR = {0b0101, 0b0011, 0b0110};

  private static final int WARM_UP = 3;
  private static final double NORMAL_95 = 1.96;

  private Ladder() {}

  /**
   * Arguments: a game or all, deals for each pairing, seat counts, pairings like "a:b,c:d", and
   * options like "missions=on,touch-me-not=on" for the games that have them.
   */
  public static void main(String[] args) {
    int pairs = Integer.parseInt(args[1]);
    System.out.print(HEADER);
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      if (args[0].equals("all") || args[0].equals(game.info().id())) {
        for (String pairing : args[3].split(",", -1)) {
          for (String seats : args[2].split(",", -1)) {
            String[] names = pairing.split(":", 2);
            List<String> options = args.length < 5 ? List.of() : List.of(args[4].split(",", -1));
            if (Contestant.canPlay(names[0], game) && Contestant.canPlay(names[1], game)) {
              climb(new Table(game, Integer.parseInt(seats), options), pairs, names[0], names[1]);
            }
          }
        }
      }
    }
  }

  private static void climb(Table table, int pairs, String a, String b) {
    for (int deal = 0; deal < WARM_UP; deal++) {
      pair(table, -1 - deal, new Contestant(a), new Contestant(b));
    }
    Contestant first = new Contestant(a);
    Contestant second = new Contestant(b);
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < pairs; deal++) {
      double rate = pair(table, deal, first, second);
      sum += rate;
      squares += rate * rate;
    }
    double mean = sum / pairs;
    double error = Math.sqrt(Math.max(0, squares / pairs - mean * mean) / Math.max(1, pairs - 1));
    System.out.printf(
        Locale.ROOT,
        "%-10s %d seats  %6s over %-6s %5.1f %% +- %.1f  (%d matches)%n    %s%n    %s%n",
        table.game().info().id(),
        table.seats(),
        a,
        b,
        100 * mean,
        100 * NORMAL_95 * error,
        2 * pairs,
        first.times(),
        second.times());
  }

  /** Where a pairing plays. */
  private record Table(Playable<?, ?, ?, ?, ?> game, int seats, List<String> options) {
    Setup setUp(int deal) {
      Setup setup = Setup.of(game.info(), seats, deal);
      for (String option : options) {
        String[] words = option.split("=", 2);
        if (setup.options().containsKey(words[0])) {
          setup = setup.with(words[0], words[1]);
        }
      }
      return setup;
    }
  }

  /** The first one's share of both first places. */
  private static double pair(Table table, int deal, Contestant first, Contestant second) {
    int sides = table.seats() == 4 ? SIDES_OF_FOUR[Math.floorMod(deal, 3)] : 0b0101010101;
    Setup setup = table.setUp(deal);
    return (share(table.game(), setup, sides, first, second)
            + share(table.game(), setup, ~sides, first, second))
        / 2;
  }

  private static <S, M extends Move, V> double share(
      Playable<S, M, V, ?, ?> game, Setup setup, int sides, Contestant first, Contestant second) {
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
