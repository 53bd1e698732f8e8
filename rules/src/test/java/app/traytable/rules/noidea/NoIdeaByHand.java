package app.traytable.rules.noidea;

import app.traytable.rules.contract.ByHand;
import app.traytable.rules.table.Seat;
import java.util.List;

/** A trophy more on the pile of somebody who has just claimed was won by the claim. */
final class NoIdeaByHand extends ByHand<NoIdeaState, NoIdeaMove> {
  private final int[] points;
  private final int[] won;

  NoIdeaByHand(int seats) {
    super(seats, "trophies-by-memory", "trophies-by-claim");
    points = new int[seats];
    won = new int[seats];
  }

  @Override
  public void watch(NoIdeaState before, Seat seat, NoIdeaMove move, NoIdeaState after) {
    for (int trophy = before.trophiesWon; trophy < after.trophiesWon; trophy++) {
      int winner = after.winner(trophy);
      boolean claimed = move instanceof NoIdeaMove.Claim && winner == seat.index();
      count(claimed ? "trophies-by-claim" : "trophies-by-memory", winner, 1);
      points[winner] += after.trophy(trophy);
      won[winner]++;
    }
    for (int owner = 0; owner < seats(); owner++) {
      for (int value = 0; value < NoIdeaState.PRIZE_VALUES; value++) {
        int more = after.prizes(owner, value) - before.prizes(owner, value);
        points[owner] += more * value;
        won[owner] += more;
      }
    }
  }

  @Override
  protected List<List<Integer>> keys(NoIdeaState end) {
    return List.of(listed(points), listed(won));
  }
}
