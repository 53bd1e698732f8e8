package app.traytable.rules.bench;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How an imagined world goes on, just as for Hard. */
record PlayOut<S, M extends Move, V>(Game<S, M, V> game, Guide<S, M, V> guide) {
  /** The guide plays on until it is far enough. */
  S playOn(S first, S now, Rng rng) {
    S world = now;
    while (goesOn(first, world)) {
      S reacted = react(world, rng);
      world = reacted == null ? act(world, rng) : reacted;
    }
    return world;
  }

  /** After everybody who wants to has reacted. */
  S reacted(S first, S now, Rng rng) {
    S world = now;
    for (S next = now; next != null; next = goesOn(first, world) ? react(world, rng) : null) {
      world = next;
    }
    return world;
  }

  boolean goesOn(S first, S now) {
    return !game.toAct(now).isEmpty() && !guide.isFarEnough(first, now);
  }

  private S act(S world, Rng rng) {
    Seat seat = actor(world);
    return game.play(world, seat, guide.goOn(world, seat, game.legalMoves(world, seat), rng));
  }

  private @Nullable S react(S world, Rng rng) {
    for (Seat seat : guide.mayReact(world)) {
      List<M> moves = game.legalMoves(world, seat);
      M move = moves.isEmpty() ? null : guide.react(world, seat, moves, rng);
      if (move != null) {
        return game.play(world, seat, move);
      }
    }
    return null;
  }

  Seat actor(S world) {
    return Seat.of(Integer.numberOfTrailingZeros(game.toAct(world).bits()));
  }
}
