package app.traytable.rules.pointapile;

import app.traytable.rules.contract.ByHand;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Remembers who picked which pile until all fingers have come down. */
final class PointAPileByHand extends ByHand<PointAPileState, PointAPileMove> {
  private final Map<Integer, List<Seat>> pointed = new TreeMap<>();

  PointAPileByHand(int seats) {
    super(seats, "piles-alone", "piles-with-others");
  }

  @Override
  public void watch(PointAPileState before, Seat seat, PointAPileMove move, PointAPileState after) {
    if (move instanceof PointAPileMove.Pick pick) {
      pointed.computeIfAbsent(pick.pile(), pile -> new ArrayList<>()).add(seat);
    }
    if (before.phase == Phase.POINTING && after.phase != Phase.POINTING) {
      for (List<Seat> fingers : pointed.values()) {
        String id = fingers.size() == 1 ? "piles-alone" : "piles-with-others";
        fingers.forEach(finger -> count(id, finger.index(), 1));
      }
      pointed.clear();
    }
  }

  @Override
  protected List<Integer> points(PointAPileState end) {
    return keys(end).get(1);
  }

  @Override
  protected List<List<Integer>> keys(PointAPileState end) {
    List<Integer> reached = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    List<Integer> cards = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      int sum = 0;
      for (PointAPileScore.Worth worth :
          new PointAPileView(null, end, false).worths(Seat.of(seat))) {
        sum += worth.points();
      }
      reached.add(end.winners.contains(Seat.of(seat)) ? 1 : 0);
      points.add(sum);
      cards.add(end.score(seat).length);
    }
    return List.of(reached, points, cards);
  }
}
