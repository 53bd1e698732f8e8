package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seats;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. A state that has left {@link Solo} is never written to again; arrays are shared
 * between states and copied before they change.
 */
public final class SoloState {
  public static final int NOBODY = -1;

  /**
   * What the options say, and how many sit at the table.
   *
   * @param limit more points than this end the match; 0 when it is one round
   */
  public record Rules(
      int seats,
      int limit,
      boolean mixedChains,
      boolean lenientSolo,
      boolean interjectActions,
      boolean actionStart) {}

  public enum Phase {
    /** A card is to be laid or drawn. */
    TURN,
    /** The same, but first come the cards of a chain, unless it grows or is cancelled. */
    CHAIN,
    /** One card has been drawn and may be laid at once. */
    DRAWN,
    /** Cards for a Gift are to be chosen. */
    GIVING,
    /** The target of a Swap or a Gift accepts or protects. */
    ASKED,
    /** An All Swap lies there until its player goes on. */
    ALL_SWAP,
    OVER
  }

  final Rules rules;
  long rng;
  Phase phase = Phase.TURN;

  /** Whose turn it is; while a target is asked, who asks. */
  int current;

  /** 1 clockwise, -1 the other way. */
  int direction = 1;

  int dealer;

  /** From 1. */
  int round;

  int shown;

  /** How many moves the match has had; with {@link Solo#MOST_MOVES} it is over. */
  int moves;

  SoloHand[] hands;

  /** The draw pile is the first cards of the array; the last of them is its top. */
  byte[] draw;

  int drawLeft;
  SoloPile pile;

  /** The colour to be followed, or any. */
  int suit;

  /** How many cards the chain has reached. */
  int chain;

  /** The card just drawn. */
  byte drawn = Cards.NONE;

  /** Whom a Swap or a Gift names. */
  int target = NOBODY;

  /** The cards chosen for a Gift; they leave the hand when it is accepted. */
  byte[] offer = Cards.none();

  /** One bit for each seat that has laid a Protection against the All Swap on the pile. */
  int sheltered;

  /** The Gift on the pile takes the last two cards, and "Solo!" was not said with it. */
  boolean forgotten;

  /** Who has just been skipped and may still protect. */
  int skipped = NOBODY;

  /** One bit for each seat that has one card and has not said "Solo!". */
  int silent;

  /** How many turns in a row went by without a card laid or drawn. */
  int idle;

  /** Penalty points of all rounds counted. */
  int[] points;

  /** All rounds that have been counted, in order; states share the list. */
  List<SoloRound> rounds = List.of();

  /** What everybody has seen of this round. */
  SoloPast past;

  /** Nobody's turn yet. */
  SoloState(Rules rules, SoloDeal deal) {
    this(rules, deal.hands, deal.draw, deal.pile, SoloPast.ofSeats(rules.seats()));
  }

  SoloState(Rules rules, SoloHand[] hands, byte[] draw, SoloPile pile, SoloPast past) {
    this.rules = rules;
    this.hands = hands;
    this.draw = draw;
    this.drawLeft = draw.length;
    this.pile = pile;
    this.points = new int[rules.seats()];
    this.past = past;
  }

  SoloState(SoloState o) {
    rules = o.rules;
    rng = o.rng;
    phase = o.phase;
    current = o.current;
    direction = o.direction;
    dealer = o.dealer;
    round = o.round;
    shown = o.shown;
    moves = o.moves;
    hands = o.hands;
    draw = o.draw;
    drawLeft = o.drawLeft;
    pile = o.pile;
    suit = o.suit;
    chain = o.chain;
    drawn = o.drawn;
    target = o.target;
    offer = o.offer;
    sheltered = o.sheltered;
    forgotten = o.forgotten;
    skipped = o.skipped;
    silent = o.silent;
    idle = o.idle;
    points = o.points;
    rounds = o.rounds;
    past = o.past;
  }

  public Rules rules() {
    return rules;
  }

  public Phase phase() {
    return phase;
  }

  /** Whose turn it is; while a target is asked, who asks. */
  public int current() {
    return current;
  }

  /** Who must act; nobody when it is over. */
  public int actor() {
    return phase == Phase.OVER ? NOBODY : phase == Phase.ASKED ? target : current;
  }

  /** 1 clockwise, -1 the other way. */
  public int direction() {
    return direction;
  }

  /** From 1. */
  public int round() {
    return round;
  }

  /** How many moves the match has had. */
  public int moves() {
    return moves;
  }

  public SoloHand hand(int seat) {
    return hands[seat];
  }

  /** The discard pile from its top. */
  public SoloPile pile() {
    return pile;
  }

  /** The number of the colour to be followed, or {@link SoloCards#ANY}. */
  public int suit() {
    return suit;
  }

  /** How many cards the chain has reached. */
  public int chain() {
    return chain;
  }

  /** The card just drawn, in a view perhaps hidden, or {@link Cards#NONE}. */
  public byte drawn() {
    return drawn;
  }

  /** How many cards have been chosen for a Gift. */
  public int offered() {
    return offer.length;
  }

  /** Who has laid a Protection against the All Swap on the pile. */
  public Seats sheltered() {
    return Seats.ofBits(sheltered);
  }

  /** The Gift on the pile takes the last two cards, and "Solo!" was not said with it. */
  public boolean isForgotten() {
    return forgotten;
  }

  /** Who has just been skipped and may still protect, or {@link #NOBODY}. */
  public int skipped() {
    return skipped;
  }

  /** Who has one card and has not said "Solo!". */
  public Seats silent() {
    return Seats.ofBits(silent);
  }

  /** Penalty points of all rounds counted. */
  public int points(int seat) {
    return points[seat];
  }

  /** What everybody has seen of this round. */
  public SoloPast past() {
    return past;
  }

  /** The round before this one; null in the first. */
  @Nullable SoloRound last() {
    return rounds.isEmpty() ? null : rounds.get(rounds.size() - 1);
  }

  /** The next seat in the direction of play. */
  public int after(int seat) {
    int next = seat + direction;
    return next < 0 ? rules.seats() - 1 : next == rules.seats() ? 0 : next;
  }

  /** The faces that may be laid on the pile in an ordinary turn. */
  long fitting() {
    return SoloCards.fitting(pile.top(), suit);
  }

  /**
   * Ruling 2: whoever holds the same card as the top one may interject for as long as it lies
   * there, unless a question waits for its answer.
   */
  public boolean invitesInterjection() {
    boolean asking = phase == Phase.GIVING || phase == Phase.ASKED || phase == Phase.ALL_SWAP;
    return !asking
        && phase != Phase.OVER
        && (SoloCards.interjecting(rules.interjectActions()) >>> pile.top() & 1) != 0;
  }

  public boolean isSilent(int seat) {
    return (silent >>> seat & 1) != 0;
  }

  public boolean isSheltered(int seat) {
    return (sheltered >>> seat & 1) != 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SoloState o
        && rules.equals(o.rules)
        && rng == o.rng
        && phase == o.phase
        && current == o.current
        && direction == o.direction
        && dealer == o.dealer
        && round == o.round
        && shown == o.shown
        && moves == o.moves
        && Arrays.equals(hands, o.hands)
        && drawLeft == o.drawLeft
        && Cards.sameFirst(draw, o.draw, drawLeft)
        && pile.equals(o.pile)
        && suit == o.suit
        && chain == o.chain
        && drawn == o.drawn
        && target == o.target
        && Arrays.equals(offer, o.offer)
        && sheltered == o.sheltered
        && forgotten == o.forgotten
        && skipped == o.skipped
        && silent == o.silent
        && idle == o.idle
        && Arrays.equals(points, o.points)
        && rounds.equals(o.rounds)
        && past.equals(o.past);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(hands) * 31 + pile.top()) * 31 + drawLeft;
  }
}
