package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.pointapile.PointAPileBotsPlayer.Effort;
import app.traytable.rules.table.Level;
import java.util.List;

/** Who plays Point-a-Pile without a person, and the reasons that a hint may give. */
public final class PointAPileBots {
  /** No words. It is the only thing to do. */
  static final String ONLY_MOVE = "only-move";

  /** No words. This pile reaches the goal. */
  static final String WINS = "wins";

  /** Words: seat. This pile would let it win. */
  static final String BLOCKS = "blocks";

  /** No words. Nobody else may pick this pile. */
  static final String NOBODY_ELSE = "nobody-else";

  /** Words: how many points this pile brings. */
  static final String POINTS = "points";

  /** Words: letter of a colour, how many cards of it there are then. */
  static final String COLOUR = "colour";

  /** No words. The others will rather go for other piles. */
  static final String LESS_WANTED = "less-wanted";

  /** No words. Alone in empty space one gets all that nobody wants. */
  static final String SPACE = "space";

  /** Words: letter of the colour on top. Others may not pick such a pile. */
  static final String BARS = "bars";

  /** Words: letter of the colour that will lie on top. Others may not pick such a pile. */
  static final String UNDER = "under";

  /** No words. One more pile is worth more than a thicker one. */
  static final String SPREADS = "spreads";

  /** Every reason there is. */
  public static final List<String> REASONS =
      List.of(
          ONLY_MOVE,
          WINS,
          BLOCKS,
          NOBODY_ELSE,
          POINTS,
          COLOUR,
          LESS_WANTED,
          SPACE,
          BARS,
          UNDER,
          SPREADS,
          Hint.WENT_BEST);

  private PointAPileBots() {}

  static Bot<PointAPileMove, PointAPileView> bot(Level level) {
    return switch (level) {
      case EASY -> new PointAPileBotsEasy();
      case NORMAL -> new PointAPileBotsPlayer(false, new Effort(10, 0, 15, 1, 40));
      case HARD -> new PointAPileBotsPlayer(true, new Effort(60, 40, 40, 3, 600));
    };
  }
}
