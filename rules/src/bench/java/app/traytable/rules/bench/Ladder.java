package app.traytable.rules.bench;

import app.traytable.rules.Games;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Game;
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

  /** Arguments: a game or all, deals for each pairing, seat counts, and pairings like "a:b,c:d". */
  public static void main(String[] args) {
    int pairs = Integer.parseInt(args[1]);
    System.out.print(HEADER);
    for (Game<?, ?, ?> game : Games.all()) {
      if (args[0].equals("all") || args[0].equals(game.info().id())) {
        for (String pairing : args[3].split(",", -1)) {
          for (String seats : args[2].split(",", -1)) {
            String[] names = pairing.split(":", 2);
            climb(game, Integer.parseInt(seats), pairs, names[0], names[1]);
          }
        }
      }
    }
  }

  private static void climb(Game<?, ?, ?> game, int seats, int pairs, String a, String b) {
    for (int deal = 0; deal < WARM_UP; deal++) {
      pair(game, seats, -1 - deal, new Contestant(a), new Contestant(b));
    }
    Contestant first = new Contestant(a);
    Contestant second = new Contestant(b);
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < pairs; deal++) {
      double rate = pair(game, seats, deal, first, second);
      sum += rate;
      squares += rate * rate;
    }
    double mean = sum / pairs;
    double error = Math.sqrt(Math.max(0, squares / pairs - mean * mean) / Math.max(1, pairs - 1));
    System.out.printf(
        Locale.ROOT,
        "%-10s %d seats  %6s over %-6s %5.1f %% +- %.1f  (%d matches)%n    %s%n    %s%n",
        game.info().id(),
        seats,
        a,
        b,
        100 * mean,
        100 * NORMAL_95 * error,
        2 * pairs,
        first.times(),
        second.times());
  }

  /** The first one's share of both first places. */
  private static double pair(
      Game<?, ?, ?> game, int seats, int deal, Contestant first, Contestant second) {
    int sides = seats == 4 ? SIDES_OF_FOUR[Math.floorMod(deal, 3)] : 0b0101010101;
    return (share(game, seats, deal, sides, first, second)
            + share(game, seats, deal, ~sides, first, second))
        / 2;
  }

  private static <S, M extends Move, V> double share(
      Game<S, M, V> game, int seats, int deal, int sides, Contestant first, Contestant second) {
    List<Player> players = Collections.nCopies(seats, Player.person("Bot"));
    Match<S, M, V> match = Match.start(game, Setup.of(game.info(), seats, deal), players);
    while (true) {
      Match<S, M, V> now = match;
      BotTurn<M> turn =
          BotTurn.next(now, s -> ((sides >>> s.index() & 1) != 0 ? first : second).at(now));
      if (turn == null) {
        break;
      }
      match = now.play(turn.seat(), turn.move());
    }
    List<Integer> places = game.outcome(match.state()).places();
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
