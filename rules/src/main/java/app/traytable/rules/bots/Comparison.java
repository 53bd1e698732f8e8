package app.traytable.rules.bots;

/**
 * How two moves fared in the same imagined worlds.
 *
 * @param worlds in so many both were tried
 * @param better in so many of them the first went better
 * @param worse in so many it went worse; in the others both came to the same
 * @param isClear the first is better beyond the doubt of so few worlds, on average over them
 */
public record Comparison(int worlds, int better, int worse, boolean isClear) {
  public Comparison {
    if (worlds < 1 || better < 0 || worse < 0 || better + worse > worlds) {
      throw new IllegalArgumentException(better + " and " + worse + " of " + worlds);
    }
  }
}
