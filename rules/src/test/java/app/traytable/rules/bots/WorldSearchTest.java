package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;

/** Searching over the first move of a game of Qwinto, led by a guide with one wish. */
public final class WorldSearchTest {
  private static final int PLAY_OUTS = 100;

  private final Qwinto game = new Qwinto();
  private final QwintoState state = game.deal(Setup.of(game.info(), 2, 1).withFirst(Seat.of(0)));
  private final QwintoView view = game.view(state, Seat.of(0));
  private final List<QwintoMove> moves = game.legalMoves(state, Seat.of(0));
  private final QwintoMove last = moves.get(moves.size() - 1);

  @Test
  public void theMoveThatLeadsToTheBetterTableIsFound() {
    for (QwintoMove wanted : moves) {
      assertEquals(wanted, search(new Wish(game, wanted)).choose(view, moves, new Rng(1)));
    }
  }

  @Test
  public void whatIsEquallyGoodIsLeftToTheGuidesFirstGuess() {
    assertEquals(
        moves.get(0), search(new Wish(game, QwintoMoves.PASS)).choose(view, moves, new Rng(1)));
  }

  @Test
  public void aReactionIsMadeIfItBringsMoreThanLettingTheMomentPass() {
    assertEquals(last, search(new Wish(game, last)).react(view, moves, new Rng(1)));
    assertNull(search(new Wish(game, moves.get(0))).react(view, moves, new Rng(1)));
  }

  @Test
  public void noMorePlayOutsAreMadeThanTheBudgetAllows() {
    Wish wish = new Wish(game, last);
    search(wish).choose(view, moves, new Rng(1));
    assertTrue("" + wish.asked, wish.asked > PLAY_OUTS / 2 && wish.asked <= PLAY_OUTS);
  }

  @Test
  public void aSingleMoveNeedsNoThought() {
    Wish wish = new Wish(game, last);
    assertEquals(last, search(wish).choose(view, List.of(last), new Rng(1)));
    assertEquals(0, wish.asked);
  }

  @Test
  public void aSearchStopsAtOnceWhenItsThreadIsInterrupted() {
    Wish wish = new Wish(game, last);
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> search(wish).choose(view, moves, new Rng(1)));
    } finally {
      assertTrue("the interruption is kept for others to see", Thread.interrupted());
    }
    assertEquals(0, wish.asked);
  }

  private WorldSearch<QwintoState, QwintoMove, QwintoView> search(Wish wish) {
    return new WorldSearch<>(game, wish, PLAY_OUTS);
  }

  /** Wants the table after one certain move, and lets everybody play their first one. */
  private static final class Wish implements Guide<QwintoState, QwintoMove, QwintoView> {
    private final Qwinto game;
    private final QwintoMove wanted;
    private int asked;

    Wish(Qwinto game, QwintoMove wanted) {
      this.game = game;
      this.wanted = wanted;
    }

    @Override
    public Seat viewer(QwintoView view) {
      return Seat.of(0);
    }

    @Override
    public QwintoMove goOn(QwintoState world, Seat seat, List<QwintoMove> moves, Rng rng) {
      return moves.get(0);
    }

    @Override
    public boolean isFarEnough(QwintoState first, QwintoState now) {
      return true;
    }

    @Override
    public double worth(QwintoState world, Seat seat) {
      asked++;
      QwintoView after = game.view(world, seat);
      String laid = game.moves().text(wanted);
      String grid = after.toString();
      return laid.startsWith("lay") && grid.contains(where(laid)) ? 1 : 0;
    }

    /** How a view writes the laid card, as in "NW O4/". */
    private static String where(String laid) {
      String[] words = laid.split(" ", -1);
      return words[words.length - 1] + " " + words[words.length - 2] + "/";
    }
  }
}
