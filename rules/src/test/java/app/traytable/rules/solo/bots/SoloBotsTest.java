package app.traytable.rules.solo.bots;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloSituation;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What a player of sense does, and what a child may overlook. */
public final class SoloBotsTest {
  /** What a careful player does whose turn it is. */
  private static String choice(SoloSituation t) {
    return choice(t, Level.NORMAL, 1);
  }

  private static String choice(SoloSituation t, Level level, int chance) {
    Seat seat = Seat.parse(t.turn());
    List<SoloMove> moves = t.legalMoves(seat);
    return text(bot(level).choose(t.viewOf(seat), moves, new Rng(chance)));
  }

  private static @Nullable String reaction(SoloSituation t, String who, Level level, int chance) {
    Seat seat = Seat.parse(who);
    SoloMove move = bot(level).react(t.viewOf(seat), t.legalMoves(seat), new Rng(chance));
    return move == null ? null : text(move);
  }

  private static @Nullable String reaction(SoloSituation t, String who) {
    return reaction(t, who, Level.NORMAL, 1);
  }

  private static Bot<SoloMove, SoloView> bot(Level level) {
    return new SoloBots().bot(level);
  }

  private static String text(SoloMove move) {
    return new Solo().moves().text(move);
  }

  @Test
  public void aFittingCardIsLaidAndNotKept() {
    assertEquals("play R1", choice(with("R5", "R1 G2 G3", "B1 B2", "B3 B4")));
    assertEquals("draw", choice(with("R5", "Y1 G2 G3", "B1 B2", "B3 B4")));
    assertEquals("play R7", choice(with("R5", "Y1 G2", "B1 B2").next("R7").does("S1 draw")));
  }

  @Test
  public void theLastCardsAreLaidAtOnce() {
    assertTrue(choice(with("R5", "R1 R1 G1", "B1 B2", "B3 B4")).startsWith("triple"));
    assertEquals("play RGift S2", choice(with("R5", "RGift R3 R4", "B1 B2")));
  }

  @Test
  public void soloIsSaidWithTheLastCardsAndOnlyAChildForgetsItNowAndThen() {
    SoloSituation triple = with("R5", "R1 R1 G1", "B1 B2", "B3 B4");
    SoloSituation gift = with("R5", "RGift Y3 Y4", "B1 B2");
    int forgotten = 0;
    for (int chance = 0; chance < 100; chance++) {
      assertTrue(choice(triple, Level.NORMAL, chance).matches("triple ..?"));
      assertEquals("play RGift S2", choice(gift, Level.NORMAL, chance));
      forgotten += choice(triple, Level.EASY, chance).endsWith("silently") ? 1 : 0;
    }
    assertTrue("a child forgets it sometimes: " + forgotten, forgotten > 10 && forgotten < 40);
  }

  @Test
  public void whoHasDrawnStillThrowsTheSameCardIn() {
    SoloSituation t = with("R5", "R5 G1 G2", "B1 B2", "B3 B4").next("Y9").does("S1 draw");
    assertEquals("interject", choice(t));
    SoloSituation late = with("R5", "B1 B2", "B3 B4", "R5 G1 G2").does("S1 draw", "S1 keep");
    assertEquals("interject", reaction(late, "S3"));
  }

  @Test
  public void evenTheCarelessSeeThatTheirLastCardFits() {
    SoloSituation t = with("R5", "R1", "B1 B2", "B3 B4");
    for (int chance = 0; chance < 100; chance++) {
      assertEquals("play R1", choice(t, Level.EASY, chance));
    }
  }

  @Test
  public void aColourIsWishedOfWhichThereIsMost() {
    assertEquals("play Choose Y", choice(with("R5", "Choose Y1 Y2 Y3 G1", "B1 B2 B3 B4")));
  }

  @Test
  public void whoHasOneCardLeftIsSkippedOrMustDraw() {
    assertEquals("play RSkip", choice(with("R5", "RSkip R1 R2 G1", "B1", "B3 B4 B6")));
    assertEquals("play RDraw2", choice(with("R5", "RDraw2 R1 R2 G1", "B1", "B3 B4 B6")));
  }

  @Test
  public void aBadHandIsSwappedForAGoodOneAndNeverTheOtherWay() {
    String many = "RSwap R1 G2 G3 G4 B5 B6 Y8 Y9";
    assertEquals("play RSwap S3", choice(with("R5", many, "B1 B2 B3 B4", "Y1")));
    assertEquals("play R1", choice(with("R5", "RSwap R1", "B1 B2 B3 B4", "Y1 Y2 Y3")));
  }

  @Test
  public void soloIsNeverForgottenByACarefulPlayer() {
    SoloSituation t = with("R5", "R1 G1", "R2 B2", "R3 B3").does("S1 play R1");
    int said = 0;
    for (int chance = 0; chance < 100; chance++) {
      assertEquals("solo", reaction(t, "S1", Level.NORMAL, chance));
      said += "solo".equals(reaction(t, "S1", Level.EASY, chance)) ? 1 : 0;
    }
    assertTrue("a child says it mostly: " + said, said > 60 && said < 90);
  }

  @Test
  public void theSameCardIsInterjected() {
    SoloSituation t = with("R5", "R1 G1 G2", "R2 B2", "R1 B3 B4").does("S1 play R1");
    assertEquals("interject", reaction(t, "S3"));
  }

  @Test
  public void aProtectionSavesASmallHandAndIsNotWastedOnALargeOne() {
    String many = "R1 G2 G3 G4 B5 B6";
    SoloSituation small = with("R5", "RSwap " + many, "BProtect B1 B2").does("S1 play RSwap S2");
    assertEquals("protect B", choice(small));
    SoloSituation large = with("R5", "RSwap R1", "BProtect G2 G3 G4 B5 B6");
    assertEquals("accept", choice(large.does("S1 play RSwap S2")));
    SoloSituation all = with("R5", "AllSwap " + many, "BProtect B1 B2", "Y1 Y2 Y3");
    all.does("S1 play AllSwap");
    assertEquals("protect B", reaction(all, "S2"));
    SoloSituation blessing = with("R5", "AllSwap R1", "BProtect B1 B2 B3", "Y1 Y2 Y3");
    assertNull("one card is a gift", reaction(blessing.does("S1 play AllSwap"), "S2"));
  }

  @Test
  public void aGiftThatWinsIsBlocked() {
    SoloSituation t = with("R5", "RGift R3 R4", "BProtect B1 B2", "Y1 Y2");
    assertEquals("protect B", choice(t.does("S1 play RGift S2")));
  }

  @Test
  public void aChainGrowsRatherThanThatItIsTaken() {
    SoloSituation t = with("R5", "RDraw2 R3 R4", "BDraw2 B1 B2", "Y1 Y2");
    assertEquals("play BDraw2", choice(t.does("S1 play RDraw2")));
  }
}
