package app.traytable.rules.qwinto;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.contract.ByHand;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.bots.QwintoBots;
import app.traytable.rules.qwinto.bots.QwintoGuide;
import app.traytable.rules.qwinto.bots.QwintoReason;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Qwinto for the contract. */
public final class QwintoFixture
    implements Fixture<QwintoState, QwintoMove, QwintoView, QwintoEvent> {
  /** So many worlds are enough to see what the best bot looks at. */
  private static final int HURRIED = 8;

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();

  @Override
  public Playable<QwintoState, QwintoMove, QwintoView, QwintoEvent, QwintoReason> playable() {
    return new Playable<>(game, bots);
  }

  @Override
  public List<Bot<QwintoMove, QwintoView>> levels() {
    return List.of(
        bots.bot(Level.EASY),
        bots.bot(Level.NORMAL),
        new WorldSearch<>(game, new QwintoGuide(), HURRIED));
  }

  @Override
  public int askedOfTheBest() {
    return 4;
  }

  @Override
  public Object held(QwintoState s) {
    return Arrays.toString(s.hands);
  }

  @Override
  public int[] cards(QwintoState s) {
    int[] counts = new int[32];
    for (int i = 0; i < s.drawLeft; i++) {
      counts[s.draw[i]]++;
    }
    for (int place = 0; place < 4; place++) {
      counts[s.grid[place]]++;
      count(s.covered[place], counts);
    }
    for (int hand : s.hands) {
      count(hand, counts);
    }
    return counts;
  }

  private static void count(int set, int[] counts) {
    for (int card = 0; card < 32; card++) {
      counts[card] += set >>> card & 1;
    }
  }

  @Override
  public QwintoState shuffleHidden(QwintoState state, @Nullable Seat viewer, Rng rng) {
    QwintoState other = new QwintoState(state);
    other.rng = rng.next();
    int hidden = 0;
    for (int i = 0; i < state.drawLeft; i++) {
      hidden |= 1 << state.draw[i];
    }
    for (int seat = 0; seat < state.seats; seat++) {
      hidden |= isOwn(seat, viewer) ? 0 : state.hands[seat];
    }
    byte[] pool = QwintoCards.listed(hidden);
    Cards.shuffle(pool, pool.length, rng);
    other.draw = pool;
    other.hands = state.hands.clone();
    int next = state.drawLeft;
    for (int seat = 0; seat < state.seats; seat++) {
      if (!isOwn(seat, viewer)) {
        other.hands[seat] = 0;
        for (int i = 0; i < Integer.bitCount(state.hands[seat]); i++) {
          other.hands[seat] |= 1 << pool[next++];
        }
      }
    }
    return other;
  }

  private static boolean isOwn(int seat, @Nullable Seat viewer) {
    return viewer != null && viewer.index() == seat;
  }

  @Override
  public List<QwintoMove> someMoves() {
    List<QwintoMove> moves = new ArrayList<>();
    moves.add(QwintoMoves.PASS);
    moves.addAll(QwintoMoves.ENTERS);
    for (byte card = 0; card < 32; card++) {
      for (int place = 0; place < 4; place++) {
        moves.add(new QwintoMove.Lay(card, place));
      }
      moves.add(new QwintoMove.LayTwo(card, 0, card, 1));
      moves.add(new QwintoMove.LayTwo(card, 2, (byte) ((card + 8) & 31), 0));
      moves.add(new QwintoMove.LayTwo(card, 2, (byte) ((card + 16) & 31), 1));
      moves.add(new QwintoMove.LayTwo(card, 3, (byte) ((card + 1) & 31), 1));
    }
    return moves;
  }

  @Override
  public ByHand<QwintoState, QwintoMove> byHand(int seats) {
    return new QwintoByHand(seats);
  }

  /**
   * Also that no sheet which can be reached breaks a rule, and that hands are as full as they
   * should be.
   */
  @Override
  public void checkPoints(QwintoState s) {
    List<Integer> points = game.outcome(s).points();
    for (int seat = 0; seat < s.seats; seat++) {
      PaperSheet paper = PaperSheet.of(s.sheets[seat]);
      paper.checkRules();
      assertEquals("points of " + s.sheets[seat], paper.points(), (int) points.get(seat));
      assertTrue("played on after the end", s.phase != Phase.LAYING || !paper.endsTheGame());
      if (!s.isSolo() && s.phase == Phase.LAYING) {
        assertEquals("cards in a hand", 3, Integer.bitCount(s.hands[seat]));
      }
    }
  }
}
