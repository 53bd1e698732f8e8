package app.traytable.rules.noidea;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Level;
import java.util.List;

/** Who plays No Idea without a person, and the reasons that a hint may give. */
public final class NoIdeaBots {
  /** No words. A turn begins with the draw pile. */
  static final String DRAW_FIRST = "draw-first";

  /** Words: place, card. It has been seen and fits. */
  static final String SEEN_FITS = "seen-fits";

  /** Words: place, percent. Nobody has seen this card; so likely it fits. */
  static final String UNSEEN_MAY_FIT = "unseen-may-fit";

  /** Words: place, card. It does not fit, but ends the turn and gives nothing away. */
  static final String ENDS_TURN = "ends-turn";

  /** No words. All cards have been seen and none fits. */
  static final String SURE_CLAIM = "sure-claim";

  /** Words: percent. */
  static final String LIKELY_CLAIM = "likely-claim";

  /** Words: pile, card. A card that has been seen then fits. */
  static final String KEEPS_SEEN = "keeps-seen";

  /** Words: pile, percent. An unseen card then fits so likely. */
  static final String KEEPS_CHANCE = "keeps-chance";

  /** Words: pile. Then none of the cards fits, and that can be claimed. */
  static final String CLOSES = "closes";

  /** No words. It is the last card, and an empty layout wins a trophy. */
  static final String CLEARS = "clears";

  /** Every reason there is. */
  public static final List<String> REASONS =
      List.of(
          DRAW_FIRST,
          SEEN_FITS,
          UNSEEN_MAY_FIT,
          ENDS_TURN,
          SURE_CLAIM,
          LIKELY_CLAIM,
          KEEPS_SEEN,
          KEEPS_CHANCE,
          CLOSES,
          CLEARS,
          Hint.WENT_BEST);

  private static final int PLAY_OUTS = 300;

  private NoIdeaBots() {}

  static Bot<NoIdeaMove, NoIdeaView> bot(NoIdea game, Level level) {
    return switch (level) {
      case EASY -> new NoIdeaBotsRules(30, 0.5, false);
      case NORMAL -> new NoIdeaBotsRules(100, 0.7, true);
      case HARD -> new WorldSearch<>(game, new NoIdeaBotsGuide(), PLAY_OUTS);
    };
  }
}
