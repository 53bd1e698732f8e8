package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Teller;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How an imagined world goes on when everybody plays as the guide does. */
public record PlayOut<S, M extends Move, V>(Game<S, M, V, ?> game, Guide<S, M, V> guide) {
  /** Plays on until it is far enough. */
  public S playOn(S first, S now, Rng rng) {
    S world = now;
    while (goesOn(first, world)) {
      S reacted = react(world, rng);
      world = reacted == null ? act(world, rng) : reacted;
    }
    return world;
  }

  public boolean goesOn(S first, S now) {
    return !game.toAct(now).isEmpty() && !guide.isFarEnough(first, now);
  }

  /** Whoever acts first of those who must. */
  public Seat actor(S world) {
    return Seat.of(Integer.numberOfTrailingZeros(game.toAct(world).bits()));
  }

  public S act(S world, Rng rng) {
    Seat seat = actor(world);
    return game.play(
        world, seat, guide.goOn(world, seat, game.legalMoves(world, seat), rng), Teller.silent());
  }

  /** The world after the first reaction, or null if nobody reacts. */
  public @Nullable S react(S world, Rng rng) {
    for (Seat seat : guide.mayReact(world)) {
      List<M> moves = game.legalMoves(world, seat);
      M move = moves.isEmpty() ? null : guide.react(world, seat, moves, rng);
      if (move != null) {
        return game.play(world, seat, move, Teller.silent());
      }
    }
    return null;
  }
}
