package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/** Ruling 2: who throws in which card, and when, one test for each sentence. */
public final class SoloInterjectRulingsTest {
  private static final List<String> OLD_INTERJECTING = List.of("interject-actions=on");

  @Test
  public void theSameCardInterjectsOutOfTurnAndPlayGoesOnAfterTheInterjector() {
    SoloSituation t = with("R5", "R3 G1", "B1 B2", "R3 B4 B6", "Y1 Y2");
    t.does("S1 play R3");
    assertEquals("S2", t.turn());
    t.does("S3 interject");
    assertEquals("S4", t.turn());
    assertEquals("B4 B6", t.hand("S3"));
  }

  @Test
  public void onlyTheSameColourAndNumberInterjects() {
    SoloSituation t = with("R5", "R3 G1", "B1 B2", "G3 R4 Y1", "Y2 Y3");
    t.does("S1 play R3");
    assertEquals(SoloRefusal.NOT_THE_SAME, t.refused("S3 interject"));
    assertEquals(List.of(), t.moves("S3"));
  }

  @Test
  public void interjectingEndsWhenSomebodyElsePlays() {
    SoloSituation t = with("R5", "R3 G1", "R1 B2", "R3 B4", "Y1 Y2");
    t.does("S1 play R3", "S2 play R1");
    assertEquals(SoloRefusal.NOT_THE_SAME, t.refused("S4 interject"));
    assertEquals(SoloRefusal.IN_TURN, t.refused("S3 interject"));
  }

  @Test
  public void interjectingIsPossibleAfterSomebodyHasDrawnAndKept() {
    SoloSituation t = with("R5", "R3 G1", "R1 B2", "B1 B4", "Y1 Y2", "R3 G4").next("Y9 Y8 Y7 Y6");
    t.does("S1 play R3", "S1 solo", "S2 draw", "S2 keep", "S3 draw", "S3 keep");
    assertEquals("S4", t.turn());
    t.does("S5 interject");
    assertEquals("G4", t.hand("S5"));
    assertEquals("S1", t.turn());
  }

  @Test
  public void whoDecidesAboutADrawnCardWhileAnotherInterjectsKeepsIt() {
    SoloSituation t = with("R5", "R3 G1", "R1 B2", "B1 B4", "R3 Y1 Y2").next("R9");
    t.does("S1 play R3", "S1 solo", "S2 draw");
    assertEquals(List.of("S2 keeps", "S4 interjects R3"), t.told("S4 interject", null));
    t.does("S4 interject");
    assertEquals("R1 R9 B2", t.hand("S2"));
    assertEquals("S1", t.turn());
    assertEquals(List.of("draw"), t.moves("S1"));
  }

  @Test
  public void whoHasDrawnMayInterjectWithTheSameCardAndKeepsTheDrawnOne() {
    SoloSituation t = with("R5", "R5 G1", "B1 B2", "B4 B6").next("Y9");
    assertEquals("in turn it is laid like any other", List.of("draw", "play R5"), t.moves("S1"));
    t.does("S1 draw");
    assertEquals(List.of("keep", "interject"), t.moves("S1"));
    t.does("S1 interject");
    assertEquals("G1 Y9", t.hand("S1"));
    assertEquals("S2", t.turn());

    SoloSituation same = with("R5", "G1 G2", "B1 B2", "B4 B6").next("R5").does("S1 draw");
    assertEquals(SoloRefusal.IN_TURN, same.refused("S1 interject"));
    assertTrue(same.may("S1 play R5"));
  }

  @Test
  public void aQuestionOnTheTableIsAnsweredFirst() {
    List<String> questions = List.of("play RSwap S2", "play RGift S2", "play AllSwap");
    for (String question : questions) {
      SoloSituation t =
          SoloSituation.playing(
              OLD_INTERJECTING, "R5", "RSwap RGift AllSwap G1 G2", "B1 B2", "R5 AllSwap");
      t.does("S1 " + question);
      assertEquals(SoloRefusal.NO_NUMBER, t.refused("S3 interject"));
    }
  }

  @Test
  public void whoHasJustLaidMayInterjectToo() {
    SoloSituation t = with("R5", "R3 R3 G1", "B1 B2", "B4 B6");
    t.does("S1 play R3", "S1 interject");
    assertEquals("G1", t.hand("S1"));
    assertEquals("S2", t.turn());
  }

  @Test
  public void theFirstCardOfTheRoundMayBeInterjectedOn() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2", "R5 B6");
    t.does("S3 interject");
    assertEquals("S1", t.turn());
  }

  @Test
  public void afterATripleTheLastCardMayBeInterjectedOn() {
    SoloSituation t = with("R5", "R3 G3 B3 G1", "G3 B2", "B3 B6 B7");
    t.does("S1 triple B3");
    assertEquals(SoloRefusal.NOT_THE_SAME, t.refused("S1 interject"));
    t.does("S3 interject");
    assertEquals("S1", t.turn());
  }

  @Test
  public void actionCardsDoNotInterject() {
    SoloSituation t = with("R5", "RDraw2 G1", "B1 B2", "RDraw2 B6");
    t.does("S1 play RDraw2");
    assertEquals(SoloRefusal.NO_NUMBER, t.refused("S3 interject"));
  }

  @Test
  public void inTheOldEditionActionCardsInterjectAndAct() {
    SoloSituation t =
        SoloSituation.playing(OLD_INTERJECTING, "R5", "RDraw2 G1", "B1 B2", "RDraw2 B6", "Y1 Y2");
    t.does("S1 play RDraw2", "S3 interject");
    assertEquals("S4", t.turn());
    assertEquals(4, t.state.chain);

    t = SoloSituation.playing(OLD_INTERJECTING, "R5", "RSkip G1", "B1 B2", "B3", "RSkip Y2");
    t.does("S1 play RSkip", "S4 interject");
    assertEquals("S1 is skipped in turn", "S2", t.turn());

    t = SoloSituation.playing(OLD_INTERJECTING, "R5", "RChange G1", "RChange B2", "B3", "Y2");
    t.does("S1 play RChange");
    t.does("S4 draw", "S4 keep", "S2 interject");
    assertEquals("clockwise again", "S3", t.turn());
  }

  @Test
  public void everybodyIsInvitedWhileTheTopCardMayBeInterjectedOnWhateverIsInTheHands() {
    SoloSituation t = with("R5", "RSkip R3 G1", "B1 B2", "B4 B6");
    assertTrue(t.game.hasReactions());
    assertTrue(t.game.invitesReactions(t.state));
    assertFalse("hands are secret", t.game.isOpen(t.state));
    assertTrue(t.game.invitesReactions(with("R5", "R3 G1", "R5 B2").state));
    assertFalse(t.game.invitesReactions(t.does("S1 play RSkip").state));
    SoloSituation old = SoloSituation.playing(OLD_INTERJECTING, "R5", "RSkip R3 G1", "B1", "B4");
    assertTrue(old.game.invitesReactions(old.does("S1 play RSkip").state));
    SoloSituation over =
        SoloSituation.playing(List.of("match-length=one-round"), "R5", "R1", "B1 B2");
    assertFalse(over.game.invitesReactions(over.does("S1 play R1").state));
  }

  @Test
  public void inTheOldEditionBlackCardsStillDoNotInterject() {
    SoloSituation t = SoloSituation.playing(OLD_INTERJECTING, "R5", "Choose G1", "B1", "Choose B6");
    t.does("S1 play Choose B");
    assertEquals(SoloRefusal.NO_NUMBER, t.refused("S3 interject"));
  }
}
