package app.traytable.rules.pointapile;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** A view as one line of text: what is hidden in it is hidden here. */
final class PointAPileViewText {
  private PointAPileViewText() {}

  static String of(PointAPileView view) {
    PointAPileState s = view.masked();
    StringBuilder text = new StringBuilder();
    text.append(view.active()).append(' ').append(s.phase).append(" round ").append(view.round());
    text.append(" deck ").append(view.deck());
    append(text.append(" discards"), s.discards);
    append(text.append(" unwanted"), s.unwanted);
    text.append(" open");
    for (int i = 0; i < s.open.length; i++) {
      String name = PointAPileCards.name(s.open[i]);
      text.append(' ').append(view.isToPut(i) ? name : "(" + name + ")");
    }
    for (int i = 0; i < s.piles.length; i++) {
      append(text.append(" P").append(i + 1), s.piles[i]);
    }
    text.append(" pointing ").append(view.pointing()).append(" in space ").append(view.inSpace());
    for (int i = 0; i < s.waiting.length; i++) {
      append(text.append(" waiting for ").append(view.wantedBy(i)), s.waiting[i]);
    }
    for (Seat seat : Seats.firstOnes(view.seats())) {
      append(text.append(" | ").append(seat), s.scores[seat.index()]);
      text.append(" points ").append(view.points(seat));
      text.append(" pick ").append(text(view.pick(seat)));
      text.append(" pointed ").append(text(view.pointed(seat)));
      if (view.hasMissions()) {
        PointAPileMission mission = view.mission(seat);
        text.append(" mission ").append(mission == null ? "?" : mission);
      }
    }
    return text.append(" | winners ").append(view.winners()).toString();
  }

  private static void append(StringBuilder text, byte[] cards) {
    for (byte card : cards) {
      text.append(' ').append(PointAPileCards.name(card));
    }
  }

  private static String text(byte pick) {
    return switch (pick) {
      case Cards.NONE -> ".";
      case Cards.HIDDEN -> "?";
      case PointAPileView.SPACE -> "space";
      default -> "P" + (pick + 1);
    };
  }
}
