package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.TableRefusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat knows it, or as everybody does. Cards that the viewer has given away are
 * still known here while they must be in another hand; a screen shows them face down.
 */
public final class SoloView {
  private final @Nullable Seat viewer;

  private final boolean isLaidOpen;

  /** The table with everything hidden masked: no draw pile, no chance, no hand of others. */
  final SoloState masked;

  /**
   * @param isLaidOpen no hand is masked
   */
  SoloView(@Nullable Seat viewer, SoloState state, boolean isLaidOpen) {
    this.viewer = viewer;
    this.isLaidOpen = isLaidOpen;
    masked = new SoloState(state);
    masked.rng = 0;
    masked.draw = Cards.hidden(state.drawLeft);
    masked.hands = new SoloHand[state.hands.length];
    for (int seat = 0; seat < masked.hands.length; seat++) {
      SoloHand hand = state.hands[seat];
      masked.hands[seat] = hand.masked(seen(state, seat));
    }
    boolean own = isLaidOpen || (viewer != null && viewer.index() == state.current);
    if (!own) {
      masked.drawn = state.drawn == Cards.NONE ? Cards.NONE : Cards.HIDDEN;
      masked.offer = Cards.hidden(state.offer.length);
    }
  }

  private SoloBag seen(SoloState state, int seat) {
    SoloHand hand = state.hands[seat];
    if (isLaidOpen || state.phase == Phase.OVER) {
      return hand.cards();
    } else if (viewer == null) {
      return SoloBag.EMPTY;
    }
    return viewer.index() == seat ? hand.cards() : hand.knownTo(viewer.index());
  }

  /** The table as this viewer knows it, for whoever thinks about it. */
  public SoloState masked() {
    return masked;
  }

  /** Null for the table. */
  public @Nullable Seat viewer() {
    return viewer;
  }

  /** Somebody looks back: a screen shows every hand. */
  public boolean isLaidOpen() {
    return isLaidOpen;
  }

  public int seats() {
    return masked.rules.seats();
  }

  public boolean isOver() {
    return masked.phase == Phase.OVER;
  }

  /** Whose turn it is, also while somebody else is asked, and after the end. */
  public Seat current() {
    return Seat.of(masked.current);
  }

  /** Who must act now. */
  public Seats toAct() {
    int actor = masked.actor();
    return actor == SoloState.NOBODY ? Seats.NONE : Seats.only(actor);
  }

  public boolean isClockwise() {
    return masked.direction > 0;
  }

  public Seat dealer() {
    return Seat.of(masked.dealer);
  }

  /** From 1. */
  public int round() {
    return masked.round;
  }

  /** More points than this end the match; 0 when it is one round. */
  public int limit() {
    return masked.rules.limit();
  }

  /** Penalty points of all rounds counted so far. */
  public int points(Seat seat) {
    return masked.points[seat.index()];
  }

  /** How the round before this one ended; at the end of the match, the last one. */
  public @Nullable SoloRound lastRound() {
    return masked.last();
  }

  /** How every round counted so far ended, in order. */
  public List<SoloRound> rounds() {
    return masked.rounds;
  }

  public int drawPile() {
    return masked.drawLeft;
  }

  /** The discard pile from its top. */
  public SoloPile pile() {
    return masked.pile;
  }

  public byte top() {
    return masked.pile.top();
  }

  /** The colour to be followed; null when every card fits. */
  public @Nullable Colour colour() {
    return masked.suit == SoloCards.ANY ? null : SoloCards.COLOURS.get(masked.suit);
  }

  /** How many cards the seat holds. */
  public int size(Seat seat) {
    return masked.hands[seat.index()].size();
  }

  /** The cards of a seat that the viewer knows: all of the own hand, and all after the end. */
  public List<Byte> known(Seat seat) {
    return masked.hands[seat.index()].cards().list();
  }

  /** The viewer's own hand in the order of its faces; empty for the table. */
  public List<Byte> hand() {
    return viewer == null ? List.of() : known(viewer);
  }

  /**
   * Why the viewer cannot do this now, as the referee would say it; null if nothing speaks against
   * it. The own hand and what lies open decide, so that nothing else is needed for it.
   */
  public @Nullable Refusal whyNot(SoloMove move) {
    if (viewer == null) {
      return TableRefusal.SEAT;
    }
    try {
      SoloReferee.check(masked, viewer, move);
      return null;
    } catch (IllegalMove e) {
      return e.refusal();
    }
  }

  /** How many cards wait for whoever does not pass the chain on; 0 without a chain. */
  public int chain() {
    return masked.chain;
  }

  /** A card has been drawn and is laid or kept next. */
  public boolean hasDrawn() {
    return masked.phase == Phase.DRAWN;
  }

  /** The card just drawn, {@link Cards#HIDDEN} or {@link Cards#NONE}. */
  public byte drawn() {
    return masked.drawn;
  }

  /** Whom the Swap or the Gift on the pile names; null when there is nothing of the kind. */
  public @Nullable Seat target() {
    return masked.target == SoloState.NOBODY ? null : Seat.of(masked.target);
  }

  /** Cards for a Gift are being chosen. */
  public boolean isGiving() {
    return masked.phase == Phase.GIVING;
  }

  /** The target of a Swap or a Gift has to answer. */
  public boolean isAsked() {
    return masked.phase == Phase.ASKED;
  }

  /** The cards chosen for a Gift so far, each the card or {@link Cards#HIDDEN}. */
  public byte[] offer() {
    return masked.offer.clone();
  }

  /** An All Swap lies there and waits for its player to go on. */
  public boolean isAllSwap() {
    return masked.phase == Phase.ALL_SWAP;
  }

  /** Who has laid a Protection against the All Swap. */
  public Seats sheltered() {
    return Seats.ofBits(masked.sheltered);
  }

  /** Who has just been skipped and could still protect; null when nobody. */
  public @Nullable Seat skipped() {
    return masked.skipped == SoloState.NOBODY ? null : Seat.of(masked.skipped);
  }

  /** Whoever holds the same card as the top one could still interject. */
  public boolean invitesInterjection() {
    return masked.invitesInterjection();
  }

  /**
   * The Gift on the pile takes its player's last two cards, and "Solo!" was not said with it: it
   * does not win.
   */
  public boolean isForgotten() {
    return masked.forgotten;
  }

  /** Who has one card and has not said "Solo!" yet. */
  public Seats silent() {
    return Seats.ofBits(masked.silent);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SoloView o
        && viewer == o.viewer
        && isLaidOpen == o.isLaidOpen
        && masked.equals(o.masked);
  }

  @Override
  public int hashCode() {
    return masked.hashCode();
  }

  /** One line with everything in it, except how many moves were made before. */
  @Override
  public String toString() {
    return SoloViewText.of(this);
  }
}
