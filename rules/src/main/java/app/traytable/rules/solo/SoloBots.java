package app.traytable.rules.solo;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Level;
import java.util.List;

/** Who plays Solo without a person, and the reasons that a hint may give. */
public final class SoloBots {
  /** No words. It is the only thing to do. */
  static final String ONLY_MOVE = "only-move";

  /** No words. It gets rid of all cards. */
  static final String GOES_OUT = "goes-out";

  /** No words. It gets rid of several last cards together, and "Solo!" is said with them. */
  static final String SOLO_AND_OUT = "solo-and-out";

  /** No words. One card is left, and silence costs two. */
  static final String SAY_SOLO = "say-solo";

  /** No words. A card is gone without a turn. */
  static final String FREE_CARD = "free-card";

  /** Words: how many cards at once. */
  static final String TRIPLE = "triple";

  /** No words. */
  static final String NOTHING_FITS = "nothing-fits";

  /** No words. What could be laid does more good later. */
  static final String SAVES_CARDS = "saves-cards";

  /** Words: how many cards for the next player. */
  static final String CHAIN_GOES_ON = "chain-goes-on";

  /** Words: how many cards need not be drawn. */
  static final String STOPS_CHAIN = "stops-chain";

  /** Words: seat, its cards. The own hand is better than the one that would come from there. */
  static final String KEEPS_HAND = "keeps-hand";

  /** Words: seat, its cards. The hand that comes from there is better. */
  static final String BETTER_HAND = "better-hand";

  /** Words: seat, its cards. */
  static final String REFUSES_GIFT = "refuses-gift";

  /** Words: seat, its cards. Two cards go there. */
  static final String GIVES_TWO = "gives-two";

  /** Words: card. It is the hardest to get rid of. */
  static final String GIVES_WORST = "gives-worst";

  /** Words: seat, its cards. There are few left, so this comes in time. */
  static final String HINDERS = "hinders";

  /** Words: letter of a colour. There are most of it in hand. */
  static final String OWN_COLOUR = "own-colour";

  /** No words. The cards that fit anything stay in hand for the end. */
  static final String KEEPS_BLACK = "keeps-black";

  /** Every reason there is. */
  public static final List<String> REASONS =
      List.of(
          ONLY_MOVE,
          GOES_OUT,
          SOLO_AND_OUT,
          SAY_SOLO,
          FREE_CARD,
          TRIPLE,
          NOTHING_FITS,
          SAVES_CARDS,
          CHAIN_GOES_ON,
          STOPS_CHAIN,
          KEEPS_HAND,
          BETTER_HAND,
          REFUSES_GIFT,
          GIVES_TWO,
          GIVES_WORST,
          HINDERS,
          OWN_COLOUR,
          KEEPS_BLACK,
          Hint.WENT_BEST);

  private SoloBots() {}

  static Bot<SoloMove, SoloView> bot(Solo game, Level level) {
    return switch (level) {
      case EASY -> SoloBotsPlayer.CARELESS;
      case NORMAL -> SoloBotsPlayer.CAREFUL;
      case HARD -> SoloBotsHard.of(game);
    };
  }
}
