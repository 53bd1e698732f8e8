package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat knows it, or as everybody does. Covered cards were laid open, so everybody
 * may know them.
 */
public final class QwintoView {
  private final @Nullable Seat viewer;

  private final boolean isLaidOpen;

  /** The table with everything hidden masked: no deck, no chance, no hand of anybody else. */
  final QwintoState masked;

  final byte[] handSizes;

  /**
   * @param isLaidOpen no hand is masked
   */
  QwintoView(@Nullable Seat viewer, QwintoState state, boolean isLaidOpen) {
    this.viewer = viewer;
    this.isLaidOpen = isLaidOpen;
    masked = new QwintoState(state);
    masked.rng = 0;
    masked.draw = Cards.hidden(state.drawLeft);
    masked.hands = new int[state.seats];
    handSizes = new byte[state.seats];
    for (int seat = 0; seat < state.seats; seat++) {
      handSizes[seat] = (byte) Integer.bitCount(state.hands[seat]);
      if (isLaidOpen || (viewer != null && viewer.index() == seat)) {
        masked.hands[seat] = state.hands[seat];
      }
    }
  }

  /** The table as this viewer knows it, for whoever thinks about it. */
  public QwintoState masked() {
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
    return masked.seats;
  }

  /** Whose turn it is, also after the end. */
  public Seat current() {
    return Seat.of(masked.current);
  }

  public boolean isOver() {
    return masked.phase == Phase.OVER;
  }

  /** Who still has to say where the called number goes; nobody while nothing is called. */
  public Seats waiting() {
    return Seats.ofBits(masked.waiting);
  }

  /** What has been called and waits for answers; null while there is none. */
  public @Nullable QwintoCall call() {
    return masked.phase == Phase.ANSWERING ? masked.call : null;
  }

  /**
   * What a move would call that lays one card or two; a screen shows it before it is made.
   *
   * @throws IllegalMove for any other move
   */
  public QwintoCall callOf(QwintoMove move) {
    return masked.callOf(move);
  }

  /** The fields where this seat may enter the called number; none when it need not answer. */
  public List<Integer> openFields(Seat seat) {
    List<Integer> fields = new ArrayList<>();
    for (int rest = masked.open(seat.index()); rest != 0; rest &= rest - 1) {
      fields.add(Integer.numberOfTrailingZeros(rest));
    }
    return fields;
  }

  /** Why this seat may not enter the called number into this field; null when it may. */
  public @Nullable Refusal refusal(Seat seat, int field) {
    return QwintoReferee.refusal(masked, seat.among(seats()).index(), field);
  }

  public int drawPile() {
    return masked.drawLeft;
  }

  /** The viewer's cards, in the order of the deck; none for the table. */
  public List<Byte> hand() {
    return viewer == null ? List.of() : hand(viewer);
  }

  /** The cards of a seat that the viewer may see. */
  public List<Byte> hand(Seat seat) {
    return listed(masked.hands[seat.index()]);
  }

  public int handSize(Seat seat) {
    return handSizes[seat.index()];
  }

  /** The top card at this place of the grid. */
  public byte card(int place) {
    return masked.grid[place];
  }

  /** The cards under the top card at this place, in the order of the deck. */
  public List<Byte> covered(int place) {
    return listed(masked.covered[place]);
  }

  /** The sheet of this seat, with its numbers and all parts of its points. */
  public QwintoSheet sheet(Seat seat) {
    return masked.sheets[seat.index()];
  }

  private static List<Byte> listed(int set) {
    List<Byte> cards = new ArrayList<>();
    for (byte card : QwintoCards.listed(set)) {
      cards.add(card);
    }
    return cards;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof QwintoView o
        && viewer == o.viewer
        && isLaidOpen == o.isLaidOpen
        && masked.equals(o.masked)
        && Arrays.equals(handSizes, o.handSizes);
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
    text.append(" grid");
    for (int place = 0; place < QwintoGrid.PLACES; place++) {
      text.append(' ').append(QwintoGrid.text(place)).append(' ');
      text.append(QwintoCards.text(card(place))).append('/').append(texts(covered(place)));
    }
    QwintoCall call = call();
    if (call != null) {
      text.append(" called ").append(call.sum()).append(' ').append(call.colours());
      text.append(" waiting ").append(waiting());
    }
    for (Seat seat : Seats.firstOnes(seats())) {
      text.append(" | ").append(seat).append(" hand ");
      text.append(seat == viewer || isLaidOpen ? texts(hand(seat)) : "?".repeat(handSize(seat)));
      text.append(' ').append(sheet(seat)).append(" points ").append(sheet(seat).points());
    }
    return text.toString();
  }

  private static List<String> texts(List<Byte> cards) {
    return cards.stream().map(QwintoCards::text).collect(Collectors.toList());
  }
}
