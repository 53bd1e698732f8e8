package app.traytable.rules.solo.bots;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.table.Seat;
import org.junit.Test;

/** What a hint says to whoever is asked for a hand and could protect it. */
public final class SoloAskedTest {
  private static final Seat ASKED = Seat.of(1);

  /** S1, with three cards left, wants to swap with S2. */
  private static SoloSituation asked(String hand) {
    return SoloSituation.with("R5", "RSwap R1 R2 R3", hand, "G1 G2").does("S1 play RSwap S2");
  }

  private static SoloReason why(String move, SoloSituation t) {
    SoloMove chosen = new Solo().moves().parse(move);
    return new SoloBots().explain(t.viewOf(ASKED), t.legalMoves(ASKED), chosen);
  }

  @Test
  public void aHandWithFewerCardsIsWelcome() {
    assertEquals(
        new SoloReason.BetterHand(Seat.of(0), 3), why("accept", asked("BProtect B1 B2 B3")));
  }

  @Test
  public void whoTakesAHandThatIsNoBetterSavesTheProtection() {
    assertEquals(new SoloReason.SavesCards(), why("accept", asked("BProtect B1 B2")));
  }

  @Test
  public void aHandThatIsNoLongerWithoutItsProtectionIsKept() {
    SoloReason keeps = new SoloReason.KeepsHand(Seat.of(0), 3);
    assertEquals(keeps, why("protect B", asked("BProtect B1 B2")));
    assertEquals(keeps, why("protect B", asked("BProtect B1 B2 B3")));
  }

  @Test
  public void toKeepALongerHandOnlyWentBest() {
    assertEquals(new SoloReason.WentBest(), why("protect B", asked("BProtect B1 B2 B3 B4")));
  }

  @Test
  public void aGiftIsTakenToSaveTheProtection() {
    SoloSituation gift = SoloSituation.with("R5", "RGift R1 R2 R3 R4", "BProtect B1 B2 B3", "G1");
    gift.does("S1 play RGift S2", "S1 give R1", "S1 give R2");
    assertEquals(new SoloReason.SavesCards(), why("accept", gift));
    assertEquals(new SoloReason.RefusesGift(Seat.of(0), 4), why("protect B", gift));
  }
}
