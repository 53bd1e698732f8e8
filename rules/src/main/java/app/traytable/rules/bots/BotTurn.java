package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What a bot at the table does next, decided without a look at anybody's cards. */
public record BotTurn<M extends Move>(Seat seat, M move) {
  private static final long OWN_CHANCE = 0x5EA7ED0B07L;

  /**
   * The next move of a bot: first those that react out of turn, then those that must act; null when
   * it is for people to go on, or when the match is over.
   */
  public static <S, M extends Move, V> @Nullable BotTurn<M> next(Match<S, M, V> match) {
    return next(
        match,
        seat -> {
          Level level = match.players().get(seat.index()).level();
          return level == null ? null : match.game().bot(level);
        });
  }

  /**
   * The next move at a table where these bots sit.
   *
   * @param bots null for a seat where a person sits
   */
  public static <S, M extends Move, V> @Nullable BotTurn<M> next(
      Match<S, M, V> match, Function<Seat, @Nullable Bot<M, V>> bots) {
    Seats toAct = match.game().toAct(match.state());
    if (toAct.isEmpty()) {
      return null;
    }
    for (Seat seat : Seats.firstOnes(match.players().size())) {
      Bot<M, V> bot = toAct.contains(seat) ? null : bots.apply(seat);
      M move = bot == null ? null : reaction(match, seat, bot);
      if (move != null) {
        return new BotTurn<>(seat, move);
      }
    }
    for (Seat seat : toAct) {
      Bot<M, V> bot = bots.apply(seat);
      if (bot != null) {
        return new BotTurn<>(
            seat, bot.choose(view(match, seat), moves(match, seat), chance(match, seat)));
      }
    }
    return null;
  }

  /** What the best bot would do in the place of this seat, which must act, and why. */
  public static <S, M extends Move, V> Hint<M> hint(Match<S, M, V> match, Seat seat) {
    return match
        .game()
        .bot(Level.HARD)
        .hint(view(match, seat), moves(match, seat), chance(match, seat));
  }

  private static <S, M extends Move, V> @Nullable M reaction(
      Match<S, M, V> match, Seat seat, Bot<M, V> bot) {
    List<M> moves = moves(match, seat);
    return moves.isEmpty() ? null : bot.react(view(match, seat), moves, chance(match, seat));
  }

  private static <S, M extends Move, V> V view(Match<S, M, V> match, Seat seat) {
    return match.game().view(match.state(), seat);
  }

  private static <S, M extends Move, V> List<M> moves(Match<S, M, V> match, Seat seat) {
    Game<S, M, V> game = match.game();
    return game.legalMoves(match.state(), seat);
  }

  /** The bot's own luck, apart from the deal and the same whenever this moment comes again. */
  private static Rng chance(Match<?, ?, ?> match, Seat seat) {
    long moment = ((long) match.plies() << 8) + seat.index();
    return new Rng(new Rng(match.setup().seed() ^ OWN_CHANCE).next() + moment).split();
  }
}
