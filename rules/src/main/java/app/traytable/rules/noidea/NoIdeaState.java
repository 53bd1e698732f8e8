package app.traytable.rules.noidea;

import app.traytable.rules.table.Cards;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole table. A state that has left {@link NoIdea} is never written to again; arrays are
 * shared between states and copied before they change.
 */
public final class NoIdeaState {
  public static final int PLACES = 6;

  /** Prizes are worth 0, 1 or 2. */
  public static final int PRIZE_VALUES = 3;

  /** What the options say, and how many sit at the table. */
  public record Rules(
      int seats, boolean gentleStart, boolean memoryAid, boolean openTrophies, int trophies) {}

  public enum Phase {
    /** The top card of the draw pile must be turned. */
    OPENING,
    /** A revealed card fits several piles. */
    LAYING,
    /** A card of the layout is to be revealed, or a claim made. */
    REVEALING,
    OVER
  }

  final Rules rules;
  long rng;
  Phase phase = Phase.OPENING;
  int current;
  int shown;

  /** The draw pile is the first cards of the array; the last of them is its top. */
  byte[] draw;

  int drawLeft;

  /** Six places for each seat. */
  byte[] layout;

  /** One bit for each place of the layout whose card everybody has seen. */
  int seen;

  NoIdeaPile[] piles = {};
  @Nullable NoIdeaPile removed;

  /** The card that waits for its pile, and the place it comes from; no place when it was drawn. */
  byte held = Cards.NONE;

  int heldFrom = -1;

  /** The last card of the layout has been laid in this turn. */
  boolean cleared;

  /** Values in the order in which they are won. */
  byte[] trophies;

  int trophiesWon;

  /** Who won the first trophy, the second, and so on. */
  byte[] winners;

  /** How many prizes of value 0, 1 and 2 each seat has. */
  byte[] prizes;

  NoIdeaState(Rules rules, long rng, byte[] draw, byte[] layout, byte[] trophies) {
    this.rules = rules;
    this.rng = rng;
    this.draw = draw;
    this.drawLeft = draw.length;
    this.layout = layout;
    this.trophies = trophies;
    this.winners = Cards.none();
    this.prizes = new byte[rules.seats() * PRIZE_VALUES];
  }

  NoIdeaState(NoIdeaState o) {
    rules = o.rules;
    rng = o.rng;
    phase = o.phase;
    current = o.current;
    shown = o.shown;
    draw = o.draw;
    drawLeft = o.drawLeft;
    layout = o.layout;
    seen = o.seen;
    piles = o.piles;
    removed = o.removed;
    held = o.held;
    heldFrom = o.heldFrom;
    cleared = o.cleared;
    trophies = o.trophies;
    trophiesWon = o.trophiesWon;
    winners = o.winners;
    prizes = o.prizes;
  }

  public Rules rules() {
    return rules;
  }

  public Phase phase() {
    return phase;
  }

  /** Whose turn it is. */
  public int current() {
    return current;
  }

  /** How many places all layouts have together, six for each seat in turn. */
  public int slots() {
    return layout.length;
  }

  public byte card(int slot) {
    return layout[slot];
  }

  public int piles() {
    return piles.length;
  }

  public NoIdeaPile pile(int index) {
    return piles[index];
  }

  /** The open heap of piles taken away; null when there is none. */
  public @Nullable NoIdeaPile removed() {
    return removed;
  }

  /** The card that waits for its pile, or {@link Cards#NONE}. */
  public byte held() {
    return held;
  }

  /** The place it comes from; -1 when it was drawn. */
  public int heldFrom() {
    return heldFrom;
  }

  public int trophiesWon() {
    return trophiesWon;
  }

  public byte trophy(int index) {
    return trophies[index];
  }

  public int winner(int trophy) {
    return winners[trophy];
  }

  /** How many prizes of this value a seat has. */
  public byte prizes(int seat, int value) {
    return prizes[seat * PRIZE_VALUES + value];
  }

  /** One bit for each place of this seat where a card lies. */
  public int places(int seat) {
    int mask = 0;
    for (int place = 0; place < PLACES; place++) {
      if (layout[seat * PLACES + place] != Cards.NONE) {
        mask |= 1 << place;
      }
    }
    return mask;
  }

  /** Everybody has seen the card that lies there. */
  public boolean isSeen(int slot) {
    return (seen >>> slot & 1) != 0;
  }

  public boolean fitsAny(byte card) {
    for (NoIdeaPile pile : piles) {
      if (NoIdeaCards.fits(card, pile.top())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NoIdeaState o
        && rules.equals(o.rules)
        && rng == o.rng
        && phase == o.phase
        && current == o.current
        && shown == o.shown
        && drawLeft == o.drawLeft
        && Cards.sameFirst(draw, o.draw, drawLeft)
        && Arrays.equals(layout, o.layout)
        && seen == o.seen
        && Arrays.equals(piles, o.piles)
        && java.util.Objects.equals(removed, o.removed)
        && held == o.held
        && heldFrom == o.heldFrom
        && cleared == o.cleared
        && Arrays.equals(trophies, o.trophies)
        && trophiesWon == o.trophiesWon
        && Arrays.equals(winners, o.winners)
        && Arrays.equals(prizes, o.prizes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(layout) * 31 + drawLeft;
  }
}
