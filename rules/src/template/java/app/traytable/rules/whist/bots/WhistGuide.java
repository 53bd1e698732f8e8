package app.traytable.rules.whist.bots;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.whist.WhistMove;
import app.traytable.rules.whist.WhistState;
import app.traytable.rules.whist.WhistView;
import java.util.List;
import java.util.Objects;

/** Plays worlds on to their end as the thrifty do. */
public final class WhistGuide implements Guide<WhistState, WhistMove, WhistView> {
  @Override
  public Seat viewer(WhistView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat");
  }

  @Override
  public WhistMove goOn(WhistState world, Seat seat, List<WhistMove> legalMoves, Rng rng) {
    return WhistBots.thrifty(world, legalMoves);
  }

  @Override
  public double worth(WhistState world, Seat seat) {
    return world.tricks(seat.index());
  }
}
