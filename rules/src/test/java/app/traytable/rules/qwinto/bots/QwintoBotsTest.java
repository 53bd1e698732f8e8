package app.traytable.rules.qwinto.bots;

import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoState;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoTable;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

/** What bots do and never do, seen over games among themselves. */
public final class QwintoBotsTest {
  private static final int GAMES = 12;

  private final Qwinto game = new Qwinto();
  private final QwintoBots bots = new QwintoBots();

  @Test
  public void nobodyCallsWithoutNeedWhatTheirOwnSheetHasNoFieldFor() {
    for (Level level : Level.values()) {
      watch(
          level,
          (state, seat, moves, move) -> {
            boolean endsTheGame = state.sheet(state.current()).failed() == 3;
            if (state.phase() == Phase.LAYING && !endsTheGame && open(state, move) == 0) {
              assertTrue(
                  level + " fails without need",
                  moves.stream().allMatch(other -> open(state, other) == 0));
            }
          });
    }
  }

  @Test
  public void nobodyTakesAFailedAttemptWhoseNumberFits() {
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      int[] failed = {0};
      int[] all = {0};
      watch(
          level,
          (state, seat, moves, move) -> {
            if (state.phase() == Phase.ANSWERING && seat.index() == state.current()) {
              all[0]++;
              failed[0] += move == QwintoMoves.PASS ? 1 : 0;
            }
          });
      assertTrue(level + ": " + failed[0] + " of " + all[0], failed[0] <= all[0] / 50);
    }
  }

  @Test
  public void theFirstNumberGoesWhereItLeavesRoomOnBothSides() {
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      int middle = enteredFirst(level, 9);
      assertTrue(level + " puts a 9 at " + middle, middle >= 2 && middle <= 6);
      int left = enteredFirst(level, 1);
      assertTrue(level + " puts a 1 at " + left, left <= 1);
    }
  }

  /** The field of its row, from 0, where an empty sheet gets this number in orange. */
  private int enteredFirst(Level level, int number) {
    QwintoState state =
        QwintoTable.of("O1 O2 O3 O4", "A1 A2 A3", "Y1 Y2 Y3").called(number, 1).state();
    Seat seat = Seat.of(0);
    QwintoMove move =
        bot(level).choose(game.view(state, seat), game.legalMoves(state, seat), new Rng(4));
    return ((QwintoMove.Enter) move).field();
  }

  @Test
  public void aNormalBotMakesMorePointsThanAnEasyOne() {
    int easy = pointsAlone(Level.EASY);
    int normal = pointsAlone(Level.NORMAL);
    assertTrue(easy + " and " + normal, easy < normal);
  }

  private int pointsAlone(Level level) {
    int points = 0;
    for (int i = 0; i < GAMES; i++) {
      points += game.outcome(play(level, 1, i)).points().get(0);
    }
    return points;
  }

  private static int open(QwintoState state, QwintoMove lay) {
    QwintoCall call = state.callOf(lay);
    return state.sheet(state.current()).open(call.sum(), call.rows());
  }

  private interface Watcher {
    void see(QwintoState state, Seat seat, List<QwintoMove> moves, QwintoMove move);
  }

  private Bot<QwintoMove, QwintoView> bot(Level level) {
    return level == Level.HARD ? new WorldSearch<>(game, new QwintoGuide(), 40) : bots.bot(level);
  }

  private void watch(Level level, Watcher watcher) {
    for (int i = 0; i < GAMES; i++) {
      play(level, 1 + i % 4, i, watcher);
    }
  }

  private QwintoState play(Level level, int seats, int seed) {
    return play(level, seats, seed, (state, seat, moves, move) -> {});
  }

  private QwintoState play(Level level, int seats, int seed, Watcher watcher) {
    Bot<QwintoMove, QwintoView> bot = bot(level);
    Rng rng = new Rng(seed);
    QwintoState state = game.deal(Setup.of(game.info(), seats, seed));
    while (state.phase() != Phase.OVER) {
      Seat seat = game.toAct(state).iterator().next();
      List<QwintoMove> moves = game.legalMoves(state, seat);
      QwintoMove move = bot.choose(game.view(state, seat), moves, rng);
      watcher.see(state, seat, moves, move);
      state = game.play(state, seat, move);
    }
    return state;
  }
}
