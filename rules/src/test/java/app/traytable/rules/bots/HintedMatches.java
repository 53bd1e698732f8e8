package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Game;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Matches between bots in which every seat that acts asks for a hint first. */
public final class HintedMatches<S, M extends Move, V, H> {
  /** Knows whether what a hint says is true. */
  public interface Judge<S, M extends Move, H> {
    boolean isTrue(S state, Seat seat, Hint<M, H> hint);
  }

  private final Game<S, M, V, ?> game;
  private final Bots<M, V, H> bots;
  private final Bot<M, V> asked;
  private final List<String> options = new ArrayList<>();
  private final TreeMap<String, Integer> given = new TreeMap<>();

  /**
   * Matches of one game.
   *
   * @param asked who gives the hints
   */
  public HintedMatches(Game<S, M, V, ?> game, Bots<M, V, H> bots, Bot<M, V> asked) {
    this.game = game;
    this.bots = bots;
    this.asked = asked;
  }

  /** Options for the next matches, as in "missions=on". */
  public HintedMatches<S, M, V, H> with(String... chosen) {
    options.clear();
    Collections.addAll(options, chosen);
    return this;
  }

  /** Plays a match of so many bots and lets a judge hear every hint on the way. */
  public HintedMatches<S, M, V, H> play(int seats, long seed, Judge<S, M, H> judge) {
    Setup setup = Setup.of(game.info(), seats, seed);
    for (String option : options) {
      String[] words = option.split("=", 2);
      setup = setup.with(words[0], words[1]);
    }
    Match<S, M, V, ?> match =
        Match.start(game, setup, Collections.nCopies(seats, Player.bot("Tim", Level.NORMAL)));
    for (BotTurn<M> turn = BotTurn.next(match, bots);
        turn != null;
        turn = BotTurn.next(match, bots)) {
      if (game.toAct(match.state()).contains(turn.seat())) {
        Seat seat = turn.seat();
        V view = game.view(match.state(), seat);
        List<M> moves = game.legalMoves(match.state(), seat);
        M move = asked.choose(view, moves, new Rng(match.plies()));
        Hint<M, H> hint = new Hint<>(move, bots.explain(view, moves, move));
        String where = "seed " + seed + " ply " + match.plies() + " " + seat + ": " + hint;
        assertTrue(where, judge.isTrue(match.state(), seat, hint));
        given.merge(hint.reason().getClass().getSimpleName(), 1, Integer::sum);
      }
      match = match.play(turn.seat(), turn.move());
    }
    return this;
  }

  /**
   * A judge who never heard a reason has not judged it.
   *
   * @param reasons the sealed type of all of them
   */
  public void assertGiven(Class<H> reasons) {
    Set<String> missing = new TreeSet<>();
    for (Class<?> reason : reasons.getPermittedSubclasses()) {
      missing.add(reason.getSimpleName());
    }
    missing.removeAll(given.keySet());
    assertEquals("given " + given, Set.of(), missing);
  }
}
