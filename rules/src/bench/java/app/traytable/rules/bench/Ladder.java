package app.traytable.rules.bench;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.table.GameInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lets bots play each other and says how often one of them wins, or how strong all of them are. */
public final class Ladder {
  private static final String HEADER =
      """
      Each deal is played twice with the seats exchanged, by half the table of each kind: heads-up
      one against one, with four two against two, neighbours or not in turn. The rate is the first
      one's share of first places, shared places shared: 50 % is as good as the other. Behind it
      the 95 % interval over deals.
      """;

  /** In the place of pairings: all of them, each with the one below. */
  private static final String CHAIN = "chain";

  private final List<String> pairings;
  private final int deals;
  private final String sprt;
  private final String readme;
  private final List<Rung> rungs = new ArrayList<>();

  private Ladder(String[] args) {
    deals = Integer.parseInt(args[1]);
    pairings = List.of(args[3].split(",", -1));
    sprt = argument(args, 5);
    readme = argument(args, 6);
  }

  /**
   * Arguments: a game or all, the most deals of a pairing, seat counts or all, pairings like
   * "a:b,c:d" or chain, options like "missions=on,touch-me-not=on" for the games that have them,
   * two shares like "0.50:0.55" to stop as soon as one of them is likely enough, and a file whose
   * table of the chain is brought up to date. What is left out at the end or empty is not wanted.
   */
  public static void main(String[] args) throws IOException {
    List<String> options = List.of(argument(args, 4).split(",", -1));
    Ladder ladder = new Ladder(args);
    System.out.print(HEADER);
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      if (args[0].equals("all") || args[0].equals(game.info().id())) {
        for (int seats : seats(args[2], game.info())) {
          ladder.climb(new Pairing.Spot(game, seats, options));
        }
      }
    }
    if (!ladder.rungs.isEmpty()) {
      System.out.print(LadderTable.of(ladder.rungs));
    }
  }

  private static String argument(String[] args, int index) {
    return index < args.length ? args[index] : "";
  }

  /** Of the seat counts that are asked for those with which this game has somebody to beat. */
  static List<Integer> seats(String asked, GameInfo info) {
    IntStream counts =
        asked.equals("all")
            ? IntStream.rangeClosed(2, info.maxSeats())
            : Stream.of(asked.split(",", -1)).mapToInt(Integer::parseInt);
    return counts.filter(n -> n >= info.minSeats() && n <= info.maxSeats()).boxed().toList();
  }

  private void climb(Pairing.Spot spot) throws IOException {
    for (String pairing : pairings) {
      if (pairing.equals(CHAIN)) {
        rungs.add(Rung.climb(spot, deals));
        // After each one: a whole ladder takes hours, and may be broken off.
        if (!readme.isEmpty()) {
          LadderTable.record(Path.of(readme), rungs);
        }
        continue;
      }
      String[] names = pairing.split(":", 2);
      if (Contestant.canPlay(names[0], spot.game()) && Contestant.canPlay(names[1], spot.game())) {
        meet(new Pairing(spot, names[0], names[1]));
      }
    }
  }

  private void meet(Pairing pairing) {
    Sprt test = sprt.isEmpty() ? null : Sprt.parse(sprt);
    Predicate<Shares> isEnough =
        test == null ? shares -> false : shares -> test.verdict(shares) != Sprt.Verdict.OPEN;
    Shares shares = pairing.play(deals, isEnough);
    System.out.println(pairing.told());
    if (test != null) {
      System.out.println("    " + test.told(shares));
    }
  }
}
