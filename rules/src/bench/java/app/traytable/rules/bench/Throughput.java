package app.traytable.rules.bench;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.Teller;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/** How many moves of games by lot one thread plays in a second, choosing included. */
public final class Throughput {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Throughput() {}

  public static void main(String[] args) {
    int warmUp = Integer.parseInt(args[1]);
    int seconds = Integer.parseInt(args[2]);
    System.out.printf(
        "%-12s %5s %12s %12s %10s %12s%n",
        "game", "seats", "games/s", "moves/s", "ns/move", "bytes/move");
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      if (args[0].equals("all") || args[0].equals(game.info().id())) {
        for (int seats : List.of(2, Math.min(4, game.info().maxSeats()))) {
          run(game.game(), seats, warmUp);
          System.out.println(run(game.game(), seats, seconds));
        }
      }
    }
  }

  private static <S, M extends Move, V, E extends Event> String run(
      Game<S, M, V, E> game, int seats, int seconds) {
    Rng rng = new Rng(1);
    long games = 0;
    long moves = 0;
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long start = System.nanoTime();
    long end = start + seconds * 1_000_000_000L;
    while (System.nanoTime() < end) {
      moves += play(game, Setup.of(game.info(), seats, rng.next()), rng);
      games++;
    }
    double time = (System.nanoTime() - start) / 1e9;
    bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    return String.format(
        "%-12s %5d %12.0f %12.0f %10.0f %12d",
        game.info().id(), seats, games / time, moves / time, time * 1e9 / moves, bytes / moves);
  }

  private static <S, M extends Move, V, E extends Event> long play(
      Game<S, M, V, E> game, Setup setup, Rng rng) {
    S state = game.deal(setup);
    long moves = 0;
    for (Seats acting = game.toAct(state); !acting.isEmpty(); acting = game.toAct(state)) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(acting.bits()));
      List<M> legal = game.legalMoves(state, seat);
      state = game.play(state, seat, legal.get(rng.below(legal.size())), Teller.silent());
      moves++;
    }
    return moves;
  }
}
