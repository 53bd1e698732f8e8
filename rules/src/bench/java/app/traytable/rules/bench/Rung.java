package app.traytable.rules.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How strong everybody is at one table.
 *
 * @param strengths in the order of {@link #CHAIN}; null for who cannot play there
 * @param usual 95 of 100 decisions of Hard take less, in milliseconds
 * @param longest none took longer
 */
record Rung(
    Pairing.Spot spot, int deals, List<@Nullable Elo> strengths, double usual, double longest) {
  /** Everybody meets only the next one: those who are far apart would tell little. */
  static final List<String> CHAIN =
      List.of(Contestant.RANDOM, "easy", "normal", "hard", Contestant.CHEAT);

  /** Lets everybody play so many deals against the next one. */
  static Rung climb(Pairing.Spot spot, int deals) {
    Elo easy = Elo.NORMAL.below(meet(new Pairing(spot, "normal", "easy"), deals));
    Elo random = easy.below(meet(new Pairing(spot, "easy", Contestant.RANDOM), deals));
    Pairing best = new Pairing(spot, "hard", "normal");
    Elo hard = Elo.NORMAL.above(meet(best, deals));
    Elo cheat =
        Contestant.canPlay(Contestant.CHEAT, spot.game())
            ? hard.above(meet(new Pairing(spot, Contestant.CHEAT, "hard"), deals))
            : null;
    return new Rung(
        spot,
        deals,
        Arrays.asList(random, easy, Elo.NORMAL, hard, cheat),
        best.first().millisOf(0.95),
        best.first().millisOf(1));
  }

  private static Shares meet(Pairing pairing, int deals) {
    Shares shares = pairing.play(deals, s -> false);
    System.out.println(pairing.told());
    return shares;
  }

  /** As a line of a table. */
  String row() {
    StringBuilder row = new StringBuilder("| " + spot.name() + " | " + spot.seats() + " |");
    for (Elo strength : strengths) {
      row.append(' ').append(strength == null ? "" : strength + " ").append('|');
    }
    return row + String.format(Locale.ROOT, " %.0f, %.0f | %d |", usual, longest, deals);
  }
}
