package app.traytable.rules.whist;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import app.traytable.rules.table.Teller;
import app.traytable.rules.table.Vocabulary;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A trick game without trumps, as small as a game with hidden hands can be: eight cards each,
 * follow suit if you can, the highest card of the suit that was led takes the trick, and most
 * tricks win. It shows what a game consists of.
 */
public final class Whist implements Game<WhistState, WhistMove, WhistView, WhistEvent> {
  public static final int HAND = 8;

  /** Proved: everybody lays every card once. */
  private static final GameInfo INFO = new GameInfo("whist", 2, 4, 8, 5, List.of(), 4 * HAND);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Vocabulary<WhistMove> moves() {
    return WhistMove.ALL;
  }

  @Override
  public WhistState deal(Setup setup) {
    byte[] deck = new byte[WhistCards.COUNT];
    for (byte card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    Cards.shuffle(deck, deck.length, new Rng(setup.in(INFO).seed()));
    int[] hands = new int[setup.seats()];
    for (int i = 0; i < hands.length * HAND; i++) {
      hands[i % hands.length] |= 1 << deck[i];
    }
    return new WhistState(hands, setup.starter().index());
  }

  @Override
  public Seats toAct(WhistState state) {
    return isOver(state) ? Seats.NONE : Seats.only(state.current);
  }

  private static boolean isOver(WhistState state) {
    return state.hands[state.current] == 0;
  }

  /** Everybody's hand is a secret. */
  @Override
  public boolean isOpen(WhistState state) {
    return false;
  }

  @Override
  public List<WhistMove> legalMoves(WhistState state, Seat seat) {
    return seat.index() != state.current
        ? List.of()
        : WhistView.cards(state.playable()).stream()
            .map(card -> WhistMove.LAYS.get(card))
            .collect(Collectors.toList());
  }

  @Override
  public WhistState play(WhistState state, Seat seat, WhistMove move, Teller<WhistEvent> teller) {
    TableRefusal.check(seat, state.seats(), move, isOver(state));
    if (seat.index() != state.current) {
      throw TableRefusal.TURN.illegal();
    }
    boolean isCard = move.card() >= 0 && move.card() < WhistCards.COUNT;
    if (!isCard || (state.hands[state.current] >>> move.card() & 1) == 0) {
      throw WhistRefusal.NOT_HELD.illegal();
    }
    if ((state.playable() >>> move.card() & 1) == 0) {
      throw WhistRefusal.FOLLOW.illegal();
    }
    return lay(new WhistState(state), move.card(), teller);
  }

  private static WhistState lay(WhistState s, byte card, Teller<WhistEvent> teller) {
    s.hands[s.current] &= ~(1 << card);
    s.laid[s.current] = card;
    teller.tell(new WhistEvent.Lays(Seat.of(s.current), card));
    s.current = (s.current + 1) % s.seats();
    if (s.current == s.leader) {
      s.leader = s.winner();
      s.current = s.leader;
      s.tricks[s.leader]++;
      for (int seat = 0; seat < s.seats(); seat++) {
        s.played |= 1 << s.laid[seat];
        s.laid[seat] = WhistState.NOBODY;
      }
      teller.tell(new WhistEvent.Takes(Seat.of(s.leader), s.tricks[s.leader]));
    }
    return s;
  }

  @Override
  public WhistView view(WhistState state, Seat seat) {
    return WhistView.of(seat.among(state.seats()), state);
  }

  @Override
  public WhistView table(WhistState state) {
    return WhistView.of(null, state);
  }

  @Override
  public WhistView open(WhistState state, Seat near) {
    return WhistView.open(near.among(state.seats()), state);
  }

  /** Everybody else has as many cards as the viewer, one more or one less in this trick. */
  @Override
  public WhistState imagine(WhistView view, Rng rng) {
    WhistState world = new WhistState(view.masked());
    world.played = view.gone();
    int known = view.gone();
    for (int seat = 0; seat < world.seats(); seat++) {
      known |= world.hands[seat] | (world.laid[seat] < 0 ? 0 : 1 << world.laid[seat]);
    }
    List<Byte> unknown = WhistView.cards(~known);
    byte[] cards = new byte[unknown.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = unknown.get(i);
    }
    Cards.shuffle(cards, cards.length, rng);
    int left = cards.length;
    for (int seat = 0; seat < world.seats(); seat++) {
      int held = view.rounds() - (world.laid[seat] < 0 ? 0 : 1);
      while (Integer.bitCount(world.hands[seat]) < held) {
        world.hands[seat] |= 1 << cards[--left];
      }
    }
    return world;
  }

  @Override
  public Outcome outcome(WhistState state) {
    return Outcome.ranked(isOver(state), state.tricks, state.tricks);
  }

  @Override
  public Seat turn(WhistState state) {
    return Seat.of(state.current);
  }

  /** A trick is a round; after the last one there is no other. */
  @Override
  public int round(WhistState state) {
    return Math.min(HAND, Integer.bitCount(state.played) / state.seats() + 1);
  }

  /** Every card that is laid is seen. */
  @Override
  public int shown(WhistState state) {
    return state.seats() * HAND - java.util.Arrays.stream(state.hands).map(Integer::bitCount).sum();
  }
}
