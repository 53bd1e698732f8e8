package app.traytable.rules.pointapile;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seats;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. A state that has left {@link PointAPile} is never written to again; arrays are
 * shared between states and copied before they change.
 */
public final class PointAPileState {
  /** In the place of a pile's number: empty space. */
  static final byte SPACE = -3;

  static final byte[][] NO_PILES = {};
  static final Seats[] NOBODY = {};

  /** What the options say, and how many sit at the table. */
  record Rules(int seats, boolean missions, boolean touchMeNot) {
    /** As many cards as a round needs. */
    int drawn() {
      return 2 * seats;
    }
  }

  /** What is being done. */
  public enum Phase {
    /** The active player puts the drawn cards on piles. */
    FORMING,
    /** The active player puts the cards of a contested pile on smaller ones. */
    SPLITTING,
    /** Some or all players point, in secret. */
    POINTING,
    OVER
  }

  final Rules rules;
  long rng;
  Phase phase = Phase.FORMING;
  int active;
  int round = 1;
  int shown;

  /** The deck is the first cards of the array; the last of them is its top. */
  byte[] deck;

  int deckLeft;
  byte[] discards = Cards.none();

  /** What will be discarded after this round unless somebody alone has picked empty space. */
  byte[] unwanted = Cards.none();

  /** The cards that are put on piles now, in the order in which they were drawn or lay. */
  byte[] open = Cards.none();

  /** One bit for each open card that lies on no pile yet. */
  int toPut;

  /** From the lowest card to the top. */
  byte[][] piles = NO_PILES;

  /** Who points at these piles. */
  Seats pointing = Seats.NONE;

  /** Who of them has not picked yet. */
  Seats toPick = Seats.NONE;

  /** What each seat has picked and nobody else knows yet. */
  byte[] picks;

  /** What each seat had picked when fingers came down last. */
  byte[] pointed;

  /** Contested piles that are split later in this round, and who wants them. */
  byte[][] waiting = NO_PILES;

  Seats[] wantedBy = NOBODY;

  /** Who has picked empty space in this round. */
  Seats inSpace = Seats.NONE;

  /** The score piles, from the lowest card to the top. */
  byte[][] scores;

  /** The first ones belong to the seats, the others lie aside. */
  byte[] missions;

  /** Who has reached the goal; nobody before the end, or when the deck ran out. */
  Seats winners = Seats.NONE;

  PointAPileState(Rules rules, long rng, byte[] deck, byte[] missions) {
    this.rules = rules;
    this.rng = rng;
    this.deck = deck;
    this.deckLeft = deck.length;
    this.missions = missions;
    picks = new byte[rules.seats()];
    Arrays.fill(picks, Cards.NONE);
    pointed = picks;
    scores = new byte[rules.seats()][];
    Arrays.fill(scores, Cards.none());
  }

  PointAPileState(PointAPileState o) {
    rules = o.rules;
    rng = o.rng;
    phase = o.phase;
    active = o.active;
    round = o.round;
    shown = o.shown;
    deck = o.deck;
    deckLeft = o.deckLeft;
    discards = o.discards;
    unwanted = o.unwanted;
    open = o.open;
    toPut = o.toPut;
    piles = o.piles;
    pointing = o.pointing;
    toPick = o.toPick;
    picks = o.picks;
    pointed = o.pointed;
    waiting = o.waiting;
    wantedBy = o.wantedBy;
    inSpace = o.inSpace;
    scores = o.scores;
    missions = o.missions;
    winners = o.winners;
  }

  /** A seat's points now. */
  int points(int seat) {
    byte[] pile = scores[seat];
    return PointAPileScore.points(pile, PointAPileScore.count(pile), seat == active);
  }

  /** A pile may be opened. */
  boolean mayOpen() {
    return phase == Phase.SPLITTING || piles.length < rules.seats();
  }

  /** The card must open a pile: a split makes at least two. */
  boolean mustOpen() {
    return phase == Phase.SPLITTING && piles.length == 1 && Integer.bitCount(toPut) == 1;
  }

  /**
   * The pile that may not be covered any more, as the only one without a touch-me-not card on top
   * when no other kind is left to put (ruling 9).
   */
  int sparedPile() {
    if (!rules.touchMeNot() || phase != Phase.FORMING) {
      return PointAPileMoves.NO_PILE;
    }
    for (int left = toPut; left != 0; left &= left - 1) {
      if (!PointAPileCards.isTouchMeNot(open[Integer.numberOfTrailingZeros(left)])) {
        return PointAPileMoves.NO_PILE;
      }
    }
    int only = PointAPileMoves.NO_PILE;
    for (int i = 0; i < piles.length; i++) {
      if (!PointAPileCards.isTouchMeNot(top(piles[i]))) {
        if (only != PointAPileMoves.NO_PILE) {
          return PointAPileMoves.NO_PILE;
        }
        only = i;
      }
    }
    return only;
  }

  static byte top(byte[] pile) {
    return pile[pile.length - 1];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PointAPileState o
        && rules.equals(o.rules)
        && rng == o.rng
        && phase == o.phase
        && active == o.active
        && round == o.round
        && shown == o.shown
        && deckLeft == o.deckLeft
        && Cards.sameFirst(deck, o.deck, deckLeft)
        && Arrays.equals(discards, o.discards)
        && Arrays.equals(unwanted, o.unwanted)
        && Arrays.equals(open, o.open)
        && toPut == o.toPut
        && Arrays.deepEquals(piles, o.piles)
        && pointing == o.pointing
        && toPick == o.toPick
        && Arrays.equals(picks, o.picks)
        && Arrays.equals(pointed, o.pointed)
        && Arrays.deepEquals(waiting, o.waiting)
        && Arrays.equals(wantedBy, o.wantedBy)
        && inSpace == o.inSpace
        && Arrays.deepEquals(scores, o.scores)
        && Arrays.equals(missions, o.missions)
        && winners == o.winners;
  }

  @Override
  public int hashCode() {
    return (Arrays.deepHashCode(piles) * 31 + Arrays.deepHashCode(scores)) * 31 + round;
  }
}
