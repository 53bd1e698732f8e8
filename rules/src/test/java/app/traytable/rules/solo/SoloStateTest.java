package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import app.traytable.rules.solo.SoloState.Phase;
import java.util.List;
import java.util.function.Consumer;
import org.junit.Test;

/** Two states are equal when nothing at all differs. */
public final class SoloStateTest {
  private static final List<Consumer<SoloState>> CHANGES =
      List.of(
          s -> s.rng++,
          s -> s.phase = Phase.OVER,
          s -> s.current++,
          s -> s.direction = -1,
          s -> s.dealer++,
          s -> s.round++,
          s -> s.shown++,
          s -> s.moves++,
          s -> s.hands = new SoloHand[] {s.hands[1], s.hands[0]},
          s -> s.drawLeft--,
          s -> s.draw = new byte[s.draw.length],
          s -> s.pile = SoloPile.on(s.pile, s.pile.top()),
          s -> s.suit = SoloCards.ANY,
          s -> s.chain = 2,
          s -> s.drawn = SoloCards.CHOOSE,
          s -> s.target = 1,
          s -> s.offer = new byte[] {SoloCards.CHOOSE},
          s -> s.sheltered = 1,
          s -> s.forgotten = true,
          s -> s.skipped = 1,
          s -> s.silent = 1,
          s -> s.idle = 1,
          s -> s.points = new int[] {0, 7},
          s -> s.rounds = List.of(SoloRound.of(0, s.hands)));

  private static SoloState state() {
    return SoloSituation.with("R5", "R1 G1", "B1 B2").state();
  }

  @Test
  public void everyDifferenceMakesAnotherState() {
    SoloState state = state();
    assertEquals(state, new SoloState(state));
    assertEquals(state.hashCode(), new SoloState(state).hashCode());
    for (int i = 0; i < CHANGES.size(); i++) {
      SoloState other = new SoloState(state);
      CHANGES.get(i).accept(other);
      assertNotEquals("change " + i, state, other);
      assertEquals("change " + i, other, new SoloState(other));
    }
    List<String> strict = List.of("lenient-solo=off");
    List<String> lenient = List.of("lenient-solo=on");
    assertNotEquals(
        SoloSituation.playing(strict, "R5", "R1", "B1").state(),
        SoloSituation.playing(lenient, "R5", "R1", "B1").state());
  }

  @Test
  public void cardsThatWereDrawnLongAgoMakeNoDifference() {
    SoloState state = state();
    SoloState other = new SoloState(state);
    state.drawLeft = 2;
    other.drawLeft = 2;
    other.draw = new byte[] {state.draw[0], state.draw[1]};
    assertEquals(state, other);
  }

  @Test
  public void whatASeatKnowsOfAHandMakesAnotherHand() {
    SoloHand hand = SoloSituation.with("R5", "R1 G1", "B1 B2").state().hand(0);
    byte red = SoloCards.parse("R1");
    byte green = SoloCards.parse("G1");

    assertEquals(hand, SoloHand.of(SoloBag.EMPTY.with(green).with(red)));
    assertNotEquals(hand, SoloHand.of(SoloBag.EMPTY.with(green).with(green)));
    assertNotEquals(hand, hand.masked(SoloBag.EMPTY));
    assertNotEquals(hand.masked(SoloBag.EMPTY), hand.with(red).masked(SoloBag.EMPTY));
    assertNotEquals(hand, hand.knownTo(1, SoloBag.EMPTY.with(red), 2));
    assertNotEquals(
        hand.knownTo(1, SoloBag.EMPTY.with(red), 2), hand.knownTo(1, SoloBag.EMPTY.with(green), 2));
  }

  @Test
  public void whatWasKnownOfAHandGoesWithTheCard() {
    byte red = SoloCards.parse("R1");
    SoloHand hand = SoloSituation.with("R5", "R1 G1", "B1 B2").state().hand(0);
    assertEquals(hand.laid(red), hand.knownTo(1, SoloBag.EMPTY.with(red), 2).laid(red));
  }
}
