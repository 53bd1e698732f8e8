package app.traytable.rules.bench;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Watches bots play among themselves and counts the moves that make a watcher wonder. */
public final class Oddities {
  private Oddities() {}

  /**
   * Arguments: a game or all, how many deals, seat counts or all, levels like "hard,normal", and
   * options for the games that have them.
   */
  public static void main(String[] args) {
    List<String> options = args.length < 5 ? List.of() : List.of(args[4].split(",", -1));
    System.out.printf(
        "%-12s %5s  %-14s %8s %8s %11s  %s%n",
        "game", "seats", "level", "chances", "happened", "per hundred", "oddity");
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      if (args[0].equals("all") || args[0].equals(game.info().id())) {
        for (int seats : Ladder.seats(args[2], game.info())) {
          for (String level : args[3].split(",", -1)) {
            if (Contestant.canPlay(level, game)) {
              Pairing.Spot spot = new Pairing.Spot(game, seats, options);
              watch(game, spot, new Contestant(level), Integer.parseInt(args[1]));
            }
          }
        }
      }
    }
  }

  private static <S, M extends Move, V> void watch(
      Playable<S, M, V, ?, ?> game, Pairing.Spot spot, Contestant player, int deals) {
    Watcher<M, V> watcher = new Watcher<>(OddityShelf.of(game));
    List<Player> players = Collections.nCopies(spot.seats(), Player.person("Bot"));
    for (int deal = 0; deal < deals; deal++) {
      Match<S, M, V, ?> match = Match.start(game.game(), spot.setUp(deal), players);
      while (true) {
        Match<S, M, V, ?> now = match;
        BotTurn<M> turn = BotTurn.next(now, seat -> watcher.beside(player.at(now, game)));
        if (turn == null) {
          break;
        }
        match = now.play(turn.seat(), turn.move());
      }
    }
    for (int i = 0; i < watcher.oddities.size(); i++) {
      System.out.printf(
          Locale.ROOT,
          "%-12s %5d  %-14s %8d %8d %11s  %s%n",
          spot.name(),
          spot.seats(),
          player.name(),
          watcher.chances[i],
          watcher.happened[i],
          watcher.perHundred(i),
          watcher.oddities.get(i).name());
    }
  }

  /**
   * Counts. A chance to react that is let pass is there again after the next move if it still
   * stands, and counts again.
   */
  static final class Watcher<M extends Move, V> {
    private final List<Oddity<M, V>> oddities;
    private final long[] chances;
    private final long[] happened;

    Watcher(List<Oddity<M, V>> oddities) {
      this.oddities = oddities;
      this.chances = new long[oddities.size()];
      this.happened = new long[oddities.size()];
    }

    /** The same bot, with somebody who looks on. */
    Bot<M, V> beside(Bot<M, V> bot) {
      return new Bot<>() {
        @Override
        public M choose(V view, List<M> legalMoves, Rng rng) {
          M move = bot.choose(view, legalMoves, rng);
          see(view, legalMoves, move);
          return move;
        }

        @Override
        public @Nullable M react(V view, List<M> legalMoves, Rng rng) {
          M move = bot.react(view, legalMoves, rng);
          see(view, legalMoves, move);
          return move;
        }
      };
    }

    private void see(V view, List<M> legalMoves, @Nullable M move) {
      for (int i = 0; i < oddities.size(); i++) {
        if (oddities.get(i).chance().is(view, legalMoves, move)) {
          chances[i]++;
          happened[i] += oddities.get(i).happened().is(view, legalMoves, move) ? 1 : 0;
        }
      }
    }

    String perHundred(int oddity) {
      return chances[oddity] == 0
          ? "-"
          : String.format(Locale.ROOT, "%.2f", 100.0 * happened[oddity] / chances[oddity]);
    }
  }
}
