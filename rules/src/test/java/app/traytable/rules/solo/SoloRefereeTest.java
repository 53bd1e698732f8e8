package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloSituation.with;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** The list of legal moves and the refusals say the same of every move there could be. */
public final class SoloRefereeTest {
  private static final Solo GAME = new Solo();

  /** Records that nobody could write down, but that somebody could make. */
  private static final List<SoloMove> NONSENSE =
      List.of(
          new SoloMove.Play((byte) -1),
          new SoloMove.Play((byte) 63),
          new SoloMove.Play((byte) 100),
          new SoloMove.Play(SoloCards.FIRST_PROTECTION),
          new SoloMove.PlayFor((byte) 3, Colour.RED),
          new SoloMove.PlayFor(SoloCards.CHOOSE, Colour.GRAY),
          new SoloMove.PlayFor((byte) 120, Colour.RED),
          new SoloMove.PlayAt((byte) 3, Seat.of(1)),
          new SoloMove.PlayAt(SoloCards.parse("RSwap"), Seat.of(9)),
          new SoloMove.PlayAt((byte) -64, Seat.of(0)),
          new SoloMove.Triple((byte) -5),
          new SoloMove.Triple((byte) 64),
          new SoloMove.Triple(SoloCards.CHOOSE),
          new SoloMove.Give((byte) 99),
          new SoloMove.Give((byte) -1),
          new SoloMove.Silently(SoloMoves.DRAW),
          new SoloMove.Silently(SoloMoves.SAY),
          new SoloMove.Silently(new SoloMove.Triple((byte) -5)),
          new SoloMove.Silently(new SoloMove.Silently(new SoloMove.Triple((byte) 3))),
          new SoloMove.Protect(Colour.BLACK));

  @Test
  public void whatIsOnTheListIsPlayedAndEverythingElseIsRefused() {
    List<SoloMove> all = new ArrayList<>(GAME.moves().all());
    all.addAll(NONSENSE);
    Set<Refusal> reasons = new HashSet<>();
    for (int game = 0; game < 12; game++) {
      Setup setup = Setup.of(GAME.info(), 2 + game % 4, game).with("match-length", "one-round");
      setup = setup.with("mixed-chains", game % 2 == 0 ? "on" : "off");
      setup = setup.with("interject-actions", game % 3 == 0 ? "on" : "off");
      Rng rng = new Rng(game);
      SoloState state = GAME.deal(setup);
      for (int ply = 0; ply < 50 && !GAME.toAct(state).isEmpty(); ply++) {
        for (int seat = 0; seat <= setup.seats(); seat++) {
          checkAll(state, Seat.of(seat), all, reasons);
        }
        state = SoloLengthTest.step(GAME, state, rng);
      }
    }
    assertTrue("refused for many reasons: " + reasons, reasons.size() >= 12);
  }

  private static void checkAll(
      SoloState state, Seat seat, List<SoloMove> all, Set<Refusal> reasons) {
    Set<SoloMove> legal = new HashSet<>(GAME.legalMoves(state, seat));
    SoloView view = seat.index() < state.rules.seats() ? GAME.view(state, seat) : GAME.table(state);
    for (SoloMove move : all) {
      try {
        GAME.play(state, seat, move);
        assertTrue(seat + " played " + move, legal.contains(move));
        assertNull(seat + " may " + move, view.whyNot(move));
      } catch (IllegalMove e) {
        assertTrue(seat + " " + move + ": " + e.getMessage(), !legal.contains(move));
        assertEquals("as the player can tell: " + move, e.refusal(), view.whyNot(move));
        reasons.add(e.refusal());
      }
    }
  }

  @Test
  public void keepingACardThatDoesNotFitIsAMatterOfCourseForItsOwnerAlone() {
    SoloSituation t = with("R5", "G1 G2", "B1 B2").next("Y1").does("S1 draw");
    Seat owner = Seat.of(0);

    assertEquals(SoloMoves.KEEP, GAME.matterOfCourse(t.viewOf(owner), owner));
    assertNull(GAME.matterOfCourse(t.viewOf(Seat.of(1)), owner));
    assertNull(GAME.matterOfCourse(GAME.table(t.state()), owner));
  }

  @Test
  public void whatElseIsTheOnlyMoveIsAsked() {
    Seat seat = Seat.of(0);
    SoloSituation drawing = with("R5", "G1 G2", "B1 B2");
    assertEquals(List.of(SoloMoves.DRAW), drawing.legalMoves(seat));
    assertNull(GAME.matterOfCourse(drawing.viewOf(seat), seat));

    SoloSituation fitting = with("R5", "G1 G2", "B1 B2").next("R1").does("S1 draw");
    assertNull(GAME.matterOfCourse(fitting.viewOf(seat), seat));
  }

  @Test
  public void everyMoveIsReadAsItIsWritten() {
    Vocabulary<SoloMove> words = GAME.moves();
    Set<Integer> places = new HashSet<>();
    for (SoloMove move : words.all()) {
      assertSame(move, words.parse(words.text(move)));
      assertTrue("two moves at one place: " + move, places.add(words.place(move)));
    }
  }

  @Test
  public void movesAreInTheirOrder() {
    int last = -1;
    for (String text :
        List.of(
            "draw",
            "take",
            "keep",
            "accept",
            "go",
            "solo",
            "interject",
            "triple R1",
            "triple Y9",
            "give R1",
            "give YProtect",
            "play R9",
            "play RSwap",
            "play RSwap S2",
            "play RGift S10",
            "play G1",
            "play Choose",
            "play Choose R",
            "play Choose Y",
            "play Draw4",
            "play AllSwap",
            "protect R",
            "protect Y",
            "triple R1 silently",
            "triple Y9 silently",
            "play RGift S1 silently",
            "play YGift S10 silently")) {
      int place = GAME.moves().place(GAME.moves().parse(text));
      assertTrue(text + " comes later", place > last);
      last = place;
    }
  }

  @Test
  public void aMoveWithoutSoloIsOneOfTheMovesToo() {
    for (SoloMove move : GAME.moves().all()) {
      SoloMove silent = SoloMoves.silently(move);
      SoloMove written = new SoloMove.Silently(move);
      assertEquals(silent != null, GAME.moves().place(written) >= 0);
      if (silent != null) {
        assertEquals(written, silent);
        assertSame(silent, GAME.moves().parse(GAME.moves().text(written)));
      }
    }
  }

  @Test
  public void noOtherTextIsAMove() {
    for (String text :
        List.of(
            "",
            " ",
            "draw ",
            " draw",
            "Draw",
            "play",
            "play R0",
            "play R10",
            "play r7",
            "play Choose X",
            "play R7 R",
            "play RSwap S0",
            "play RSwap S11",
            "play RProtect",
            "triple RSkip",
            "triple",
            "give",
            "protect",
            "protect K",
            "interject R3",
            "play R7 silently",
            "play RSwap S1 silently",
            "triple R3 silently silently",
            "solo!")) {
      IllegalMove refusal = assertThrows(IllegalMove.class, () -> GAME.moves().parse(text));
      assertEquals(TableRefusal.UNKNOWN, refusal.refusal());
    }
  }

  @Test
  public void theLastCardIsAimedAtNobodyAndAsksForNoColour() {
    SoloSituation swap = with("R5", "RSwap", "B1 B2", "Y1 Y2");
    assertEquals(SoloRefusal.NO_TARGET, swap.refused("S1 play RSwap S2"));
    SoloSituation choose = with("R5", "Choose", "B1 B2", "Y1 Y2");
    assertEquals(SoloRefusal.NO_COLOUR, choose.refused("S1 play Choose R"));
    assertEquals(List.of("draw", "play Choose"), choose.moves("S1"));
  }

  @Test
  public void aDeedOutOfPhaseIsAnsweredWithWhatToDo() {
    SoloSituation t = SoloSituation.with("R5", "RGift G1 G2 G3", "B1 B2", "Y1 Y2");
    assertEquals(SoloRefusal.LAY_OR_DRAW, t.refused("S1 go"));
    assertEquals(SoloRefusal.LAY_OR_DRAW, t.refused("S1 take"));
    assertEquals(SoloRefusal.LAY_OR_DRAW, t.refused("S1 keep"));
    assertEquals(SoloRefusal.LAY_OR_DRAW, t.refused("S1 accept"));
    assertEquals(SoloRefusal.LAY_OR_DRAW, t.refused("S1 give G1"));
    t.does("S1 play RGift S2");
    assertEquals(SoloRefusal.GIVING, t.refused("S1 draw"));
    assertEquals(SoloRefusal.NOT_HELD, t.refused("S1 give B1"));
    assertEquals(TableRefusal.TURN, t.refused("S2 accept"));
    t.does("S1 give G1", "S1 give G2");
    assertEquals(TableRefusal.TURN, t.refused("S1 give G3"));
    assertEquals(SoloRefusal.NOT_HELD, t.refused("S2 protect R"));
    assertEquals(SoloRefusal.ASKED, t.refused("S2 draw"));
  }
}
