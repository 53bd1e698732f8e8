package app.traytable.rules.pointapile.bots;

import static app.traytable.rules.pointapile.PointAPileMoves.PUTS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.pointapile.PointAPileTable;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

/** How bots point, and how they form piles. */
public final class PointAPileBotsTest {
  private static final PointAPile GAME = new PointAPile();
  private static final PointAPileBots BOTS = new PointAPileBots();

  private static PointAPileMove choice(PointAPileTable t, int seat, Level level, int chance) {
    List<PointAPileMove> moves = GAME.legalMoves(t.state(), Seat.of(seat - 1));
    return BOTS.bot(level).choose(t.view(seat), moves, new Rng(chance));
  }

  /** How often of 100 times each pick is made. */
  private static Map<String, Integer> picks(PointAPileTable t, int seat, Level level) {
    Map<String, Integer> picks = new TreeMap<>();
    for (int chance = 0; chance < 100; chance++) {
      picks.merge(GAME.moves().text(choice(t, seat, level, chance)), 1, Integer::sum);
    }
    return picks;
  }

  private static int often(Map<String, Integer> picks, String pick) {
    return picks.getOrDefault(pick, 0);
  }

  @Test
  public void nobodyCanTellWhichOfTwoGoodPilesWillBePicked() {
    PointAPileTable t = PointAPileTable.seats(2).piles("R+1 R", "G+1 G");
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      Map<String, Integer> picks = picks(t, 1, level);
      assertTrue(level + " " + picks, often(picks, "pick P1") > 15);
      assertTrue(level + " " + picks, often(picks, "pick P2") > 15);
    }
  }

  @Test
  public void aPileThatNobodyElseMayPickIsTakenForCertain() {
    PointAPileTable t = PointAPileTable.seats(2).score(2, "G R").piles("G+1 B+1 R", "P");
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      assertTrue("" + picks(t, 1, level), often(picks(t, 1, level), "pick P1") > 95);
    }
  }

  @Test
  public void aPileThatWinsAndIsBarredToTheOthersIsTakenEveryTime() {
    PointAPileTable t = PointAPileTable.seats(2).score(1, "G G G G P").score(2, "B R");
    t.piles("G R", "P B");
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      assertEquals(level + "", 100, often(picks(t, 1, level), "pick P1"));
    }
  }

  @Test
  public void aChildLikesTheGoodPileAndThinksOfNobodyElse() {
    PointAPileTable t = PointAPileTable.seats(2).piles("R+1 B+1 R", "G");
    Map<String, Integer> picks = picks(t, 1, Level.EASY);
    assertTrue("" + picks, often(picks, "pick P1") > 50);
    assertTrue("but not always: " + picks, often(picks, "pick P1") < 95);
  }

  @Test
  public void whoWouldWinWithAPileIsNotLeftAloneWithIt() {
    PointAPileTable t = PointAPileTable.seats(2).score(2, "R R R G").score(1, "B");
    Map<String, Integer> picks = picks(t.piles("R R", "G P"), 1, Level.HARD);
    assertTrue("" + picks, often(picks, "pick P1") > 90);
  }

  /** Green on top keeps the other one off, so all that is good goes under it. */
  @Test
  public void theActivePlayerFormsAPileThatOnlyHeMayPick() {
    int barred = 0;
    for (int chance = 0; chance < 20; chance++) {
      PointAPileTable t = PointAPileTable.seats(2).score(1, "R").score(2, "G").active(1);
      t.drawn("R+1 B+1 G B");
      while (t.phase().equals("forming")) {
        t.play("S1 " + GAME.moves().text(choice(t, 1, Level.HARD, chance)));
      }
      for (List<Byte> pile : t.view(1).piles()) {
        byte top = pile.get(pile.size() - 1);
        barred += PointAPileCards.name(top).equals("G") && pile.size() > 1 ? 1 : 0;
      }
    }
    assertTrue("only " + barred + " times", barred >= 16);
  }

  @Test
  public void aHintSaysWhy() {
    PointAPileMove first = PointAPileMoves.PICKS.get(0);
    PointAPileTable t = PointAPileTable.seats(2).score(2, "G R").piles("G+1 B+1 R", "P");
    assertEquals(new Hint<>(first, new PointAPileReason.NobodyElse()), hint(t, 1));
    t = PointAPileTable.seats(2).score(1, "G G G P").score(2, "R").piles("G G R", "P");
    assertEquals(new Hint<>(first, new PointAPileReason.Wins()), hint(t, 1));
    t = PointAPileTable.seats(2).score(2, "R R R G").score(1, "B").piles("R R", "G P");
    assertEquals(new Hint<>(first, new PointAPileReason.Blocks(Seat.of(1))), hint(t, 1));
  }

  /** Green on top keeps the other one off. */
  @Test
  public void aCardIsPutForWhatItsPileIsGoingToBe() {
    PointAPileTable t = PointAPileTable.seats(2).score(1, "R").score(2, "G").active(1);
    t.drawn("R+1 B+1 G B").play("S1 put 1 new", "S1 put 4 new");
    assertEquals(new PointAPileReason.Under(Colour.GREEN), why(t, PUTS.get(1).get(0)));
    t.play("S1 put 2 P1");
    assertEquals(
        new PointAPileReason.Bars(Colour.GREEN, Seats.only(1)), why(t, PUTS.get(2).get(0)));
    t = PointAPileTable.seats(2).active(1).drawn("R+1 G+1").play("S1 put 1 new");
    assertEquals(new PointAPileReason.Spreads(), why(t, PointAPileMoves.PUTS_NEW.get(1)));
    assertEquals(new PointAPileReason.WentBest(), why(t, PUTS.get(1).get(0)));
  }

  @Test
  public void theSameQuestionGetsTheSameAnswer() {
    for (int chance = 0; chance < 5; chance++) {
      PointAPileTable t = PointAPileTable.seats(3).score(1, "R").score(2, "G").active(1);
      t.drawn("R+1 B+1 G B G B");
      while (t.phase().equals("forming")) {
        PointAPileMove move = choice(t, 1, Level.HARD, chance);
        assertEquals(why(t, move), why(t, move));
        t.play("S1 " + GAME.moves().text(move));
      }
    }
  }

  private static Hint<PointAPileMove, PointAPileReason> hint(PointAPileTable t, int seat) {
    List<PointAPileMove> moves = GAME.legalMoves(t.state(), Seat.of(seat - 1));
    PointAPileMove move = choice(t, seat, Level.HARD, 1);
    return new Hint<>(move, BOTS.explain(t.view(seat), moves, move));
  }

  /** Why the first seat should do this. */
  private static PointAPileReason why(PointAPileTable t, PointAPileMove move) {
    return BOTS.explain(t.view(1), GAME.legalMoves(t.state(), Seat.of(0)), move);
  }

  @Test
  public void onlyWhatIsSettledIsDoneAtOnceAndEveryPickTakesTheSameTime() {
    PointAPileTable t = PointAPileTable.seats(2).drawn("R G");
    assertEquals(Tempo.USUAL, BOTS.tempo(GAME.table(t.state()), PointAPileMoves.PUTS_NEW.get(0)));
    t.play("S1 put 1 new", "S1 put 2 new");
    assertEquals(Tempo.QUICK, BOTS.tempo(GAME.table(t.state()), PointAPileMoves.DONE));
    t.play("S1 done");
    for (PointAPileMove pick : GAME.legalMoves(t.state(), Seat.of(0))) {
      assertEquals(Tempo.USUAL, BOTS.tempo(GAME.table(t.state()), pick));
    }
  }
}
