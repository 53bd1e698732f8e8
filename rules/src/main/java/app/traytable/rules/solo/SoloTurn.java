package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Seat;
import org.jspecify.annotations.Nullable;

/** Carries out one legal move on a state of its own. */
final class SoloTurn {
  /** How many cards a Gift takes. */
  static final int GIFT = 2;

  private final SoloTable table;
  private final SoloState s;

  /** The last cards are laid together, and nobody hears "Solo!". */
  private boolean silently;

  /**
   * @param log listens where somebody wants to be told; null on the hot path
   */
  SoloTurn(SoloState before, @Nullable EventLog log) {
    this.table = new SoloTable(before, log);
    this.s = table.s;
  }

  /** With its last move a match is over, whatever is still open on the table. */
  SoloState carryOut(int seat, SoloMove move) {
    s.moves++;
    make(seat, move);
    if (s.moves == Solo.MOST_MOVES && s.phase != Phase.OVER) {
      endRound(SoloState.NOBODY);
    }
    return s;
  }

  private void make(int seat, SoloMove move) {
    if (move instanceof SoloMove.Play play) {
      play(seat, play.card(), SoloCards.ANY, SoloState.NOBODY);
    } else if (move instanceof SoloMove.Draw) {
      draw(seat);
    } else if (move instanceof SoloMove.Keep) {
      table.say(seat, "keeps");
      s.drawn = Cards.NONE;
      pass(s.after(seat));
    } else if (move instanceof SoloMove.PlayFor play) {
      play(seat, play.card(), SoloCards.COLOURS.indexOf(play.colour()), SoloState.NOBODY);
    } else if (move instanceof SoloMove.PlayAt play) {
      play(seat, play.card(), SoloCards.ANY, play.target().index());
    } else if (move instanceof SoloMove.Take) {
      take(seat);
    } else if (move instanceof SoloMove.Protect protect) {
      protect(seat, SoloCards.protection(SoloCards.COLOURS.indexOf(protect.bolt())));
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
      table.say(seat, "goes-on");
      table.passHands();
      s.sheltered = 0;
      pass(s.after(seat));
    } else {
      table.say(seat, "says-solo");
      s.silent &= ~(1 << seat);
    }
  }

  private void play(int seat, byte card, int wish, int target) {
    table.begin(seat);
    lay(seat, card, "lays", wish, target);
  }

  private void interject(int seat) {
    table.begin(seat);
    if (s.phase == Phase.DRAWN) {
      table.say(s.current, "keeps");
    }
    lay(seat, s.pile.top(), "interjects", SoloCards.ANY, SoloState.NOBODY);
  }

  private void lay(int seat, byte card, String verb, int wish, int target) {
    table.lay(seat, card, verb);
    if (!isOut(seat, silently)) {
      act(seat, card, wish, target);
    }
  }

  private void triple(int seat, byte last) {
    table.begin(seat);
    long same = SoloCards.sameNumber(SoloCards.number(last));
    SoloBag others = s.hands[seat].cards.only(same).without(last);
    byte first = (byte) Long.numberOfTrailingZeros(others.faces() & s.fitting());
    table.say(seat, "triple");
    table.lay(seat, first, "lays");
    for (byte card : others.without(first).cards()) {
      table.lay(seat, card, "lays");
    }
    // The option says it by itself at this very moment.
    if (s.hands[seat].size == 1 && !silently && !s.rules.lenientSolo()) {
      table.say(seat, "says-solo");
    }
    lay(seat, last, "lays", SoloCards.ANY, SoloState.NOBODY);
  }

  private void draw(int seat) {
    table.begin(seat);
    s.drawn = table.draw(seat, 1);
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
    table.begin(seat);
    table.draw(seat, count);
    s.phase = Phase.TURN;
  }

  /** What the card does that this seat has laid. */
  private void act(int seat, byte card, int wish, int target) {
    switch (SoloCards.symbol(card)) {
      case NUMBER -> pass(s.after(seat));
      case SKIP -> {
        s.skipped = s.after(seat);
        table.say(s.skipped, "is-skipped");
        pass(s.after(s.skipped));
      }
      case CHANGE -> changeDirection(seat);
      case DRAW_TWO -> {
        s.chain += 2;
        pass(s.after(seat));
      }
      case DRAW_FOUR -> {
        wish(seat, wish);
        s.chain += 4;
        pass(s.after(seat));
      }
      case CHOOSE -> {
        wish(seat, wish);
        pass(s.after(seat));
      }
      case SWAP -> ask(target);
      case GIFT -> {
        if (s.hands[seat].size > GIFT) {
          s.target = target;
          s.phase = Phase.GIVING;
          table.say(seat, "aims", Seat.of(target));
        } else {
          s.offer = s.hands[seat].cards.cards();
          s.forgotten = silently;
          if (s.offer.length == GIFT && !silently) {
            table.say(seat, "says-solo");
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
      table.say(s.after(seat), "is-skipped");
      pass(seat);
    } else {
      s.direction = -s.direction;
      table.say(seat, "changes-direction");
      pass(s.after(seat));
    }
  }

  private void wish(int seat, int suit) {
    s.suit = suit;
    if (suit != SoloCards.ANY) {
      table.say(seat, "wishes", SoloCards.COLOURS.get(suit).letter());
    }
  }

  private void choose(byte card) {
    s.offer = Cards.with(s.offer, card);
    table.say(s.current, "chooses", s.offer.length);
    if (s.offer.length == GIFT) {
      ask(s.target);
    }
  }

  private void ask(int target) {
    s.target = target;
    s.phase = Phase.ASKED;
    table.say(s.current, "asks", Seat.of(target));
  }

  private void accept(int seat) {
    int asker = s.current;
    byte[] gift = s.offer;
    boolean forgot = s.forgotten;
    table.say(seat, "accepts");
    table.closeQuestion();
    if (SoloCards.symbol(s.pile.top()) == SoloCards.Symbol.SWAP) {
      table.swap(asker, seat);
      pass(seat);
    } else {
      table.give(asker, seat, gift);
      if (!isOut(asker, forgot)) {
        pass(s.after(asker));
      }
    }
  }

  private void protect(int seat, byte card) {
    table.begin(seat);
    table.lay(seat, card, "protects");
    if (isOut(seat, false)) {
      return;
    }
    s.chain = 0;
    if (s.phase == Phase.ALL_SWAP) {
      s.sheltered |= 1 << seat;
    } else if (s.phase == Phase.ASKED) {
      table.closeQuestion();
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
    if (forgot && s.hands[seat].size == 0) {
      table.forget(seat);
    }
    if (s.hands[seat].size > 0) {
      return false;
    }
    table.say(seat, "goes-out");
    endRound(seat);
    return true;
  }

  private void endRound(int winner) {
    SoloRound round = SoloRound.of(winner, s.hands);
    s.last = round;
    s.points = s.points.clone();
    s.shown++;
    boolean over = s.rules.limit() == 0 || s.moves == Solo.MOST_MOVES;
    for (int seat = 0; seat < s.points.length; seat++) {
      s.points[seat] += round.points().get(seat);
      over |= s.points[seat] > s.rules.limit();
      table.sayCount(seat, round.points().get(seat));
    }
    table.clear();
    if (over) {
      s.phase = Phase.OVER;
    } else {
      s.direction = 1;
      table.deal(s.after(s.dealer));
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
    table.turnUp(s.pile);
    switch (SoloCards.symbol(card)) {
      case NUMBER, SKIP, CHANGE, DRAW_TWO, DRAW_FOUR ->
          act(s.dealer, card, SoloCards.ANY, SoloState.NOBODY);
      default -> pass(s.after(s.dealer));
    }
    return s;
  }
}
