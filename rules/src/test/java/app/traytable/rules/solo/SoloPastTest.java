package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Everybody may remember what was done before their eyes, and nothing else. */
public final class SoloPastTest {
  private static List<SoloSeen> deeds(SoloSituation table) {
    List<SoloSeen> deeds = new ArrayList<>();
    table.state().past().forEach(deeds::add);
    return deeds;
  }

  private static List<String> told(SoloSituation table) {
    return deeds(table).stream()
        .map(d -> Seat.of(d.seat()) + " " + SoloMoves.ALL.text(d.move()) + " [" + d.laid() + "]")
        .toList();
  }

  @Test
  public void deedsAreRememberedInTheirOrderWithTheCardsThatWereLaid() {
    SoloSituation table =
        with("R5", "R3 G3 B3 Y1 Y2", "R1 B2 Y4", "B4 B6")
            .next("Y9")
            .does("S1 triple G3", "S2 draw");

    assertEquals(List.of("S1 triple G3 [R3 G3 B3]", "S2 draw []"), told(table));
  }

  @Test
  public void anInterjectionLaysWhatLiesOnTop() {
    SoloSituation table =
        with("R5", "R3 G1 G2", "R1 B2 Y4", "R3 B6 B7").does("S1 play R3", "S3 interject");

    assertEquals(List.of("S1 play R3 [R3]", "S3 interject [R3]"), told(table));
  }

  @Test
  public void whichCardsAreGivenIsSecretAndWhoSaysSoloHasNothingToHide() {
    SoloSituation table =
        with("R5", "RGift G1 G2 G3", "B1 B2", "B3 B4")
            .does("S1 play RGift S2", "S1 give G1", "S1 give G2", "S2 accept", "S1 solo");

    assertEquals(List.of("S1 play RGift S2 [RGift]", "S2 accept []"), told(table));
  }

  @Test
  public void itHoldsNoCardThatWasHidden() {
    SoloSituation table =
        with("R5", "R3 G1 G2", "R1 B2 Y4", "B4 B6")
            .next("Y9")
            .does("S1 play R3", "S2 draw", "S2 keep");
    for (SoloSeen deed : deeds(table)) {
      SoloState seen = deed.before().table(table.state().rules());
      for (int seat = 0; seat < 3; seat++) {
        assertEquals(SoloBag.EMPTY, seen.hand(seat).cards());
        assertEquals(SoloBag.EMPTY, seen.hand(seat).knownTo(0));
      }
      assertEquals(0, seen.drawLeft);
      assertEquals(0, seen.rng);
      assertTrue(seen.drawn == Cards.NONE || seen.drawn == Cards.HIDDEN);
    }
    assertEquals(
        "how many there were can be seen", 4, (int) deeds(table).get(2).before().sizes().get(1));
  }

  @Test
  public void itIsTheSameForEverybodyAndInEveryImaginedWorld() {
    SoloSituation table =
        with("R5", "R3 G1 G2", "R1 B2 Y4", "B4 B6").does("S1 play R3", "S2 play R1");
    SoloView view = table.viewOf(Seat.of(2));

    assertEquals(table.state().past(), view.masked().past());
    assertEquals(table.state().past(), table.game.imagine(view, new Rng(3)).past());
  }

  @Test
  public void aNewRoundBeginsWithNothingToRemember() {
    SoloSituation table =
        SoloSituation.playing(List.of("match-length=500"), "R5", "R3", "R1 B2 Y4")
            .does("S1 play R3");

    assertEquals(2, table.state().round());
    assertEquals(List.of(), told(table));
  }

  @Test
  public void theOldestIsForgottenAfterTenDeedsOfEachSeat() {
    SoloSituation table = with("R5", "B1 B2", "G1 G2").next("Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9 B3 B4 B6 B7");
    for (int turn = 0; turn < 6; turn++) {
      table.does("S1 draw", "S1 keep", "S2 draw", "S2 keep");
    }

    assertEquals(20, deeds(table).size());
    assertEquals("S1 draw []", told(table).get(0));
    assertEquals("five turns ago", 3, (int) deeds(table).get(0).before().sizes().get(0));
  }

  @Test
  public void statesWithAnotherPastAreNotTheSame() {
    SoloSituation one = with("R5", "B1 B2", "G1 G2").next("Y1 Y2").does("S1 draw", "S1 keep");
    SoloState other = new SoloState(one.state());
    other.past = one.state().past().cleared();

    assertNotEquals(one.state(), other);
  }
}
