package app.traytable.rules.bots;

import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a bot at the table does next, decided without a look at anybody's cards; or a person of whom
 * nothing is asked.
 */
public record BotTurn<M extends Move>(Seat seat, M move) {
  private static final long OWN_CHANCE = 0x5EA7ED0B07L;

  /**
   * The next move of a bot: first those that react out of turn, then those that must act; null when
   * it is for people to go on, or when the match is over.
   */
  public static <M extends Move, V> @Nullable BotTurn<M> next(
      Match<?, M, V, ?> match, Bots<M, V, ?> bots) {
    return next(
        match,
        seat -> {
          Player player = match.players().get(seat.index());
          Level level = player.level();
          return level == null ? null : bots.bot(level, Temper.of(player.name()));
        });
  }

  /**
   * The next move at a table where these bots sit.
   *
   * @param bots null for a seat where a person sits
   */
  public static <M extends Move, V> @Nullable BotTurn<M> next(
      Match<?, M, V, ?> match, Function<Seat, @Nullable Bot<M, V>> bots) {
    Seats toAct = match.toAct();
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
        return new BotTurn<>(seat, choice(match, seat, bot));
      }
    }
    return null;
  }

  /**
   * What goes without saying for a person who must act; null when people are asked. Alone with bots
   * one knows what one sees oneself, among people no more than the table shows may count.
   */
  public static <M extends Move> @Nullable BotTurn<M> ofCourse(Match<?, M, ?, ?> match) {
    List<Seat> people = people(match);
    Seat alone = people.size() == 1 ? people.get(0) : null;
    for (Seat seat : people) {
      M move = match.matterOfCourse(seat, alone);
      if (move != null) {
        return new BotTurn<>(seat, move);
      }
    }
    return null;
  }

  private static List<Seat> people(Match<?, ?, ?, ?> match) {
    List<Seat> people = new ArrayList<>();
    for (Seat seat : Seats.firstOnes(match.players().size())) {
      if (match.players().get(seat.index()).level() == null) {
        people.add(seat);
      }
    }
    return people;
  }

  /** What the best bot would do in the place of this seat, which must act, and why. */
  public static <M extends Move, V, H> Hint<M, H> hint(
      Match<?, M, V, ?> match, Bots<M, V, H> bots, Seat seat) {
    M move = choice(match, seat, bots.bot(Level.HARD));
    return new Hint<>(move, bots.explain(match.view(seat), match.legalMoves(seat), move));
  }

  /** Why not another move of this seat, which has been given a hint. */
  public static <M extends Move, V, H> Answer<M, H> whyNot(
      Match<?, M, V, ?> match, Bots<M, V, H> bots, Seat seat, M hinted, M aimed) {
    V view = match.view(seat);
    return new Answer<>(
        aimed,
        bots.compare(view, hinted, aimed, chance(match, seat)),
        bots.objection(view, match.legalMoves(seat), hinted, aimed));
  }

  private static <M extends Move, V> M choice(Match<?, M, V, ?> match, Seat seat, Bot<M, V> bot) {
    return bot.choose(match.view(seat), match.legalMoves(seat), chance(match, seat));
  }

  private static <M extends Move, V> @Nullable M reaction(
      Match<?, M, V, ?> match, Seat seat, Bot<M, V> bot) {
    List<M> moves = match.legalMoves(seat);
    return moves.isEmpty() ? null : bot.react(match.view(seat), moves, chance(match, seat));
  }

  /** The bot's own luck, apart from the deal and the same whenever this moment comes again. */
  private static Rng chance(Match<?, ?, ?, ?> match, Seat seat) {
    long moment = ((long) match.plies() << 8) + seat.index();
    return new Rng(new Rng(match.setup().seed() ^ OWN_CHANCE).next() + moment).split();
  }
}
