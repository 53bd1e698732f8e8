package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.contract.Fixture;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Solo for the contract. */
public final class SoloFixture implements Fixture<SoloState, SoloMove, SoloView> {
  private static final int DECK = 120;

  private final Solo game = new Solo();

  @Override
  public Game<SoloState, SoloMove, SoloView> game() {
    return game;
  }

  @Override
  public int[] cards(SoloState s) {
    int[] counts = new int[SoloCards.FACES];
    for (int i = 0; i < s.drawLeft; i++) {
      counts[s.draw[i]]++;
    }
    for (SoloHand hand : s.hands) {
      for (int face = 0; face < counts.length; face++) {
        counts[face] += hand.cards.count(face);
      }
      assertEquals("a hand has lost count", hand.cards.size(), hand.size);
    }
    for (SoloPile p = s.pile; p != null; p = p.below()) {
      counts[p.top()]++;
    }
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    assertEquals("cards in all", DECK, sum);
    return counts;
  }

  /**
   * Whatever the viewer does not know goes on one heap and is dealt out again, as many cards to
   * each place as lay there. What the others know is their secret and goes under.
   */
  @Override
  public SoloState shuffleHidden(SoloState state, @Nullable Seat viewer, Rng rng) {
    SoloState other = new SoloState(state);
    other.rng = rng.next();
    int seats = state.hands.length;
    List<Byte> heap = new ArrayList<>();
    List<List<Byte>> kept = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<Byte> hand = new ArrayList<>(state.hands[seat].cards.list());
      List<Byte> certain = new ArrayList<>();
      if (state.phase == Phase.OVER || viewer != null && viewer.index() == seat) {
        certain.addAll(hand);
      } else if (viewer != null) {
        certain.addAll(state.hands[seat].knownTo(viewer.index()).list());
      }
      for (Byte card : certain) {
        assertTrue("a card is known where it is not", hand.remove(card));
      }
      heap.addAll(hand);
      kept.add(certain);
    }
    for (int i = 0; i < state.drawLeft; i++) {
      heap.add(state.draw[i]);
    }
    Collections.shuffle(heap, new Random(rng.next()));
    boolean others = viewer == null || viewer.index() != state.current;
    other.hands = new SoloHand[seats];
    for (int seat = 0; seat < seats; seat++) {
      SoloBag cards = SoloBag.EMPTY;
      for (byte card : kept.get(seat)) {
        cards = cards.with(card);
      }
      SoloBag certain = cards;
      byte drawn = Cards.NONE;
      while (cards.size() < state.hands[seat].size) {
        drawn = heap.remove(heap.size() - 1);
        cards = cards.with(drawn);
      }
      if (state.drawn != Cards.NONE && seat == state.current && others) {
        other.drawn = drawn;
      }
      SoloHand hand = SoloHand.of(cards);
      other.hands[seat] =
          viewer == null || viewer.index() == seat || state.phase == Phase.OVER
              ? hand
              : hand.knownTo(viewer.index(), certain, seats);
    }
    other.draw = new byte[heap.size()];
    for (int i = 0; i < other.draw.length; i++) {
      other.draw[i] = heap.get(i);
    }
    if (others && state.offer.length > 0) {
      byte[] hand = other.hands[state.current].cards.cards();
      Cards.shuffle(hand, hand.length, rng);
      other.offer = new byte[state.offer.length];
      System.arraycopy(hand, 0, other.offer, 0, other.offer.length);
    }
    return other;
  }

  @Override
  public List<SoloMove> someMoves() {
    return new ArrayList<>(SoloMoves.BY_TEXT.values());
  }

  @Override
  public void checkPoints(SoloState s) {
    Outcome outcome = game.outcome(s);
    int most = Collections.max(outcome.points());
    boolean reached = s.rules.limit() == 0 ? s.last != null : most > s.rules.limit();
    assertEquals("the match ends when somebody has passed the limit", reached, outcome.over());
    int fewest = Collections.min(outcome.points());
    for (int seat = 0; seat < s.hands.length; seat++) {
      assertEquals(
          "the fewest points win",
          outcome.points().get(seat) == fewest,
          outcome.places().get(seat) == 1);
    }
    if (s.last != null && s.last.winner() != null) {
      assertEquals(0, (int) s.last.points().get(s.last.winner().index()));
    }
  }
}
