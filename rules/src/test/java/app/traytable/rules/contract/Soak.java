package app.traytable.rules.contract;

import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.IntStream;

/** Runs the contract over any number of games, or over one trial that failed elsewhere. */
public final class Soak {
  private Soak() {}

  public static void main(String[] args) {
    if (args[0].equals("trial")) {
      Trial trial = Trial.parse(args[1]);
      System.out.println(
          trial + ": " + Contract.check(Fixtures.of(trial.game()), trial) + " moves");
      return;
    }
    int games = Integer.parseInt(args[1]);
    List<Fixture<?, ?, ?, ?>> fixtures =
        args[2].equals("all") ? Fixtures.all() : List.of(Fixtures.of(args[2]));
    for (Fixture<?, ?, ?, ?> fixture : fixtures) {
      LongSummaryStatistics moves =
          IntStream.range(0, games)
              .parallel()
              .mapToLong(n -> Contract.check(fixture, Trial.number(fixture, n)))
              .summaryStatistics();
      System.out.printf(
          "%s: %d games, %.0f moves on average, %d at most%n",
          fixture.game().info().id(), games, moves.getAverage(), moves.getMax());
    }
  }
}
