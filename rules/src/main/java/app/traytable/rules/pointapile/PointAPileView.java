package app.traytable.rules.pointapile;

import app.traytable.rules.pointapile.PointAPileScore.Worth;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Teller;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table as one seat knows it, or as everybody does. Piles are told from the lowest card up. */
public final class PointAPileView {
  /** In the place of a pile's number: empty space. */
  public static final byte SPACE = PointAPileState.SPACE;

  private final @Nullable Seat viewer;

  private final boolean isLaidOpen;

  /**
   * The table with everything hidden masked: no deck, no chance, no pick that is still secret, no
   * mission of others that has not won.
   */
  final PointAPileState masked;

  /**
   * @param isLaidOpen no pick and nobody's mission is masked
   */
  PointAPileView(@Nullable Seat viewer, PointAPileState state, boolean isLaidOpen) {
    this.viewer = viewer;
    this.isLaidOpen = isLaidOpen;
    masked = new PointAPileState(state);
    masked.rng = 0;
    masked.deck = Cards.hidden(state.deckLeft);
    masked.picks = state.picks.clone();
    for (int seat = 0; seat < masked.picks.length; seat++) {
      if (masked.picks[seat] != Cards.NONE && !isViewer(seat) && !isLaidOpen) {
        masked.picks[seat] = Cards.HIDDEN;
      }
    }
    masked.missions = state.missions.clone();
    for (int i = 0; i < masked.missions.length; i++) {
      boolean isAside = i >= state.rules.seats();
      boolean isShown = isViewer(i) || isLaidOpen || (state.winners.bits() >>> i & 1) != 0;
      if (isAside || !isShown) {
        masked.missions[i] = Cards.HIDDEN;
      }
    }
  }

  /** The table as this viewer knows it, for whoever thinks about it. */
  public PointAPileState masked() {
    return masked;
  }

  private boolean isViewer(int seat) {
    return viewer != null && viewer.index() == seat;
  }

  /** Null for the table. */
  public @Nullable Seat viewer() {
    return viewer;
  }

  /** Somebody looks back: a screen shows every pick and everybody's mission. */
  public boolean isLaidOpen() {
    return isLaidOpen;
  }

  public int seats() {
    return masked.rules.seats();
  }

  public Phase phase() {
    return masked.phase;
  }

  public boolean isOver() {
    return masked.phase == Phase.OVER;
  }

  /** Who forms the piles of this round, also after the end. */
  public Seat active() {
    return Seat.of(masked.active);
  }

  /** Counted from 1. */
  public int round() {
    return masked.round;
  }

  public int deck() {
    return masked.deckLeft;
  }

  public List<Byte> discards() {
    return PointAPileCards.list(masked.discards);
  }

  /** What goes to who alone picks empty space in this round, or else to the discards. */
  public List<Byte> unwanted() {
    return PointAPileCards.list(masked.unwanted);
  }

  /** The cards to be put on piles, by their numbers, also those that lie on one already. */
  public List<Byte> open() {
    return PointAPileCards.list(masked.open);
  }

  /** The open card with this index still has to be put on a pile. */
  public boolean isToPut(int card) {
    return (masked.toPut >>> card & 1) != 0;
  }

  public List<List<Byte>> piles() {
    return lists(masked.piles);
  }

  /** Whether this seat may pick this pile: the colour of its top and what that card says. */
  public boolean mayPick(Seat seat, int pile) {
    return refusal(seat, pile) == null;
  }

  /** Why this seat may not pick this pile, whether it points now or not; null if it may. */
  public @Nullable PointAPileRefusal refusal(Seat seat, int pile) {
    return PointAPileReferee.ofPick(masked, seat.index(), pile);
  }

  /** Why this move of a seat would be refused now; null if it would be played. */
  public @Nullable Refusal refusal(Seat seat, PointAPileMove move) {
    try {
      PointAPileReferee.check(masked, seat, move);
      return null;
    } catch (IllegalMove e) {
      return e.refusal();
    }
  }

  /** What this seat may do now; all that is asked here lies open. */
  public List<PointAPileMove> legalMoves(Seat seat) {
    return PointAPileReferee.legalMoves(masked, seat);
  }

  /** The table as it would be once a card is put on a pile, which happens before all eyes. */
  public PointAPileView afterPutting(Seat seat, PointAPileMove move) {
    PointAPileReferee.check(masked, seat, move);
    if (!(move instanceof PointAPileMove.Put || move instanceof PointAPileMove.PutNew)) {
      throw PointAPileRefusal.PILES_FORMED.illegal();
    }
    PointAPileState after = PointAPileTurn.carryOut(masked, seat.index(), move, Teller.silent());
    return new PointAPileView(viewer, after, isLaidOpen);
  }

  /** What a winner has reached without a mission; null for everybody else. */
  public PointAPileEvent.@Nullable Goal reached(Seat seat) {
    return hasMissions() || !winners().contains(seat)
        ? null
        : PointAPileScore.goal(masked.scores[seat.index()], seat.index() == masked.active);
  }

  /** Who points at these piles, or at those that are made of a contested one. */
  public Seats pointing() {
    return masked.pointing;
  }

  /** Who of them has not picked yet. */
  public Seats toPick() {
    return masked.toPick;
  }

  /**
   * What this seat has picked: a pile, {@link #SPACE}, {@link Cards#HIDDEN} or {@link Cards#NONE}.
   */
  public byte pick(Seat seat) {
    return masked.picks[seat.index()];
  }

  /** What this seat pointed at last: a pile of then, {@link #SPACE} or {@link Cards#NONE}. */
  public byte pointed(Seat seat) {
    return masked.pointed[seat.index()];
  }

  /** How often all have been shown something new: fingers, a round's cards, a mission. */
  public int shown() {
    return masked.shown;
  }

  /** Contested piles that are split later in this round. */
  public List<List<Byte>> waiting() {
    return lists(masked.waiting);
  }

  /** Who wants the waiting pile with this index. */
  public Seats wantedBy(int waiting) {
    return masked.wantedBy[waiting];
  }

  /** Who has picked empty space in this round, as far as fingers have come down. */
  public Seats inSpace() {
    return masked.inSpace;
  }

  public List<Byte> scorePile(Seat seat) {
    return PointAPileCards.list(masked.scores[seat.index()]);
  }

  /** A seat's points now. */
  public int points(Seat seat) {
    return masked.points(seat.index());
  }

  /** What each card of the seat's score pile gives now. */
  public List<Worth> worths(Seat seat) {
    return PointAPileScore.worths(masked.scores[seat.index()], seat.index() == masked.active);
  }

  public boolean hasMissions() {
    return masked.rules.missions();
  }

  /** The seat's mission; null when it is hidden or there are none. */
  public @Nullable PointAPileMission mission(Seat seat) {
    if (!hasMissions() || masked.missions[seat.index()] == Cards.HIDDEN) {
      return null;
    }
    return PointAPileMission.of(masked.missions[seat.index()]);
  }

  /** Who has reached a goal; nobody before the end, or when the deck ran out. */
  public Seats winners() {
    return masked.winners;
  }

  private static List<List<Byte>> lists(byte[][] piles) {
    List<List<Byte>> lists = new ArrayList<>(piles.length);
    for (byte[] pile : piles) {
      lists.add(PointAPileCards.list(pile));
    }
    return lists;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PointAPileView o
        && viewer == o.viewer
        && isLaidOpen == o.isLaidOpen
        && masked.equals(o.masked);
  }

  @Override
  public int hashCode() {
    return masked.hashCode();
  }

  /** One line with everything in it. */
  @Override
  public String toString() {
    return PointAPileViewText.of(this);
  }
}
