package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Teller;
import java.util.Arrays;

/** Carries out one legal move on a state of its own. */
final class NoIdeaTurn {
  private final NoIdeaState s;
  private final Teller<NoIdeaEvent> teller;

  NoIdeaTurn(NoIdeaState before, Teller<NoIdeaEvent> teller) {
    this.s = new NoIdeaState(before);
    this.teller = teller;
  }

  NoIdeaState carryOut(NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Reveal reveal) {
      reveal(reveal.place());
    } else if (move instanceof NoIdeaMove.Lay lay) {
      layHeld(lay.pile());
    } else if (move instanceof NoIdeaMove.Draw) {
      drawAndLay();
    } else if (move instanceof NoIdeaMove.Claim) {
      claim();
    } else {
      touch();
    }
    return s;
  }

  private void touch() {
    teller.tell(s.current, NoIdeaEvent.Touches::new);
    pass();
  }

  private void reveal(int place) {
    byte card = s.layout[slot(place)];
    boolean fits = !NoIdeaCards.isPrize(card) && s.fitsAny(card);
    show(place, fits);
    if (NoIdeaCards.isPrize(card)) {
      empty(place);
      win(card);
      endTurn();
    } else if (fits) {
      choosePile(card, place);
    } else {
      if (teller.isHeard()) {
        teller.tell(new NoIdeaEvent.Returns(current(), place));
      }
      pass();
    }
  }

  private void layHeld(int pile) {
    byte card = s.held;
    int from = s.heldFrom;
    s.held = Cards.NONE;
    s.heldFrom = -1;
    lay(card, pile, from);
  }

  private void claim() {
    teller.tell(s.current, NoIdeaEvent.Claims::new);
    boolean right = true;
    for (int place = 0; place < PLACES && right; place++) {
      if (s.layout[slot(place)] != Cards.NONE) {
        byte card = show(place, false);
        if (NoIdeaCards.isPrize(card)) {
          empty(place);
          win(card);
          right = false;
        } else {
          right = !s.fitsAny(card);
        }
      }
    }
    teller.tell(s.current, right ? NoIdeaEvent.Right::new : NoIdeaEvent.Mistaken::new);
    if (right) {
      winTrophy();
    }
    if (s.phase != Phase.OVER) {
      NoIdeaSupply.refill(s, teller, s.current, PLACES);
      pass();
    }
  }

  private void drawAndLay() {
    byte card = NoIdeaSupply.drawCard(s, teller);
    if (card == Cards.NONE) {
      teller.tell(s.current, NoIdeaEvent.DrawsNothing::new);
      goOn();
      return;
    }
    s.shown++;
    if (teller.isHeard()) {
      teller.tell(new NoIdeaEvent.Draws(current(), card));
    }
    if (NoIdeaCards.isPrize(card)) {
      win(card);
      endTurn();
    } else if (s.fitsAny(card)) {
      choosePile(card, -1);
    } else {
      s.piles = Arrays.copyOf(s.piles, s.piles.length + 1);
      s.piles[s.piles.length - 1] = NoIdeaPile.on(null, card);
      if (teller.isHeard()) {
        teller.tell(new NoIdeaEvent.Opens(current(), card, s.piles.length - 1));
      }
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
    if (teller.isHeard()) {
      teller.tell(new NoIdeaEvent.Lays(current(), card, pile));
    }
    resolve(card, pile);
  }

  private void resolve(byte card, int pile) {
    switch (NoIdeaCards.function(card)) {
      case NONE -> goOn();
      case PLUS -> {
        teller.tell(s.current, NoIdeaEvent.Plus::new);
        drawAndLay();
      }
      case REMOVE -> {
        if (teller.isHeard()) {
          teller.tell(new NoIdeaEvent.Removes(current(), s.piles.length - 1));
        }
        for (int i = 0; i < s.piles.length; i++) {
          if (i != pile) {
            s.removed = NoIdeaPile.moved(s.piles[i], s.removed);
          }
        }
        s.piles = new NoIdeaPile[] {s.piles[pile]};
        goOn();
      }
      case REFILL -> {
        teller.tell(s.current, NoIdeaEvent.Refills::new);
        for (int i = 1; i < s.rules.seats(); i++) {
          NoIdeaSupply.refill(s, teller, (s.current + i) % s.rules.seats(), 3);
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
      teller.tell(s.current, NoIdeaEvent.Clears::new);
      winTrophy();
      if (s.phase == Phase.OVER) {
        return;
      }
      NoIdeaSupply.refill(s, teller, s.current, PLACES);
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
    if (teller.isHeard()) {
      teller.tell(new NoIdeaEvent.WinsPrize(current(), prize));
    }
  }

  private void winTrophy() {
    byte value = s.trophies[s.trophiesWon];
    s.winners = Cards.with(s.winners, (byte) s.current);
    s.trophiesWon++;
    s.shown++;
    if (s.trophiesWon == s.rules.trophies()) {
      s.phase = Phase.OVER;
    }
    if (teller.isHeard()) {
      boolean open = s.rules.openTrophies() || s.phase == Phase.OVER;
      byte told = open ? value : teller.secret(Seats.only(s.current), value);
      teller.tell(new NoIdeaEvent.WinsTrophy(current(), told));
    }
  }

  private byte show(int place, boolean willBeLaid) {
    byte card = s.layout[slot(place)];
    s.seen |= 1 << slot(place);
    s.shown++;
    if (teller.isHeard()) {
      boolean staysOpen = willBeLaid || NoIdeaCards.isPrize(card) || s.rules.memoryAid();
      teller.tell(new NoIdeaEvent.Shows(current(), place, card, staysOpen));
    }
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

  private Seat current() {
    return Seat.of(s.current);
  }
}
