package app.traytable.rules.solo;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A state of its own while a move is carried out: how cards get from one place to another. */
final class SoloTable {
  private static final int FORGOTTEN_SOLO = 2;

  final SoloState s;
  private final @Nullable EventLog log;

  /** The array of hands is no longer shared with the state before. */
  private boolean ownHands;

  /**
   * @param log listens where somebody wants to be told; null on the hot path
   */
  SoloTable(SoloState before, @Nullable EventLog log) {
    this.s = new SoloState(before);
    this.log = log;
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
    say(seat, "forgot-solo");
    draw(seat, FORGOTTEN_SOLO);
  }

  /** Lays a card from a hand on the pile. */
  void lay(int seat, byte card, String verb) {
    s.pile = SoloPile.on(s.pile, card);
    s.suit = SoloCards.suit(card);
    s.drawn = Cards.NONE;
    s.idle = 0;
    s.shown++;
    if (log != null) {
      log.add(seat, verb, SoloCards.text(card));
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
      if (log != null) {
        fresh = fresh.with(card);
      }
      count++;
    }
    if (count == 0) {
      say(seat, "draws-nothing");
      return Cards.NONE;
    }
    s.shown++;
    s.idle = 0;
    if (log != null) {
      log.add(seat, "draws", cardsFor(log, Seats.only(seat), count, fresh));
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
    say(seat, "shuffles", size);
    return true;
  }

  void swap(int one, int other) {
    SoloHand mine = s.hands[one];
    SoloHand theirs = s.hands[other];
    s.shown++;
    say(one, "swaps", Seat.of(other));
    setHand(one, theirs.passed(other, one, s.rules.seats()));
    setHand(other, mine.passed(one, other, s.rules.seats()));
  }

  void give(int from, int to, byte[] gift) {
    s.shown++;
    if (log != null) {
      Seats readers = Seats.ofBits(1 << from | 1 << to);
      SoloBag cards = SoloBag.of(gift, 0, gift.length);
      log.add(from, "gives", cardsFor(log, readers, Seat.of(to), cards));
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
          say(seat, "passes-hand", Seat.of(to));
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
    if (hand.size == 1) {
      if (s.rules.lenientSolo()) {
        say(seat, "says-solo");
      } else {
        s.silent |= 1 << seat;
      }
    }
  }

  /** A word and the names of cards, secret to all but some. */
  private static Object[] cardsFor(EventLog log, Seats readers, Object word, SoloBag bag) {
    byte[] cards = bag.cards();
    Object[] words = new Object[1 + cards.length];
    words[0] = word;
    for (int i = 0; i < cards.length; i++) {
      words[1 + i] = log.secret(readers, SoloCards.text(cards[i]));
    }
    return words;
  }

  /** A Swap or a Gift has had its answer. */
  void closeQuestion() {
    s.target = SoloState.NOBODY;
    s.offer = Cards.none();
    s.forgotten = false;
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
    say(dealer, "deals");
  }

  /** Tells the points of a round, all points so far, and the cards that made them. */
  void sayCount(int seat, int points) {
    if (log != null) {
      List<Object> words = new ArrayList<>(List.of(points, s.points[seat]));
      for (byte card : s.hands[seat].cards.cards()) {
        words.add(SoloCards.text(card));
      }
      log.add(seat, "counts", words.toArray());
    }
  }

  /** Tells the cards turned over at the start, from the first to the one to play on. */
  void turnUp(SoloPile pile) {
    if (log != null) {
      if (pile.below() != null) {
        turnUp(pile.below());
      }
      log.add(s.dealer, "turns", SoloCards.text(pile.top()));
    }
  }

  void say(int seat, String verb) {
    if (log != null) {
      log.add(seat, verb);
    }
  }

  void say(int seat, String verb, Object word) {
    if (log != null) {
      log.add(seat, verb, word);
    }
  }
}
