package app.traytable.rules.whist;

import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat knows it, or as everybody does.
 *
 * @param viewer null for the table
 * @param masked the state with empty hands but the viewer's own
 * @param gone one bit for each card that was laid in an earlier trick
 * @param isLaidOpen all hands are in it: somebody looks back
 */
public record WhistView(@Nullable Seat viewer, WhistState masked, int gone, boolean isLaidOpen) {
  static WhistView of(@Nullable Seat viewer, WhistState state) {
    WhistState masked = new WhistState(state);
    for (int seat = 0; seat < masked.hands.length; seat++) {
      if (viewer == null || seat != viewer.index()) {
        masked.hands[seat] = 0;
      }
    }
    masked.played = 0;
    return new WhistView(viewer, masked, state.played, false);
  }

  static WhistView open(Seat near, WhistState state) {
    WhistState masked = new WhistState(state);
    masked.played = 0;
    return new WhistView(near, masked, state.played, true);
  }

  public Seat current() {
    return Seat.of(masked.current());
  }

  /** The viewer's own cards in their order; none for the table. */
  public List<Byte> hand() {
    return viewer == null ? List.of() : hand(viewer);
  }

  /** The cards of a seat that the viewer may see. */
  public List<Byte> hand(Seat seat) {
    return cards(masked.hands[seat.index()]);
  }

  /** How many cards each still holds who has not laid in this trick. */
  public int rounds() {
    return Whist.HAND - Integer.bitCount(gone) / masked.seats();
  }

  public byte laid(Seat seat) {
    return masked.laid(seat.index());
  }

  public int tricks(Seat seat) {
    return masked.tricks(seat.index());
  }

  static List<Byte> cards(int set) {
    List<Byte> cards = new ArrayList<>();
    for (int left = set; left != 0; left &= left - 1) {
      cards.add((byte) Integer.numberOfTrailingZeros(left));
    }
    return cards;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(current());
    for (int seat = 0; seat < masked.seats(); seat++) {
      byte laid = masked.laid[seat];
      text.append(" | ").append(Seat.of(seat)).append(' ').append(masked.tricks[seat]).append(' ');
      text.append(laid < 0 ? "." : WhistCards.text(laid));
    }
    hand().forEach(card -> text.append(' ').append(WhistCards.text(card)));
    text.append(" gone");
    cards(gone).forEach(card -> text.append(' ').append(WhistCards.text(card)));
    return text.toString();
  }
}
