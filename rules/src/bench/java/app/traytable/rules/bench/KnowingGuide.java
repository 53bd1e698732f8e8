package app.traytable.rules.bench;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Worlds;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A guide for whom all imagined worlds are the true one, for measuring how much there is to know.
 */
record KnowingGuide<S, M extends Move, V>(Guide<S, M, V> guide, S truth) implements Guide<S, M, V> {
  @Override
  public Worlds<S> worlds(Game<S, M, V, ?> game, V view) {
    return rng -> truth;
  }

  @Override
  public Seat viewer(V view) {
    return guide.viewer(view);
  }

  @Override
  public List<M> worthTrying(V view, List<M> legalMoves) {
    return guide.worthTrying(view, legalMoves);
  }

  @Override
  public List<M> worthReacting(V view, List<M> legalMoves) {
    return guide.worthReacting(view, legalMoves);
  }

  @Override
  public @Nullable M natural(V view, List<? extends @Nullable M> tries, Temper temper) {
    return guide.natural(view, tries, temper);
  }

  @Override
  public double doubt(V view, List<? extends @Nullable M> tries, @Nullable M move) {
    return guide.doubt(view, tries, move);
  }

  @Override
  public M goOn(S world, Seat seat, List<M> legalMoves, Rng rng) {
    return guide.goOn(world, seat, legalMoves, rng);
  }

  @Override
  public Seats mayReact(S world) {
    return guide.mayReact(world);
  }

  @Override
  public @Nullable M react(S world, Seat seat, List<M> legalMoves, Rng rng) {
    return guide.react(world, seat, legalMoves, rng);
  }

  @Override
  public boolean isFarEnough(S first, S now) {
    return guide.isFarEnough(first, now);
  }

  @Override
  public double worth(S world, Seat seat) {
    return guide.worth(world, seat);
  }
}
