package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What is told holds all that a screen needs to show how cards get from one place to another. */
public final class SoloEventTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CARL = Seat.of(2);

  private static List<SoloEvent> told(SoloSituation t, Seat seat, String move, @Nullable Seat to) {
    return t.game.tell(t.state, seat, t.game.moves().parse(move), to);
  }

  private static byte card(String text) {
    return SoloCards.parse(text);
  }

  @Test
  public void everyHandThatMovesIsToldWithWhereItGoes() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "BProtect B1 B3", "Y1 Y2");
    assertEquals(
        List.of(new SoloEvent.Lays(ANNA, card("AllSwap"))), told(t, ANNA, "play AllSwap", null));
    t.does("S1 play AllSwap");
    assertEquals(
        List.of(new SoloEvent.Protects(BEN, card("BProtect"))), told(t, BEN, "protect B", null));
    assertEquals(
        List.of(
            new SoloEvent.GoesOn(ANNA),
            new SoloEvent.PassesHand(ANNA, CARL, ANNA),
            new SoloEvent.PassesHand(CARL, ANNA, ANNA)),
        told(t.does("S2 protect B"), ANNA, "go", null));
  }

  @Test
  public void aHandThatStaysIsNotPassed() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "BProtect B1 B3").does("S1 play AllSwap");
    assertEquals(
        List.of(new SoloEvent.GoesOn(ANNA)), told(t.does("S2 protect B"), ANNA, "go", null));
  }

  @Test
  public void aSwapAndAGiftTellBothSides() {
    SoloSituation swap = with("R5", "RSwap G1 G2", "B1 B2", "Y1 Y2").does("S1 play RSwap S3");
    assertEquals(
        List.of(new SoloEvent.Accepts(CARL), new SoloEvent.Swaps(ANNA, CARL)),
        told(swap, CARL, "accept", null));
    SoloSituation gift = with("R5", "RGift G1 G2 G3", "B1 B2", "Y1 Y2");
    assertEquals(
        List.of(new SoloEvent.Lays(ANNA, card("RGift")), new SoloEvent.Aims(ANNA, CARL)),
        told(gift, ANNA, "play RGift S3", BEN));
    gift.does("S1 play RGift S3", "S1 give G1");
    assertEquals(
        List.of(new SoloEvent.Chooses(ANNA, 2), new SoloEvent.Asks(ANNA, CARL)),
        told(gift, ANNA, "give G2", BEN));
    gift.does("S1 give G2");
    List<Byte> cards = List.of(card("G1"), card("G2"));
    List<Byte> hidden = List.of(Cards.HIDDEN, Cards.HIDDEN);
    for (Seat reader : List.of(ANNA, CARL)) {
      assertEquals(
          new SoloEvent.Gives(ANNA, CARL, cards), told(gift, CARL, "accept", reader).get(1));
    }
    assertEquals(new SoloEvent.Gives(ANNA, CARL, hidden), told(gift, CARL, "accept", BEN).get(1));
    assertEquals(new SoloEvent.Gives(ANNA, CARL, hidden), told(gift, CARL, "accept", null).get(1));
  }

  @Test
  public void onlyWhoDrawsSeesTheCards() {
    SoloSituation t = with("R5", "Draw4 G1 G2", "B1 B2").next("Y1 Y2 Y3 Y4");
    assertEquals(
        List.of(new SoloEvent.Lays(ANNA, card("Draw4")), new SoloEvent.Wishes(ANNA, Colour.GREEN)),
        told(t, ANNA, "play Draw4 G", null));
    t.does("S1 play Draw4 G");
    List<Byte> cards = List.of(card("Y1"), card("Y2"), card("Y3"), card("Y4"));
    assertEquals(List.of(new SoloEvent.Draws(BEN, cards)), told(t, BEN, "take", BEN));
    SoloEvent hidden = told(t, BEN, "take", ANNA).get(0);
    assertEquals(new SoloEvent.Draws(BEN, Collections.nCopies(4, Cards.HIDDEN)), hidden);
    assertEquals("S2 draws 4 ? ? ? ?", hidden.text());
  }

  @Test
  public void theEndOfARoundIsCountedOpenly() {
    SoloSituation t = with("R9", "R1", "R7 RChange").points(1, 2);
    List<SoloEvent> told = told(t, ANNA, "play R1", null);
    assertEquals(
        List.of(
            new SoloEvent.Lays(ANNA, card("R1")),
            new SoloEvent.GoesOut(ANNA),
            new SoloEvent.Counts(ANNA, 0, 1, List.of()),
            new SoloEvent.Counts(BEN, 17, 19, List.of(card("R7"), card("RChange"))),
            new SoloEvent.Deals(ANNA)),
        told.subList(0, 5));
  }

  @Test
  public void aNewDrawPileIsToldBeforeTheCardThatComesFromIt() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2").nothingBut("");
    int under = t.state.pile.size() - 1;
    assertEquals(List.of("S1 shuffles " + under, "S1 draws 1 ?"), t.told("S1 draw", null));
  }

  @Test
  public void theCardsTurnedOverForARoundAreToldFromTheFirstToTheOneToPlayOn() {
    int mostTurned = 0;
    for (int seed = 0; seed < 20; seed++) {
      SoloSituation t = with("R9", "R1", "R7");
      t.state.rng = seed;
      List<String> told = t.told("S1 play R1", null);
      List<String> turned = new ArrayList<>();
      for (SoloPile p = t.does("S1 play R1").state.pile; p != null; p = p.below()) {
        turned.add(0, "S1 turns " + SoloCards.text(p.top()));
      }
      assertEquals(turned, told.subList(told.size() - turned.size(), told.size()));
      mostTurned = Math.max(mostTurned, turned.size());
    }
    assertTrue("action cards too", mostTurned > 1);
  }
}
