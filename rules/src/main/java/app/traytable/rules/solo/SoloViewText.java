package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A view as one line of text: what is hidden in it is hidden here. */
final class SoloViewText {
  private SoloViewText() {}

  static String of(SoloView view) {
    SoloState s = view.masked();
    StringBuilder text = new StringBuilder();
    text.append("round ").append(view.round()).append(" dealer ").append(view.dealer()).append(' ');
    text.append(view.current()).append(' ').append(s.phase);
    text.append(view.isClockwise() ? " clockwise" : " counterclockwise");
    text.append(" draw ").append(view.drawPile()).append(" pile ").append(s.pile.size());
    text.append(' ').append(SoloCards.text(view.top())).append(" colour ");
    Colour colour = view.colour();
    text.append(colour == null ? "any" : "" + colour.letter());
    if (view.chain() > 0) {
      text.append(" chain ").append(view.chain());
    }
    if (s.drawn != Cards.NONE) {
      text.append(" drawn ").append(text(s.drawn));
    }
    if (view.target() != null) {
      text.append(" target ").append(view.target()).append(" offer");
      for (byte card : s.offer) {
        text.append(' ').append(text(card));
      }
    }
    if (s.sheltered != 0) {
      text.append(" sheltered ").append(view.sheltered());
    }
    if (view.skipped() != null) {
      text.append(" skipped ").append(view.skipped());
    }
    text.append(view.invitesInterjection() ? " open" : "")
        .append(view.isForgotten() ? " forgotten" : "");
    if (s.idle > 0) {
      text.append(" idle ").append(s.idle);
    }
    if (s.silent != 0) {
      text.append(" silent ").append(view.silent());
    }
    for (int seat = 0; seat < view.seats(); seat++) {
      SoloHand hand = s.hands[seat];
      text.append(" | ").append(Seat.of(seat)).append(' ').append(s.points[seat]);
      text.append(" points ").append(hand.size()).append(" cards ").append(hand.cards());
    }
    text.append(" | under the top");
    for (SoloPile p = s.pile.below(); p != null; p = p.below()) {
      text.append(' ').append(SoloCards.text(p.top()));
    }
    return text.append(" | before ").append(last(view.lastRound())).toString();
  }

  private static String last(@Nullable SoloRound last) {
    if (last == null) {
      return "nothing";
    }
    StringBuilder text = new StringBuilder(last.winner() + " won");
    for (List<Byte> hand : last.hands()) {
      text.append(',');
      hand.forEach(card -> text.append(' ').append(SoloCards.text(card)));
    }
    return text.toString();
  }

  private static String text(byte card) {
    return card == Cards.HIDDEN ? "?" : SoloCards.text(card);
  }
}
