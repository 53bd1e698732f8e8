package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Teller;

/** Carries out one legal move on a state of its own. */
final class SoloTurn {
  /** How many cards a Gift takes. */
  static final int GIFT = 2;

  private final SoloDeeds deeds;
  private final SoloState s;

  /** The last cards are laid together, and nobody hears "Solo!". */
  private boolean silently;

  SoloTurn(SoloState before, Teller<SoloEvent> teller) {
    this.deeds = new SoloDeeds(before, teller);
    this.s = deeds.s;
  }

  /** With its last move a match is over, whatever is still open on the table. */
  SoloState carryOut(int seat, SoloMove move) {
    SoloPast past = s.past.with(s, seat, move);
    int round = s.round;
    s.moves++;
    make(seat, move);
    if (s.moves == Solo.MOST_MOVES && s.phase != Phase.OVER) {
      endRound(SoloState.NOBODY);
    }
    s.past = s.round == round && s.phase != Phase.OVER ? past : past.cleared();
    return s;
  }

  private void make(int seat, SoloMove move) {
    if (move instanceof SoloMove.Play play) {
      play(seat, play.card(), SoloCards.ANY, SoloState.NOBODY);
    } else if (move instanceof SoloMove.Draw) {
      draw(seat);
    } else if (move instanceof SoloMove.Keep) {
      deeds.tell(seat, SoloEvent.Keeps::new);
      s.drawn = Cards.NONE;
      pass(s.after(seat));
    } else if (move instanceof SoloMove.PlayFor play) {
      play(seat, play.card(), SoloCards.COLOURS.indexOf(play.colour()), SoloState.NOBODY);
    } else if (move instanceof SoloMove.PlayAt play) {
      play(seat, play.card(), SoloCards.ANY, play.target().index());
    } else if (move instanceof SoloMove.Take) {
      take(seat);
    } else if (move instanceof SoloMove.Protect protect) {
      protect(seat, protect.card());
    } else if (move instanceof SoloMove.Interject) {
      interject(seat);
    } else if (move instanceof SoloMove.Triple triple) {
      triple(seat, triple.last());
    } else if (move instanceof SoloMove.Silently quiet) {
      silently = true;
      make(seat, quiet.lay());
    } else if (move instanceof SoloMove.Give give) {
      choose(give.card());
    } else if (move instanceof SoloMove.Accept) {
      accept(seat);
    } else if (move instanceof SoloMove.Go) {
      deeds.tell(seat, SoloEvent.GoesOn::new);
      deeds.passHands();
      s.sheltered = 0;
      pass(s.after(seat));
    } else {
      deeds.tell(seat, SoloEvent.SaysSolo::new);
      s.silent &= ~(1 << seat);
    }
  }

  private void play(int seat, byte card, int wish, int target) {
    deeds.begin(seat);
    lay(seat, card, SoloEvent.Lays::new, wish, target);
  }

  private void interject(int seat) {
    deeds.begin(seat);
    if (s.phase == Phase.DRAWN) {
      deeds.tell(s.current, SoloEvent.Keeps::new);
    }
    lay(seat, s.pile.top(), SoloEvent.Interjects::new, SoloCards.ANY, SoloState.NOBODY);
  }

  private void lay(int seat, byte card, SoloDeeds.Laying laying, int wish, int target) {
    deeds.lay(seat, card, laying);
    if (!isOut(seat, silently)) {
      act(seat, card, wish, target);
    }
  }

  private void triple(int seat, byte last) {
    deeds.begin(seat);
    long same = SoloCards.sameNumber(SoloCards.number(last));
    SoloBag others = s.hands[seat].cards().only(same).without(last);
    byte first = (byte) Long.numberOfTrailingZeros(others.faces() & s.fitting());
    deeds.tell(seat, SoloEvent.CallsTriple::new);
    deeds.lay(seat, first, SoloEvent.Lays::new);
    for (byte card : others.without(first).cards()) {
      deeds.lay(seat, card, SoloEvent.Lays::new);
    }
    // The option says it by itself at this very moment.
    if (s.hands[seat].size() == 1 && !silently && !s.rules.lenientSolo()) {
      deeds.tell(seat, SoloEvent.SaysSolo::new);
    }
    lay(seat, last, SoloEvent.Lays::new, SoloCards.ANY, SoloState.NOBODY);
  }

  private void draw(int seat) {
    deeds.begin(seat);
    s.drawn = deeds.draw(seat, 1);
    if (s.drawn != Cards.NONE) {
      s.phase = Phase.DRAWN;
    } else if (++s.idle == s.rules.seats()) {
      endRound(SoloState.NOBODY);
    } else {
      pass(s.after(seat));
    }
  }

  private void take(int seat) {
    int count = s.chain;
    s.chain = 0;
    deeds.begin(seat);
    deeds.draw(seat, count);
    s.phase = Phase.TURN;
  }

  /** What the card does that this seat has laid. */
  private void act(int seat, byte card, int wish, int target) {
    switch (SoloCards.symbol(card)) {
      case NUMBER -> pass(s.after(seat));
      case SKIP -> {
        s.skipped = s.after(seat);
        deeds.tell(s.skipped, SoloEvent.IsSkipped::new);
        pass(s.after(s.skipped));
      }
      case CHANGE -> changeDirection(seat);
      case DRAW_TWO -> {
        s.chain += 2;
        pass(s.after(seat));
      }
      case DRAW_FOUR -> {
        deeds.wish(seat, wish);
        s.chain += 4;
        pass(s.after(seat));
      }
      case CHOOSE -> {
        deeds.wish(seat, wish);
        pass(s.after(seat));
      }
      case SWAP -> ask(target);
      case GIFT -> {
        if (s.hands[seat].size() > GIFT) {
          s.target = target;
          s.phase = Phase.GIVING;
          deeds.tell(seat, target, SoloEvent.Aims::new);
        } else {
          s.offer = s.hands[seat].cards().cards();
          s.forgotten = silently;
          if (s.offer.length == GIFT && !silently) {
            deeds.tell(seat, SoloEvent.SaysSolo::new);
          }
          ask(target);
        }
      }
      default -> s.phase = Phase.ALL_SWAP;
    }
  }

  /** Between two players nobody else could follow, so the other one is skipped. */
  private void changeDirection(int seat) {
    if (s.rules.seats() == 2) {
      deeds.tell(s.after(seat), SoloEvent.IsSkipped::new);
      pass(seat);
    } else {
      s.direction = -s.direction;
      deeds.tell(seat, SoloEvent.ChangesDirection::new);
      pass(s.after(seat));
    }
  }

  private void choose(byte card) {
    deeds.choose(card);
    if (s.offer.length == GIFT) {
      ask(s.target);
    }
  }

  private void ask(int target) {
    s.target = target;
    s.phase = Phase.ASKED;
    deeds.tell(s.current, target, SoloEvent.Asks::new);
  }

  private void accept(int seat) {
    int asker = s.current;
    byte[] gift = s.offer;
    boolean forgot = s.forgotten;
    deeds.tell(seat, SoloEvent.Accepts::new);
    deeds.closeQuestion();
    if (SoloCards.symbol(s.pile.top()) == SoloCards.Symbol.SWAP) {
      deeds.swap(asker, seat);
      pass(seat);
    } else {
      deeds.give(asker, seat, gift);
      if (!isOut(asker, forgot)) {
        pass(s.after(asker));
      }
    }
  }

  private void protect(int seat, byte card) {
    deeds.begin(seat);
    deeds.lay(seat, card, SoloEvent.Protects::new);
    if (isOut(seat, false)) {
      return;
    }
    s.chain = 0;
    if (s.phase == Phase.ALL_SWAP) {
      s.sheltered |= 1 << seat;
    } else if (s.phase == Phase.ASKED) {
      deeds.closeQuestion();
      pass(s.after(s.current));
    } else {
      pass(s.after(seat));
    }
  }

  private void pass(int seat) {
    s.current = seat;
    s.phase = s.chain > 0 ? Phase.CHAIN : Phase.TURN;
  }

  /** Whoever has no card left has won the round; but several last cards want "Solo!" with them. */
  private boolean isOut(int seat, boolean forgot) {
    if (forgot && s.hands[seat].size() == 0) {
      deeds.forget(seat);
    }
    if (s.hands[seat].size() > 0) {
      return false;
    }
    deeds.tell(seat, SoloEvent.GoesOut::new);
    endRound(seat);
    return true;
  }

  private void endRound(int winner) {
    deeds.count(winner);
    deeds.clear();
    boolean over = s.rules.limit() == 0 || s.moves == Solo.MOST_MOVES;
    for (int points : s.points) {
      over |= points > s.rules.limit();
    }
    if (over) {
      s.phase = Phase.OVER;
    } else {
      s.direction = 1;
      deeds.deal(s.after(s.dealer));
      start();
    }
  }

  /**
   * Turns the first card of a round. In the old edition it may be an action card, and then it acts
   * as if the dealer had laid it, as far as nobody has to choose anything.
   */
  SoloState start() {
    s.round++;
    byte card = s.pile.top();
    s.suit = SoloCards.suit(card);
    deeds.turnUp(s.pile);
    switch (SoloCards.symbol(card)) {
      case NUMBER, SKIP, CHANGE, DRAW_TWO, DRAW_FOUR ->
          act(s.dealer, card, SoloCards.ANY, SoloState.NOBODY);
      default -> pass(s.after(s.dealer));
    }
    return s;
  }
}
