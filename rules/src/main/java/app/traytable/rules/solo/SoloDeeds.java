package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Teller;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A state of its own while a move is carried out: how cards get from one place to another. */
final class SoloDeeds {
  private static final int FORGOTTEN_SOLO = 2;

  /** What happens when a seat lays a card. */
  interface Laying {
    SoloEvent event(Seat seat, byte card);
  }

  final SoloState s;
  private final Teller<SoloEvent> teller;

  /** The array of hands is no longer shared with the state before. */
  private boolean ownHands;

  SoloDeeds(SoloState before, Teller<SoloEvent> teller) {
    this.s = new SoloState(before);
    this.teller = teller;
  }

  /**
   * What comes before any card laid or drawn: it is too late now for all others to say Solo, or to
   * protect from a Skip.
   */
  void begin(int seat) {
    s.skipped = SoloState.NOBODY;
    int late = s.silent & ~(1 << seat);
    if (late != 0) {
      for (int other = 0; other < s.rules.seats(); other++) {
        if ((late >>> other & 1) != 0) {
          forget(other);
        }
      }
    }
  }

  /** Whoever has not said "Solo!" in time draws for it. */
  void forget(int seat) {
    tell(seat, SoloEvent.ForgotSolo::new);
    draw(seat, FORGOTTEN_SOLO);
  }

  /** Lays a card from a hand on the pile. */
  void lay(int seat, byte card, Laying laying) {
    s.pile = SoloPile.on(s.pile, card);
    s.suit = SoloCards.suit(card);
    s.drawn = Cards.NONE;
    s.idle = 0;
    s.shown++;
    if (teller.isHeard()) {
      teller.tell(laying.event(Seat.of(seat), card));
    }
    setHand(seat, s.hands[seat].laid(card));
  }

  /** Draws so many cards or as many as there are; tells the last one. */
  byte draw(int seat, int wanted) {
    SoloHand hand = s.hands[seat];
    SoloBag fresh = SoloBag.EMPTY;
    byte card = Cards.NONE;
    int count = 0;
    while (count < wanted && (s.drawLeft > 0 || recycle(seat))) {
      card = s.draw[--s.drawLeft];
      hand = hand.with(card);
      if (teller.isHeard()) {
        fresh = fresh.with(card);
      }
      count++;
    }
    if (count == 0) {
      tell(seat, SoloEvent.DrawsNothing::new);
      return Cards.NONE;
    }
    s.shown++;
    s.idle = 0;
    if (teller.isHeard()) {
      teller.tell(new SoloEvent.Draws(Seat.of(seat), cardsFor(Seats.only(seat), fresh)));
    }
    setHand(seat, hand);
    return card;
  }

  /** Shuffles all but the top card of the pile; false when there is nothing to shuffle. */
  private boolean recycle(int seat) {
    SoloPile under = s.pile.below();
    if (under == null) {
      return false;
    }
    byte[] fresh = new byte[under.size()];
    int size = 0;
    for (SoloPile p = under; p != null; p = p.below()) {
      fresh[size++] = p.top();
    }
    Rng rng = new Rng(s.rng);
    Cards.shuffle(fresh, size, rng);
    s.rng = rng.state();
    s.draw = fresh;
    s.drawLeft = size;
    s.pile = SoloPile.on(null, s.pile.top());
    if (teller.isHeard()) {
      teller.tell(new SoloEvent.Shuffles(Seat.of(seat), size));
    }
    return true;
  }

  void swap(int one, int other) {
    SoloHand mine = s.hands[one];
    SoloHand theirs = s.hands[other];
    s.shown++;
    tell(one, other, SoloEvent.Swaps::new);
    setHand(one, theirs.passed(other, one, s.rules.seats()));
    setHand(other, mine.passed(one, other, s.rules.seats()));
  }

  /** Chooses one more card for a Gift. */
  void choose(byte card) {
    s.offer = Cards.with(s.offer, card);
    if (teller.isHeard()) {
      teller.tell(new SoloEvent.Chooses(Seat.of(s.current), s.offer.length));
    }
  }

  void give(int from, int to, byte[] gift) {
    s.shown++;
    if (teller.isHeard()) {
      SoloBag bag = SoloBag.of(gift, 0, gift.length);
      List<Byte> cards = cardsFor(Seats.ofBits(1 << from | 1 << to), bag);
      teller.tell(new SoloEvent.Gives(Seat.of(from), Seat.of(to), cards));
    }
    setHand(to, s.hands[to].taken(gift, from, s.rules.seats()));
    setHand(from, s.hands[from].given(gift, to, s.rules.seats()));
  }

  /** Every hand moves on to the next seat that has no shelter, in the direction of play. */
  void passHands() {
    SoloHand[] before = s.hands.clone();
    for (int seat = 0; seat < before.length; seat++) {
      if (!s.isSheltered(seat)) {
        int to = s.after(seat);
        while (s.isSheltered(to)) {
          to = s.after(to);
        }
        if (to != seat) {
          Seat by = Seat.of(s.current);
          tell(seat, to, (from, other) -> new SoloEvent.PassesHand(from, other, by));
          setHand(to, before[seat].passed(seat, to, before.length));
          s.shown++;
        }
      }
    }
  }

  private void setHand(int seat, SoloHand hand) {
    if (!ownHands) {
      s.hands = s.hands.clone();
      ownHands = true;
    }
    s.hands[seat] = hand;
    s.silent &= ~(1 << seat);
    if (hand.size() == 1) {
      if (s.rules.lenientSolo()) {
        tell(seat, SoloEvent.SaysSolo::new);
      } else {
        s.silent |= 1 << seat;
      }
    }
  }

  /** The cards, secret to all but some. */
  private List<Byte> cardsFor(Seats readers, SoloBag bag) {
    return teller.isFor(readers) ? bag.list() : Collections.nCopies(bag.size(), Cards.HIDDEN);
  }

  /** The colour to be followed; none is named when every card will fit. */
  void wish(int seat, int suit) {
    s.suit = suit;
    if (suit != SoloCards.ANY && teller.isHeard()) {
      teller.tell(new SoloEvent.Wishes(Seat.of(seat), SoloCards.COLOURS.get(suit)));
    }
  }

  /** A Swap or a Gift has had its answer. */
  void closeQuestion() {
    s.target = SoloState.NOBODY;
    s.offer = Cards.none();
    s.forgotten = false;
  }

  /** The hands lie open and are counted. */
  void count(int winner) {
    SoloRound round = SoloRound.of(winner, s.hands);
    List<SoloRound> rounds = new ArrayList<>(s.rounds);
    rounds.add(round);
    s.rounds = List.copyOf(rounds);
    s.points = s.points.clone();
    s.shown++;
    for (int seat = 0; seat < s.points.length; seat++) {
      int points = round.points().get(seat);
      s.points[seat] += points;
      if (teller.isHeard()) {
        List<Byte> cards = round.hands().get(seat);
        teller.tell(new SoloEvent.Counts(Seat.of(seat), points, s.points[seat], cards));
      }
    }
  }

  /** Nothing is left to answer, to draw or to say: the round is over. */
  void clear() {
    closeQuestion();
    s.skipped = SoloState.NOBODY;
    s.chain = 0;
    s.drawn = Cards.NONE;
    s.sheltered = 0;
    s.silent = 0;
    s.idle = 0;
  }

  /** Fresh cards for everybody. */
  void deal(int dealer) {
    Rng rng = new Rng(s.rng);
    SoloDeal deal = SoloDeal.of(s.rules, rng);
    s.rng = rng.state();
    s.hands = deal.hands;
    s.draw = deal.draw;
    s.drawLeft = s.draw.length;
    s.pile = deal.pile;
    s.dealer = dealer;
    s.shown++;
    tell(dealer, SoloEvent.Deals::new);
  }

  /** Tells the cards turned over at the start, from the first to the one to play on. */
  void turnUp(SoloPile pile) {
    if (teller.isHeard()) {
      if (pile.below() != null) {
        turnUp(pile.below());
      }
      teller.tell(new SoloEvent.Turns(Seat.of(s.dealer), pile.top()));
    }
  }

  void tell(int seat, Function<Seat, SoloEvent> event) {
    teller.tell(seat, event);
  }

  void tell(int seat, int other, BiFunction<Seat, Seat, SoloEvent> event) {
    if (teller.isHeard()) {
      teller.tell(event.apply(Seat.of(seat), Seat.of(other)));
    }
  }
}
