package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Who sees what, and that no way of asking tells what a seat holds. */
public final class SoloSecretsTest {
  /** The table and all views but one are the same in both situations; that one can do more. */
  private static void assertSilent(SoloSituation holds, SoloSituation lacks, String seat) {
    assertEquals(holds.game.table(holds.state), lacks.game.table(lacks.state));
    assertEquals(
        holds.game.table(holds.state).toString(), lacks.game.table(lacks.state).toString());
    for (int i = 0; i < holds.state.rules.seats(); i++) {
      Seat other = Seat.of(i);
      if (!other.toString().equals(seat)) {
        assertEquals(holds.game.view(holds.state, other), lacks.game.view(lacks.state, other));
        assertEquals(
            holds.game.legalMoves(holds.state, other), lacks.game.legalMoves(lacks.state, other));
      }
    }
    assertEquals(holds.turn(), lacks.turn());
    assertNotEquals(holds.moves(seat), lacks.moves(seat));
  }

  @Test
  public void nobodySeesWhoCouldInterject() {
    assertSilent(
        with("R5", "R3 G1 G2", "B1 B2", "R3 B3").does("S1 play R3"),
        with("R5", "R3 G1 G2", "B1 B2", "R4 B3").does("S1 play R3"),
        "S3");
  }

  @Test
  public void nobodySeesWhoCouldProtectFromASkip() {
    assertSilent(
        with("R5", "RSkip G1 G2", "RProtect B2", "R3 B3").does("S1 play RSkip"),
        with("R5", "RSkip G1 G2", "B1 B2", "R3 B3").does("S1 play RSkip"),
        "S2");
  }

  @Test
  public void nobodySeesWhetherATargetCouldProtect() {
    assertSilent(
        with("R5", "RSwap G1 G2", "RProtect B2", "R3 B3").does("S1 play RSwap S2"),
        with("R5", "RSwap G1 G2", "B1 B2", "R3 B3").does("S1 play RSwap S2"),
        "S2");
    assertSilent(
        with("R5", "RGift G1 G2", "RProtect B2", "R3 B3").does("S1 play RGift S2"),
        with("R5", "RGift G1 G2", "B1 B2", "R3 B3").does("S1 play RGift S2"),
        "S2");
  }

  @Test
  public void nobodySeesWhoCouldProtectFromAnAllSwap() {
    assertSilent(
        with("R5", "AllSwap G1 G2", "B1 B2", "RProtect B3").does("S1 play AllSwap"),
        with("R5", "AllSwap G1 G2", "B1 B2", "R3 B3").does("S1 play AllSwap"),
        "S3");
  }

  @Test
  public void nobodySeesWhoCouldPassOnAChain() {
    assertSilent(
        with("R5", "RDraw2 G1 G2", "B1 BDraw2", "R3 B3").does("S1 play RDraw2"),
        with("R5", "RDraw2 G1 G2", "B1 B2", "R3 B3").does("S1 play RDraw2"),
        "S2");
  }

  @Test
  public void nobodySeesWhetherADrawnCardFits() {
    assertSilent(
        with("R5", "B1 G2", "B2 B3", "R3 B3").next("R7").does("S1 draw"),
        with("R5", "B1 G2", "B2 B3", "R3 B3").next("Y7").does("S1 draw"),
        "S1");
    assertEquals(
        List.of("S1 draws 1 ?"), with("R5", "B1 G2", "B2").next("R7").told("S1 draw", "S2"));
    assertEquals(
        List.of("S1 draws 1 R7"), with("R5", "B1 G2", "B2").next("R7").told("S1 draw", "S1"));
  }

  @Test
  public void onlyTheGiverSeesWhatIsChosenForAGift() {
    SoloSituation one = with("R5", "RGift G1 G2 G3", "B2 B3", "R3 B3");
    one.does("S1 play RGift S2", "S1 give G1", "S1 give G2");
    SoloSituation other = with("R5", "RGift G1 G2 G3", "B2 B3", "R3 B3");
    other.does("S1 play RGift S2", "S1 give G3", "S1 give G1");
    for (Seat seat : List.of(Seat.of(1), Seat.of(2))) {
      assertEquals(one.game.view(one.state, seat), other.game.view(other.state, seat));
      assertEquals(Cards.HIDDEN, one.game.view(one.state, seat).offer()[0]);
    }
    assertEquals(one.game.table(one.state), other.game.table(other.state));
    assertNotEquals(one.game.view(one.state, Seat.of(0)), other.game.view(other.state, Seat.of(0)));
    assertEquals(List.of("S2 accepts", "S1 gives S2 ? ?"), one.told("S2 accept", "S3"));
    assertEquals(List.of("S2 accepts", "S1 gives S2 G1 G2"), one.told("S2 accept", "S2"));
  }

  @Test
  public void soloDependsOnTheNumberOfCardsAlone() {
    SoloSituation one = with("R5", "R1 G1", "B2 B3").does("S1 play R1");
    SoloSituation other = with("R5", "R1 Choose", "B2 B3").does("S1 play R1");
    assertEquals(one.moves("S1"), other.moves("S1"));
    assertTrue(one.game.table(one.state).silent().contains(Seat.of(0)));
  }

  @Test
  public void whoSwapsKnowsTheHandGivenAway() {
    SoloSituation t = with("R5", "RSwap G1 G2", "B1 B2", "Y1 Y2");
    t.does("S1 play RSwap S2", "S2 accept");
    assertEquals("G1 G2", t.known("S1", "S2"));
    assertEquals("B1 B2", t.known("S2", "S1"));
    assertEquals("", t.known("S3", "S1"));
    assertEquals("", t.known("S3", "S2"));
  }

  @Test
  public void whatIsKnownGoesWhenItIsLaidAndDrawnCardsAreNotKnown() {
    SoloSituation t = with("R5", "RSwap R1 G2", "B1 B2", "Y1 Y2").next("R8");
    t.does("S1 play RSwap S2", "S2 accept", "S2 draw");
    assertEquals("R1 G2", t.known("S1", "S2"));
    t.does("S2 keep", "S3 draw", "S3 keep", "S1 draw", "S1 keep", "S2 play R1");
    assertEquals("G2", t.known("S1", "S2"));
    assertEquals(2, t.size("S2"));
  }

  @Test
  public void aCardLikeAKnownOneMayBeTheKnownOne() {
    SoloSituation t = with("R5", "RSwap R1 G2", "B1 B2 B4", "Y1 Y2").next("R1");
    t.does("S1 play RSwap S2", "S2 accept", "S2 draw", "S2 play R1");
    assertEquals("R1 G2", t.hand("S2"));
    assertEquals("nobody can tell the two apart", "G2", t.known("S1", "S2"));
  }

  @Test
  public void whatIsKnownGoesOnWithTheHand() {
    SoloSituation t = with("R5", "RSwap G1 G2", "GSwap B2 B3", "Y1 Y2 Y3").next("R8 R9");
    t.does("S1 play RSwap S2", "S2 accept", "S2 draw", "S2 keep", "S3 draw", "S3 keep");
    t.does("S1 play GSwap S3", "S3 accept");
    assertEquals("B2 B3", t.hand("S3"));
    assertEquals("B2 B3", t.known("S1", "S3"));
    assertEquals("S2 saw them first", "B2 B3", t.known("S2", "S3"));
    assertEquals("R9 Y1 Y2 Y3", t.known("S3", "S1"));
    assertEquals("", t.known("S2", "S1"));
  }

  @Test
  public void afterAnAllSwapEachKnowsTheHandPassedOn() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1 B2", "Y1 Y2");
    t.does("S1 play AllSwap", "S1 go");
    assertEquals("G1 G2", t.known("S1", "S2"));
    assertEquals("B1 B2", t.known("S2", "S3"));
    assertEquals("Y1 Y2", t.known("S3", "S1"));
    assertEquals("", t.known("S1", "S3"));
  }

  @Test
  public void theGiverKnowsTheGift() {
    SoloSituation t = with("R5", "RSwap G1 G2", "RGift B2 B3 B4", "Y1 Y2");
    t.does("S1 play RSwap S3", "S3 accept", "S3 draw", "S3 keep", "S1 draw", "S1 keep");
    t.does("S2 play RGift S1", "S2 give B2", "S2 give B3", "S1 accept");
    assertEquals("B2 B3", t.known("S2", "S1"));
    assertEquals("what S3 gave away is still there", "Y1 Y2", t.known("S3", "S1"));
  }

  @Test
  public void nobodyIsCertainOfAHandAfterASecretGiftFromIt() {
    SoloSituation t = with("R5", "AllSwap RGift G1 G2 G3 G4", "B1 B2", "Y1 Y2");
    t.does("S1 play AllSwap", "S1 go");
    assertEquals("RGift G1 G2 G3 G4", t.known("S1", "S2"));
    t.does("S2 play RGift S3", "S2 give G1", "S2 give G2", "S3 accept");
    assertEquals("", t.known("S1", "S2"));
    assertEquals("G1 G2 B1 B2", t.known("S2", "S3"));
  }

  @Test
  public void theRecipientOfAGiftCanTellWhatIsLeft() {
    SoloSituation t = with("R5", "AllSwap RGift G1 G2 G3 G4", "B1 B2", "Y1 Y2");
    t.does("S1 play AllSwap", "S1 go");
    t.does("S2 play RGift S1", "S2 give G1", "S2 give G2", "S1 accept");
    assertEquals("G3 G4", t.known("S1", "S2"));
  }

  @Test
  public void anImaginedWorldLeavesKnownCardsWhereTheyAre() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1 B2", "Y1 Y2");
    t.does("S1 play AllSwap", "S1 go", "S2 draw", "S2 keep", "S3 draw");
    SoloView view = t.game.view(t.state, Seat.of(0));
    boolean different = false;
    for (int seed = 0; seed < 50; seed++) {
      SoloState world = t.game.imagine(view, new Rng(seed));
      assertEquals(view, t.game.view(world, Seat.of(0)));
      assertTrue(world.hands[1].cards().has(SoloCards.parse("G1")));
      assertTrue(world.hands[1].cards().has(SoloCards.parse("G2")));
      assertTrue("the drawn card is in the hand", world.hands[2].cards().has(world.drawn));
      different |= !world.hands[2].cards().equals(t.state.hands[2].cards());
    }
    assertTrue(different);
  }

  @Test
  public void anImaginedWorldIsMadeOfTheSame120Cards() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1 B2", "Y1 Y2");
    t.does("S1 play AllSwap", "S1 go", "S2 draw", "S2 keep", "S3 draw");
    SoloBag deck = SoloBag.of(SoloCards.deck(), 0, 120);
    for (int seed = 0; seed < 20; seed++) {
      SoloState world = t.game.imagine(t.viewOf(Seat.of(0)), new Rng(seed));
      assertEquals(world.drawLeft, world.draw.length);
      SoloBag cards = SoloBag.of(world.draw, 0, world.drawLeft);
      for (SoloHand hand : world.hands) {
        for (byte card : hand.cards().cards()) {
          cards = cards.with(card);
        }
      }
      for (SoloPile p = world.pile; p != null; p = p.below()) {
        cards = cards.with(p.top());
      }
      assertEquals(deck, cards);
    }
  }

  @Test
  public void inAnImaginedWorldAGiftMayBeAnyCardsOfItsGiver() {
    SoloSituation t = with("R5", "RGift G1 G2 G3 G4", "B1 B2", "Y1 Y2");
    t.does("S1 play RGift S2", "S1 give G1", "S1 give G2");
    Set<Integer> places = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      SoloState world = t.game.imagine(t.viewOf(Seat.of(1)), new Rng(seed));
      List<Byte> left = new ArrayList<>(world.hands[0].cards().list());
      assertEquals(2, world.offer.length);
      for (byte card : world.offer) {
        assertTrue("it is in the hand", left.contains(card));
        places.add(world.hands[0].cards().list().indexOf(card));
        left.remove((Byte) card);
      }
    }
    assertEquals("any of the four cards", Set.of(0, 1, 2, 3), places);
  }

  @Test
  public void afterTheEndAllHandsLieOpen() {
    SoloSituation t =
        SoloSituation.playing(List.of("match-length=one-round"), "R5", "R1", "B1 B2", "Y1 Y2");
    assertEquals("", t.known("S3", "S2"));
    t.does("S1 play R1");
    assertEquals("B1 B2", t.known("S3", "S2"));
  }

  @Test
  public void choosingAGiftCanBeTakenBackAndWhatWasSeenCannot() {
    SoloSituation t = with("R5", "RGift G1 G2 G3", "B1 B2", "Y1 Y2").does("S1 play RGift S2");
    int shown = t.game.shown(t.state);
    assertEquals(shown, t.game.shown(t.does("S1 give G1").state));
    t.does("S1 give G2");
    assertTrue(t.game.shown(t.does("S2 accept").state) > shown);
    shown = t.game.shown(t.state);
    assertTrue(t.game.shown(t.does("S2 draw").state) > shown);
    assertFalse(t.game.shown(t.does("S2 keep").state) == shown);
  }
}
