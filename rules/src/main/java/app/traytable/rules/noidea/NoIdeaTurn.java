package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Carries out one legal move on a state of its own. */
final class NoIdeaTurn {
  private final NoIdeaState s;
  private final NoIdeaTale tale;

  /**
   * @param log listens where somebody wants to be told; null on the hot path
   */
  NoIdeaTurn(NoIdeaState before, @Nullable EventLog log) {
    this.s = new NoIdeaState(before);
    this.tale = NoIdeaTale.to(log);
  }

  NoIdeaState draw() {
    drawAndLay();
    return s;
  }

  NoIdeaState touch() {
    tale.say(s.current, "touches");
    pass();
    return s;
  }

  NoIdeaState reveal(int place) {
    byte card = show(place);
    if (NoIdeaCards.isPrize(card)) {
      empty(place);
      win(card);
      endTurn();
    } else if (s.fitsAny(card)) {
      choosePile(card, place);
    } else {
      tale.say(s.current, "returns", place + 1);
      pass();
    }
    return s;
  }

  NoIdeaState layHeld(int pile) {
    byte card = s.held;
    int from = s.heldFrom;
    s.held = Cards.NONE;
    s.heldFrom = -1;
    lay(card, pile, from);
    return s;
  }

  NoIdeaState claim() {
    tale.say(s.current, "claims");
    boolean right = true;
    for (int place = 0; place < PLACES && right; place++) {
      if (s.layout[slot(place)] != Cards.NONE) {
        byte card = show(place);
        if (NoIdeaCards.isPrize(card)) {
          empty(place);
          win(card);
          right = false;
        } else {
          right = !s.fitsAny(card);
        }
      }
    }
    tale.say(s.current, right ? "right" : "mistaken");
    if (right) {
      winTrophy();
    }
    if (s.phase != Phase.OVER) {
      refill(s.current, PLACES);
      pass();
    }
    return s;
  }

  private void drawAndLay() {
    byte card = drawCard();
    if (card == Cards.NONE) {
      tale.say(s.current, "draws-nothing");
      goOn();
      return;
    }
    s.shown++;
    tale.say(s.current, "draws", card);
    if (NoIdeaCards.isPrize(card)) {
      win(card);
      endTurn();
    } else if (s.fitsAny(card)) {
      choosePile(card, -1);
    } else {
      s.piles = Arrays.copyOf(s.piles, s.piles.length + 1);
      s.piles[s.piles.length - 1] = NoIdeaPile.on(null, card);
      tale.say(s.current, "opens", card, s.piles.length);
      resolve(card, s.piles.length - 1);
    }
  }

  private void choosePile(byte card, int from) {
    int only = -1;
    for (int i = 0; i < s.piles.length; i++) {
      if (NoIdeaCards.fits(card, s.piles[i].top())) {
        if (only >= 0) {
          s.held = card;
          s.heldFrom = from;
          s.phase = Phase.LAYING;
          return;
        }
        only = i;
      }
    }
    lay(card, only, from);
  }

  private void lay(byte card, int pile, int from) {
    if (from >= 0) {
      empty(from);
    }
    s.piles = s.piles.clone();
    s.piles[pile] = NoIdeaPile.on(s.piles[pile], card);
    tale.say(s.current, "lays", card, pile + 1);
    resolve(card, pile);
  }

  private void resolve(byte card, int pile) {
    switch (NoIdeaCards.function(card)) {
      case NONE -> goOn();
      case PLUS -> {
        tale.say(s.current, "plus");
        drawAndLay();
      }
      case REMOVE -> {
        tale.say(s.current, "removes", s.piles.length - 1);
        for (int i = 0; i < s.piles.length; i++) {
          if (i != pile) {
            s.removed = NoIdeaPile.moved(s.piles[i], s.removed);
          }
        }
        s.piles = new NoIdeaPile[] {s.piles[pile]};
        goOn();
      }
      case REFILL -> {
        tale.say(s.current, "refills");
        for (int i = 1; i < s.rules.seats(); i++) {
          refill((s.current + i) % s.rules.seats(), 3);
        }
        goOn();
      }
    }
  }

  /**
   * After a laid card and its function: a cleared layout ends the turn, and so does one that could
   * not be filled.
   */
  private void goOn() {
    if (s.cleared || s.places(s.current) == 0) {
      endTurn();
    } else {
      s.phase = Phase.REVEALING;
    }
  }

  private void endTurn() {
    if (s.cleared) {
      tale.say(s.current, "clears");
      winTrophy();
      if (s.phase == Phase.OVER) {
        return;
      }
      refill(s.current, PLACES);
    }
    pass();
  }

  private void pass() {
    s.current = (s.current + 1) % s.rules.seats();
    s.phase = Phase.OPENING;
    s.cleared = false;
  }

  private void win(byte prize) {
    s.prizes = s.prizes.clone();
    s.prizes[s.current * 3 + NoIdeaCards.prizeValue(prize)]++;
    tale.say(s.current, "wins-prize", prize);
  }

  private void winTrophy() {
    int value = s.trophies[s.trophiesWon];
    s.winners = Cards.with(s.winners, (byte) s.current);
    s.trophiesWon++;
    s.shown++;
    if (s.trophiesWon == s.rules.trophies()) {
      s.phase = Phase.OVER;
    }
    tale.sayTrophy(s.current, value, s.rules.openTrophies() || s.phase == Phase.OVER);
  }

  /** Lays cards on the lowest empty places until so many lie there or no card can be had. */
  private void refill(int seat, int wanted) {
    int missing = wanted - Integer.bitCount(s.places(seat));
    if (missing <= 0) {
      return;
    }
    s.layout = s.layout.clone();
    int dealt = 0;
    for (int slot = seat * PLACES; dealt < missing && slot < (seat + 1) * PLACES; slot++) {
      if (s.layout[slot] == Cards.NONE) {
        byte card = drawCard();
        if (card == Cards.NONE) {
          break;
        }
        s.layout[slot] = card;
        dealt++;
      }
    }
    tale.say(seat, "is-dealt", dealt);
  }

  private byte drawCard() {
    if (s.drawLeft == 0) {
      recycle();
    }
    return s.drawLeft == 0 ? Cards.NONE : s.draw[--s.drawLeft];
  }

  private void recycle() {
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
    tale.say(s.current, "shuffles", fresh.length);
  }

  private byte show(int place) {
    byte card = s.layout[slot(place)];
    s.seen |= 1 << slot(place);
    s.shown++;
    tale.say(s.current, "shows", place + 1, card);
    return card;
  }

  private void empty(int place) {
    s.layout = s.layout.clone();
    s.layout[slot(place)] = Cards.NONE;
    s.seen &= ~(1 << slot(place));
    s.cleared = s.places(s.current) == 0;
  }

  private int slot(int place) {
    return s.current * PLACES + place;
  }
}
