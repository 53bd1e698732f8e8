package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Teller;

/** Where new cards come from while a move is carried out, on the state of its own. */
final class NoIdeaSupply {
  private NoIdeaSupply() {}

  /** Lays cards on the lowest empty places until so many lie there or no card can be had. */
  static void refill(NoIdeaState s, Teller<NoIdeaEvent> teller, int seat, int wanted) {
    int missing = wanted - Integer.bitCount(s.places(seat));
    if (missing <= 0) {
      return;
    }
    s.layout = s.layout.clone();
    int dealt = 0;
    for (int slot = seat * PLACES; dealt < missing && slot < (seat + 1) * PLACES; slot++) {
      if (s.layout[slot] == Cards.NONE) {
        byte card = drawCard(s, teller);
        if (card == Cards.NONE) {
          break;
        }
        s.layout[slot] = card;
        dealt++;
      }
    }
    if (teller.isHeard()) {
      teller.tell(new NoIdeaEvent.IsDealt(Seat.of(seat), dealt));
    }
  }

  /** The top card of the draw pile, which is made anew if need be; none if no card is left. */
  static byte drawCard(NoIdeaState s, Teller<NoIdeaEvent> teller) {
    if (s.drawLeft == 0) {
      recycle(s, teller);
    }
    return s.drawLeft == 0 ? Cards.NONE : s.draw[--s.drawLeft];
  }

  private static void recycle(NoIdeaState s, Teller<NoIdeaEvent> teller) {
    NoIdeaPile cards = s.removed;
    s.removed = null;
    if (cards == null) {
      s.piles = s.piles.clone();
      for (int i = 0; i < s.piles.length; i++) {
        cards = NoIdeaPile.moved(s.piles[i].below(), cards);
        s.piles[i] = NoIdeaPile.on(null, s.piles[i].top());
      }
    }
    byte[] fresh = new byte[NoIdeaPile.size(cards)];
    for (NoIdeaPile p = cards; p != null; p = p.below()) {
      fresh[s.drawLeft++] = p.top();
    }
    Rng rng = new Rng(s.rng);
    Cards.shuffle(fresh, fresh.length, rng);
    s.rng = rng.state();
    s.draw = fresh;
    if (teller.isHeard()) {
      teller.tell(new NoIdeaEvent.Shuffles(Seat.of(s.current), fresh.length));
    }
  }
}
