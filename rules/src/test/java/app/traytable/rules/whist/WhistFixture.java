package app.traytable.rules.whist;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.contract.ByHand;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.whist.bots.WhistBots;
import app.traytable.rules.whist.bots.WhistGuide;
import app.traytable.rules.whist.bots.WhistReason;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whist for the contract. */
public final class WhistFixture implements Fixture<WhistState, WhistMove, WhistView, WhistEvent> {
  /** So many worlds are enough to see what the best bot looks at. */
  private static final int HURRIED = 8;

  private final Whist game = new Whist();
  private final WhistBots bots = new WhistBots();

  @Override
  public Playable<WhistState, WhistMove, WhistView, WhistEvent, WhistReason> playable() {
    return new Playable<>(game, bots);
  }

  @Override
  public List<Bot<WhistMove, WhistView>> levels() {
    return List.of(
        bots.bot(Level.EASY),
        bots.bot(Level.NORMAL),
        new WorldSearch<>(game, new WhistGuide(), HURRIED));
  }

  @Override
  public Object held(WhistState s) {
    return Arrays.toString(s.hands);
  }

  @Override
  public int[] cards(WhistState s) {
    int[] counts = new int[WhistCards.COUNT];
    count(s.played, counts);
    count(notDealt(s), counts);
    for (int seat = 0; seat < s.seats(); seat++) {
      count(s.hands[seat], counts);
      count(s.laid[seat] < 0 ? 0 : 1 << s.laid[seat], counts);
    }
    return counts;
  }

  private static void count(int cards, int[] counts) {
    WhistView.cards(cards).forEach(card -> counts[card]++);
  }

  private static int notDealt(WhistState s) {
    int dealt = s.played;
    for (int seat = 0; seat < s.seats(); seat++) {
      dealt |= s.hands[seat] | (s.laid[seat] < 0 ? 0 : 1 << s.laid[seat]);
    }
    return ~dealt;
  }

  /** The hands of the others and what was not dealt are one heap. */
  @Override
  public WhistState shuffleHidden(WhistState state, @Nullable Seat viewer, Rng rng) {
    WhistState other = new WhistState(state);
    int hidden = notDealt(state);
    for (int seat = 0; seat < state.seats(); seat++) {
      hidden |= viewer != null && viewer.index() == seat ? 0 : state.hands[seat];
    }
    List<Byte> heap = WhistView.cards(hidden);
    byte[] cards = new byte[heap.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = heap.get(i);
    }
    Cards.shuffle(cards, cards.length, rng);
    int next = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (viewer == null || viewer.index() != seat) {
        int count = Integer.bitCount(state.hands[seat]);
        other.hands[seat] = 0;
        for (int i = 0; i < count; i++) {
          other.hands[seat] |= 1 << cards[next++];
        }
      }
    }
    return other;
  }

  @Override
  public List<WhistMove> someMoves() {
    return WhistMove.LAYS;
  }

  @Override
  public ByHand<WhistState, WhistMove> byHand(int seats) {
    return new WhistByHand(seats);
  }

  @Override
  public void checkPoints(WhistState s) {
    int taken = Arrays.stream(s.tricks).sum();
    assertEquals(Integer.bitCount(s.played), taken * s.seats());
    assertEquals(
        "cards were dealt later",
        WhistCards.COUNT - s.seats() * Whist.HAND,
        Integer.bitCount(notDealt(s)));
  }
}
