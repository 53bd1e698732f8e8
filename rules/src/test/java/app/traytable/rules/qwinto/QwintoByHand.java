package app.traytable.rules.qwinto;

import app.traytable.rules.contract.ByHand;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Writes along on paper. Whoever lays a card and enters nothing has failed. */
final class QwintoByHand extends ByHand<QwintoState, QwintoMove> {
  private final int[][] numbers;
  private final int[] failed;

  QwintoByHand(int seats) {
    super(
        seats,
        "points-orange",
        "points-yellow",
        "points-purple",
        "bonus-columns",
        "failed-attempts");
    numbers = new int[seats][27];
    failed = new int[seats];
  }

  @Override
  public void watch(QwintoState before, Seat seat, QwintoMove move, QwintoState after) {
    if (move instanceof QwintoMove.Enter enter) {
      numbers[seat.index()][enter.field()] = before.call.sum();
      if (seat.index() == before.current) {
        fail(before.current, -1);
      }
    } else if (!(move instanceof QwintoMove.Pass)) {
      fail(seat.index(), 1);
    }
    if (after.phase == QwintoState.Phase.OVER) {
      for (int owner = 0; owner < seats(); owner++) {
        PaperSheet paper = paper(owner);
        count("points-orange", owner, paper.rowPoints(0));
        count("points-yellow", owner, paper.rowPoints(1));
        count("points-purple", owner, paper.rowPoints(2));
        count("bonus-columns", owner, paper.fullColumns());
      }
    }
  }

  private void fail(int seat, int more) {
    failed[seat] += more;
    count("failed-attempts", seat, more);
  }

  private PaperSheet paper(int seat) {
    return PaperSheet.of(numbers[seat], failed[seat]);
  }

  @Override
  protected List<List<Integer>> keys(QwintoState end) {
    List<Integer> points = new ArrayList<>();
    List<Integer> columns = new ArrayList<>();
    List<Integer> notFailed = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      points.add(paper(seat).points());
      columns.add(paper(seat).fullColumns());
      notFailed.add(-failed[seat]);
    }
    return List.of(points, columns, notFailed);
  }
}
