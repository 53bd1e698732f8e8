package app.traytable.rules.whist;

import app.traytable.rules.contract.ByHand;
import app.traytable.rules.table.Seat;
import java.util.List;

/** Counts tricks: whoever leads after the last card of one has taken it. */
final class WhistByHand extends ByHand<WhistState, WhistMove> {
  private final int[] tricks;
  private int cards;

  WhistByHand(int seats) {
    super(seats);
    tricks = new int[seats];
  }

  @Override
  public void watch(WhistState before, Seat seat, WhistMove move, WhistState after) {
    if (++cards % seats() == 0) {
      tricks[after.leader]++;
    }
  }

  @Override
  protected List<List<Integer>> keys(WhistState end) {
    return List.of(listed(tricks));
  }
}
