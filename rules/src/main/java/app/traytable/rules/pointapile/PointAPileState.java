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
  public static final byte SPACE = -3;

  static final byte[][] NO_PILES = {};
  static final Seats[] NOBODY = {};

  /** What the options say, and how many sit at the table. */
  public record Rules(int seats, boolean missions, boolean touchMeNot) {
    /** As many cards as a round needs. */
    public int drawn() {
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

  public Rules rules() {
    return rules;
  }

  public Phase phase() {
    return phase;
  }

  /** Who forms the piles of this round. */
  public int active() {
    return active;
  }

  /** How many cards are put on piles now, with those that lie on one already. */
  public int open() {
    return open.length;
  }

  public byte open(int card) {
    return open[card];
  }

  /** One bit for each open card that lies on no pile yet. */
  public int toPut() {
    return toPut;
  }

  public int piles() {
    return piles.length;
  }

  /** A pile from the lowest card to the top; a copy. */
  public byte[] pile(int index) {
    return piles[index].clone();
  }

  public int pileSize(int index) {
    return piles[index].length;
  }

  public byte top(int pile) {
    return piles[pile][piles[pile].length - 1];
  }

  /** Who points at these piles, or at those that are made of a contested one. */
  public Seats pointing() {
    return pointing;
  }

  /** Who of them has not picked yet. */
  public Seats toPick() {
    return toPick;
  }

  /** One bit for each pile that this seat may pick; empty space comes on top of them. */
  public int pickable(int seat) {
    return PointAPileReferee.piles(this, seat);
  }

  public boolean mayPick(int seat, int pile) {
    return PointAPileReferee.ofPick(this, seat, pile) == null;
  }

  /** What nobody has got in this round so far; a copy. */
  public byte[] unwanted() {
    return unwanted.clone();
  }

  /** Who has picked empty space in this round. */
  public Seats inSpace() {
    return inSpace;
  }

  /** A score pile from the lowest card to the top; a copy. */
  public byte[] score(int seat) {
    return scores[seat].clone();
  }

  /** What the score pile would be with this pile on it. */
  public byte[] scoreWith(int seat, int pile) {
    return Cards.joined(scores[seat], piles[pile]);
  }

  /** A seat's points now. */
  public int points(int seat) {
    byte[] pile = scores[seat];
    return PointAPileScore.points(pile, PointAPileScore.count(pile), seat == active);
  }

  /** The number of a seat's mission, {@link Cards#HIDDEN}, or {@link Cards#NONE} without any. */
  public byte mission(int seat) {
    return rules.missions() ? missions[seat] : Cards.NONE;
  }

  /**
   * The same table when all open cards lie on piles.
   *
   * @param formed these piles, each from the lowest card to the top
   */
  public PointAPileState withPiles(byte[][] formed) {
    PointAPileState other = new PointAPileState(this);
    other.piles = new byte[formed.length][];
    for (int i = 0; i < formed.length; i++) {
      other.piles[i] = formed[i].clone();
    }
    other.toPut = 0;
    return other;
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
