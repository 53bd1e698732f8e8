package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** How sure a search has to be, and what it spends on whom. */
public final class WorldSearchDoubtTest {
  private static final int PLAY_OUTS = 100;

  private final Qwinto game = new Qwinto();
  private final QwintoState state = game.deal(Setup.of(game.info(), 2, 1).withFirst(Seat.of(0)));
  private final QwintoView view = game.view(state, Seat.of(0));
  private final List<QwintoMove> moves = game.legalMoves(state, Seat.of(0)).subList(0, 4);

  private WorldSearch<QwintoState, QwintoMove, QwintoView> search(Taste taste) {
    return new WorldSearch<>(game, taste, PLAY_OUTS);
  }

  /** In every other world the second move is better by one, and else worse by half of that. */
  private Taste nowBetterNowWorse(double doubt) {
    Taste taste = new Taste(new double[] {0, 1}, doubt);
    taste.inOddWorlds = new double[] {0, -0.5};
    return taste;
  }

  /** A lead of 0.25 on average in 50 worlds, give or take 0.75 in each: 2.33 standard errors. */
  @Test
  public void theNaturalMoveIsMadeUnlessAnotherIsClearlyBetter() {
    List<QwintoMove> two = moves.subList(0, 2);
    assertEquals(two.get(1), search(nowBetterNowWorse(0)).choose(view, two, new Rng(1)));
    assertEquals(two.get(1), search(nowBetterNowWorse(2.33)).choose(view, two, new Rng(1)));
    assertEquals(two.get(0), search(nowBetterNowWorse(2.34)).choose(view, two, new Rng(1)));
  }

  @Test
  public void whatIsBetterInEveryWorldIsBeyondAnyDoubt() {
    List<QwintoMove> two = moves.subList(0, 2);
    Taste taste = new Taste(new double[] {0, 1}, 1_000);
    assertEquals(two.get(1), search(taste).choose(view, two, new Rng(1)));
  }

  @Test
  public void theWorseHalfDropsOutAndTheOthersShareTheRest() {
    Taste taste = new Taste(new double[] {4, 3, 2, 1}, 0);
    assertEquals(moves.get(0), search(taste).choose(view, moves, new Rng(1)));
    int round = PLAY_OUTS / 4 / 2;
    int rest = PLAY_OUTS / 2 / 2;
    assertEquals(Arrays.asList(round + rest, round + rest, round, round), taste.asked());
  }

  @Test
  public void theNaturalMoveIsTriedToTheEnd() {
    Taste taste = new Taste(new double[] {1, 2, 3, 4}, 0);
    assertEquals(moves.get(3), search(taste).choose(view, moves, new Rng(1)));
    int round = PLAY_OUTS / 4 / 2;
    int rest = PLAY_OUTS / 3 / 2;
    assertEquals(Arrays.asList(round + rest, round, round + rest, round + rest), taste.asked());
  }

  @Test
  public void aBudgetThatIsTooSmallStillTriesEveryMoveOnce() {
    Taste taste = new Taste(new double[] {1, 2, 3, 4}, 0);
    assertEquals(moves.get(3), new WorldSearch<>(game, taste, 1).choose(view, moves, new Rng(1)));
    assertFalse(taste.asked().contains(0));
  }

  @Test
  public void aReactionThatIsWorseThanLettingTheMomentPassIsNotMade() {
    Taste taste = new Taste(new double[] {-1, -2, -3, -4}, 0);
    assertNull(search(taste).react(view, moves, new Rng(1)));
  }

  @Test
  public void twoMovesAreComparedInTheSameWorlds() {
    Taste taste = new Taste(new double[] {0, 1}, 0);
    int worlds = PLAY_OUTS / 2;
    assertEquals(
        new Comparison(worlds, worlds, 0, true),
        search(taste).compare(view, moves.get(1), moves.get(0), new Rng(1)));
    assertEquals(
        new Comparison(worlds, 0, worlds, false),
        search(taste).compare(view, moves.get(0), moves.get(1), new Rng(1)));
    assertEquals(
        "nothing speaks for either",
        new Comparison(worlds, 0, 0, false),
        search(taste).compare(view, moves.get(0), moves.get(0), new Rng(1)));
  }

  @Test
  public void aComparisonCountsTheWorldsInWhichEachWentBetter() {
    Comparison compared =
        search(nowBetterNowWorse(0)).compare(view, moves.get(1), moves.get(0), new Rng(1));
    assertEquals(new Comparison(PLAY_OUTS / 2, 25, 25, true), compared);
  }

  @Test
  public void aComparisonThatCannotBeIsNone() {
    assertTrue(new Comparison(2, 1, 1, false).worlds() == 2);
    assertTrue(new Comparison(1, 0, 0, false).better() == 0);
    for (int[] counts : new int[][] {{0, 0, 0}, {2, -1, 1}, {2, 1, -1}, {2, 2, 1}}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new Comparison(counts[0], counts[1], counts[2], false));
    }
  }

  /** Likes every move of the list by a number; the first of a list is natural. */
  private final class Taste implements Guide<QwintoState, QwintoMove, QwintoView> {
    private final double[] inEvenWorlds;
    private final double doubt;
    private final int[] asked;
    private double[] inOddWorlds;
    private int world = -1;

    Taste(double[] likes, double doubt) {
      this.inEvenWorlds = likes;
      this.inOddWorlds = likes;
      this.doubt = doubt;
      this.asked = new int[likes.length];
    }

    /** How often each move was tried. */
    List<Integer> asked() {
      List<Integer> list = new ArrayList<>();
      for (int count : asked) {
        list.add(count);
      }
      return list;
    }

    @Override
    public Seat viewer(QwintoView view) {
      return Seat.of(0);
    }

    @Override
    public double doubt(
        QwintoView view, List<? extends @Nullable QwintoMove> tries, @Nullable QwintoMove move) {
      return doubt;
    }

    @Override
    public Worlds<QwintoState> worlds(
        Game<QwintoState, QwintoMove, QwintoView, ?> game, QwintoView view) {
      return rng -> {
        world++;
        return state;
      };
    }

    @Override
    public QwintoMove goOn(QwintoState world, Seat seat, List<QwintoMove> legal, Rng rng) {
      return legal.get(legal.size() - 1);
    }

    @Override
    public boolean isFarEnough(QwintoState first, QwintoState now) {
      return true;
    }

    @Override
    public double worth(QwintoState after, Seat seat) {
      for (int i = 0; i < asked.length; i++) {
        if (game.play(state, Seat.of(0), moves.get(i)).equals(after)) {
          asked[i]++;
          return (world % 2 == 0 ? inEvenWorlds : inOddWorlds)[i];
        }
      }
      return 0;
    }
  }
}
