package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

/** How bots point, and how they form piles. */
public final class PointAPileBotsTest {
  private static final PointAPile GAME = new PointAPile();

  private static PointAPileMove choice(PointAPileTable t, int seat, Level level, int chance) {
    List<PointAPileMove> moves = GAME.legalMoves(t.state(), Seat.of(seat - 1));
    return GAME.bot(level).choose(t.view(seat), moves, new Rng(chance));
  }

  /** How often of 100 times each pick is made. */
  private static Map<String, Integer> picks(PointAPileTable t, int seat, Level level) {
    Map<String, Integer> picks = new TreeMap<>();
    for (int chance = 0; chance < 100; chance++) {
      picks.merge(choice(t, seat, level, chance).text(), 1, Integer::sum);
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
        t.play("S1 " + choice(t, 1, Level.HARD, chance).text());
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
    PointAPileTable t = PointAPileTable.seats(2).score(2, "G R").piles("G+1 B+1 R", "P");
    assertEquals(Hint.of(PointAPileMove.PICKS.get(0), "nobody-else"), hint(t, 1));
    t = PointAPileTable.seats(2).score(1, "G G G P").score(2, "R").piles("G G R", "P");
    assertEquals(Hint.of(PointAPileMove.PICKS.get(0), "wins"), hint(t, 1));
    t = PointAPileTable.seats(2).score(2, "R R R G").score(1, "B").piles("R R", "G P");
    assertEquals(Hint.of(PointAPileMove.PICKS.get(0), "blocks", "S2"), hint(t, 1));
  }

  @Test
  public void everyReasonOfAHintIsOnTheList() {
    for (int seed = 0; seed < 5; seed++) {
      PointAPileTable t = PointAPileTable.seats(3).score(1, "R").score(2, "G").active(1);
      t.drawn("R+1 B+1 G B G B").active(1);
      while (t.phase().equals("forming")) {
        Hint<PointAPileMove> hint = hint(t, 1);
        assertTrue(hint.reason(), PointAPileBots.REASONS.contains(hint.reason()));
        t.play("S1 " + hint.move().text());
      }
    }
  }

  private static Hint<PointAPileMove> hint(PointAPileTable t, int seat) {
    List<PointAPileMove> moves = GAME.legalMoves(t.state(), Seat.of(seat - 1));
    return GAME.bot(Level.HARD).hint(t.view(seat), moves, new Rng(1));
  }
}
