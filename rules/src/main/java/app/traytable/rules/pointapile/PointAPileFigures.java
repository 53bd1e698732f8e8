package app.traytable.rules.pointapile;

import app.traytable.rules.pointapile.PointAPileEvent.Contested;
import app.traytable.rules.pointapile.PointAPileEvent.Unsplittable;
import app.traytable.rules.pointapile.PointAPileEvent.Wanted;
import app.traytable.rules.table.Figure;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.function.BiPredicate;

/** Whether somebody pointed where nobody else did. Empty space is no pile. */
final class PointAPileFigures {
  static final List<Figure<PointAPileView, PointAPileEvent>> ALL =
      List.of(
          piles("piles-alone", (seat, e) -> e instanceof Wanted pile && pile.by() == seat),
          piles(
              "piles-with-others",
              (seat, e) ->
                  e instanceof Contested pile && pile.by().contains(seat)
                      || e instanceof Unsplittable card && card.by().contains(seat)));

  private PointAPileFigures() {}

  private static Figure<PointAPileView, PointAPileEvent> piles(
      String id, BiPredicate<Seat, PointAPileEvent> isPointedAt) {
    return new Figure<>(
        id,
        (seat, told, end) -> (int) told.stream().filter(e -> isPointedAt.test(seat, e)).count());
  }
}
