package app.traytable.rules.bots;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a bot at the table does next, decided without a look at anybody's cards. */
public record BotTurn<M extends Move>(Seat seat, M move) {
  private static final long OWN_CHANCE = 0x5EA7ED0B07L;

  /**
   * The next move of a bot: first those that react out of turn, then those that must act; null when
   * it is for people to go on, or when the match is over.
   */
  public static <S, M extends Move, V> @Nullable BotTurn<M> next(Match<S, M, V> match) {
    Seats toAct = match.game().toAct(match.state());
    if (toAct.isEmpty()) {
      return null;
    }
    for (int i = 0; i < match.players().size(); i++) {
      Seat seat = Seat.of(i);
      Level level = match.players().get(i).level();
      if (level != null && !toAct.contains(seat)) {
        M move = reaction(match, seat, level);
        if (move != null) {
          return new BotTurn<>(seat, move);
        }
      }
    }
    for (int i = 0; i < match.players().size(); i++) {
      Seat seat = Seat.of(i);
      Level level = match.players().get(i).level();
      if (level != null && toAct.contains(seat)) {
        return new BotTurn<>(seat, choice(match, seat, level));
      }
    }
    return null;
  }

  /** What a bot of this level would do in this seat's place. */
  public static <S, M extends Move, V> M choice(Match<S, M, V> match, Seat seat, Level level) {
    Game<S, M, V> game = match.game();
    return game.bot(level)
        .choose(
            game.view(match.state(), seat),
            game.legalMoves(match.state(), seat),
            chance(match, seat));
  }

  private static <S, M extends Move, V> @Nullable M reaction(
      Match<S, M, V> match, Seat seat, Level level) {
    Game<S, M, V> game = match.game();
    List<M> moves = game.legalMoves(match.state(), seat);
    return moves.isEmpty()
        ? null
        : game.bot(level).react(game.view(match.state(), seat), moves, chance(match, seat));
  }

  /** The bot's own luck, apart from the deal and the same whenever this moment comes again. */
  private static Rng chance(Match<?, ?, ?> match, Seat seat) {
    long moment = ((long) match.plies() << 8) + seat.index();
    return new Rng(new Rng(match.setup().seed() ^ OWN_CHANCE).next() + moment).split();
  }
}
