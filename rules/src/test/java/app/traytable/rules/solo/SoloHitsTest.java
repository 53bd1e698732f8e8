package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Whom something befalls without their doing. */
public final class SoloHitsTest {
  private static final Seat ANNA = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CARL = Seat.of(2);

  /** Those who are hit by this move. */
  private static List<Seat> hit(SoloSituation t, Seat by, String move) {
    List<SoloEvent> told = t.game.tell(t.state, by, t.game.moves().parse(move), null);
    List<Seat> hit = new ArrayList<>();
    for (Seat seat : Seats.firstOnes(t.state.rules.seats())) {
      if (told.stream().anyMatch(event -> event.hits(seat))) {
        hit.add(seat);
      }
    }
    return hit;
  }

  @Test
  public void aSkipHitsWhoeverMissesTheTurn() {
    assertEquals(List.of(BEN), hit(with("R5", "RSkip G1", "B1 B2", "Y1 Y2"), ANNA, "play RSkip"));
  }

  @Test
  public void betweenTwoAChangeOfDirectionHitsTheOtherOne() {
    assertEquals(List.of(BEN), hit(with("R5", "RChange G1", "B1 B2"), ANNA, "play RChange"));
  }

  @Test
  public void betweenThreeAChangeOfDirectionHitsNobody() {
    assertEquals(List.of(), hit(with("R5", "RChange G1", "B1 B2", "Y1 Y2"), ANNA, "play RChange"));
  }

  @Test
  public void anAllSwapHitsEverybodyWhoseHandMovesButWhoLaidIt() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "B1 B3", "Y1 Y2").does("S1 play AllSwap");
    assertEquals(List.of(BEN, CARL), hit(t, ANNA, "go"));
  }

  @Test
  public void whoIsProtectedFromAnAllSwapIsNotHit() {
    SoloSituation t = with("R5", "AllSwap G1 G2", "BProtect B1 B3", "Y1 Y2");
    assertEquals(List.of(CARL), hit(t.does("S1 play AllSwap", "S2 protect B"), ANNA, "go"));
  }

  @Test
  public void aSwapHitsTheOneItIsAimedAt() {
    SoloSituation t = with("R5", "RSwap G1 G2", "B1 B2", "Y1 Y2");
    assertEquals(List.of(), hit(t, ANNA, "play RSwap S3"));
    assertEquals(List.of(CARL), hit(t.does("S1 play RSwap S3"), CARL, "accept"));
  }

  @Test
  public void aGiftHitsTheOneWhoGetsIt() {
    SoloSituation t = with("R5", "RGift G1 G2 G3", "B1 B2", "Y1 Y2");
    t.does("S1 play RGift S3", "S1 give G1", "S1 give G2");
    assertEquals(List.of(CARL), hit(t, CARL, "accept"));
  }

  @Test
  public void whoRefusesAGiftIsNotHit() {
    SoloSituation t = with("R5", "RGift G1 G2 G3", "B1 B2", "YProtect Y2");
    t.does("S1 play RGift S3", "S1 give G1", "S1 give G2");
    assertEquals(List.of(), hit(t, CARL, "protect Y"));
  }

  @Test
  public void whoForgotToSaySoloIsHitByTheCards() {
    SoloSituation t = with("R5", "R1 G1", "R2 B2", "Y1 Y2").does("S1 play R1");
    assertEquals(List.of(ANNA), hit(t, BEN, "play R2"));
  }

  @Test
  public void whoForgotToSaySoloWithTheLastCardsIsHitToo() {
    SoloSituation t = with("R5", "R7 G7 B7", "R2 B2");
    assertEquals(List.of(ANNA), hit(t, ANNA, "triple B7 silently"));
  }

  @Test
  public void aChainAsksWhoeverItReachesAndHitsNobody() {
    SoloSituation t = with("R5", "RDraw2 G1 G2", "B1 B2", "Y1 Y2");
    assertEquals(List.of(), hit(t, ANNA, "play RDraw2"));
    assertEquals(List.of(), hit(t.does("S1 play RDraw2"), BEN, "take"));
  }
}
