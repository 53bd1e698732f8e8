package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat knows it, or as everybody does. A layout card that was shown and turned
 * back is still known here; a screen shows it face down unless {@link #memoryAid} is on.
 */
public final class NoIdeaView {
  private final @Nullable Seat viewer;

  private final boolean isLaidOpen;

  /**
   * The table with everything hidden masked: no deck, no chance, no trophy that the viewer may not
   * know.
   */
  final NoIdeaState masked;

  /**
   * @param isLaidOpen nothing is masked that lies before anybody
   */
  NoIdeaView(@Nullable Seat viewer, NoIdeaState state, boolean isLaidOpen) {
    this.viewer = viewer;
    this.isLaidOpen = isLaidOpen;
    masked = new NoIdeaState(state);
    masked.rng = 0;
    masked.draw = Cards.hidden(state.drawLeft);
    masked.layout = state.layout.clone();
    for (int slot = 0; slot < masked.layout.length; slot++) {
      if (masked.layout[slot] != Cards.NONE && !state.isSeen(slot) && !isLaidOpen) {
        masked.layout[slot] = Cards.HIDDEN;
      }
    }
    masked.trophies = state.trophies.clone();
    for (int i = 0; i < masked.trophies.length; i++) {
      if (!knowsTrophy(state, i)) {
        masked.trophies[i] = Cards.HIDDEN;
      }
    }
  }

  private boolean knowsTrophy(NoIdeaState state, int i) {
    return i < state.trophiesWon
        && (isLaidOpen
            || state.rules.openTrophies()
            || state.phase == Phase.OVER
            || (viewer != null && state.winners[i] == viewer.index()));
  }

  /** The table as this viewer knows it, for whoever thinks about it. */
  public NoIdeaState masked() {
    return masked;
  }

  /** Null for the table. */
  public @Nullable Seat viewer() {
    return viewer;
  }

  /** Somebody looks back: a screen shows every card that lies before anybody. */
  public boolean isLaidOpen() {
    return isLaidOpen;
  }

  public int seats() {
    return masked.rules.seats();
  }

  public boolean memoryAid() {
    return masked.rules.memoryAid();
  }

  /** Whose turn it is, also after the end. */
  public Seat current() {
    return Seat.of(masked.current);
  }

  public boolean isOver() {
    return masked.phase == Phase.OVER;
  }

  /** The turn has not begun: the draw pile comes first. */
  public boolean mustDraw() {
    return masked.phase == Phase.OPENING;
  }

  public int drawPile() {
    return masked.drawLeft;
  }

  /** The card at this place, {@link Cards#HIDDEN} or {@link Cards#NONE}. */
  public byte card(Seat seat, int place) {
    return masked.layout[seat.index() * PLACES + place];
  }

  public List<NoIdeaPile> piles() {
    return List.of(masked.piles);
  }

  /** The open heap of piles taken away; null when there is none. */
  public @Nullable NoIdeaPile removed() {
    return masked.removed;
  }

  /** The revealed card that waits for its pile, or {@link Cards#NONE}. */
  public byte held() {
    return masked.held;
  }

  /** The place the waiting card comes from; -1 when it was drawn. */
  public int heldFrom() {
    return masked.heldFrom;
  }

  public int trophiesLeft() {
    return masked.rules.trophies() - masked.trophiesWon;
  }

  /** The seat's trophies in the order of winning, each its value or {@link Cards#HIDDEN}. */
  public List<Byte> trophies(Seat seat) {
    List<Byte> values = new ArrayList<>();
    for (int i = 0; i < masked.trophiesWon; i++) {
      if (masked.winners[i] == seat.index()) {
        values.add(masked.trophies[i]);
      }
    }
    return values;
  }

  /** How many prizes of this value the seat has. */
  public int prizes(Seat seat, int value) {
    return masked.prizes[seat.index() * 3 + value];
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NoIdeaView o
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
    StringBuilder text = new StringBuilder();
    text.append(current()).append(' ').append(masked.phase).append(" draw ").append(drawPile());
    text.append(" removed ").append(NoIdeaPile.size(masked.removed)).append(" piles");
    for (NoIdeaPile pile : masked.piles) {
      text.append(' ').append(NoIdeaCards.text(pile.top()));
      text.append('/').append(NoIdeaPile.size(pile));
    }
    if (masked.held != Cards.NONE) {
      text.append(" held ").append(NoIdeaCards.text(masked.held));
    }
    text.append(" trophies ").append(trophiesLeft());
    for (int seat = 0; seat < seats(); seat++) {
      text.append(" | ").append(Seat.of(seat));
      for (int place = 0; place < PLACES; place++) {
        text.append(' ').append(text(card(Seat.of(seat), place)));
      }
      text.append(" won ").append(trophies(Seat.of(seat))).append('+');
      text.append(Arrays.toString(Arrays.copyOfRange(masked.prizes, seat * 3, seat * 3 + 3)));
    }
    return text.toString().replace(String.valueOf(Cards.HIDDEN), "?");
  }

  private static String text(byte card) {
    return card == Cards.NONE ? "." : card == Cards.HIDDEN ? "?" : NoIdeaCards.text(card);
  }
}
