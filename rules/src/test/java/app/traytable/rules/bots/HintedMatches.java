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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Matches between bots in which every seat that acts asks for a hint first. */
public final class HintedMatches<S, M extends Move, V> {
  /** Knows whether what a hint says is true. */
  public interface Judge<S, M extends Move> {
    boolean isTrue(S state, Seat seat, Hint<M> hint);
  }

  private final Game<S, M, V> game;
  private final Bot<M, V> asked;
  private final List<String> options = new ArrayList<>();
  private final TreeMap<String, Integer> given = new TreeMap<>();

  /**
   * Matches of one game.
   *
   * @param asked who gives the hints
   */
  public HintedMatches(Game<S, M, V> game, Bot<M, V> asked) {
    this.game = game;
    this.asked = asked;
  }

  /** Options for the next matches, as in "missions=on". */
  public HintedMatches<S, M, V> with(String... chosen) {
    options.clear();
    Collections.addAll(options, chosen);
    return this;
  }

  /** Plays a match of so many bots and lets a judge hear every hint on the way. */
  public HintedMatches<S, M, V> play(int seats, long seed, Judge<S, M> judge) {
    Setup setup = Setup.of(game.info(), seats, seed);
    for (String option : options) {
      String[] words = option.split("=", 2);
      setup = setup.with(words[0], words[1]);
    }
    Match<S, M, V> match =
        Match.start(game, setup, Collections.nCopies(seats, Player.bot("Tim", Level.NORMAL)));
    for (BotTurn<M> turn = BotTurn.next(match); turn != null; turn = BotTurn.next(match)) {
      if (game.toAct(match.state()).contains(turn.seat())) {
        Seat seat = turn.seat();
        V view = game.view(match.state(), seat);
        List<M> moves = game.legalMoves(match.state(), seat);
        Hint<M> hint = asked.hint(view, moves, new Rng(match.plies()));
        String where = "seed " + seed + " ply " + match.plies() + " " + seat + ": " + hint;
        assertTrue(where, judge.isTrue(match.state(), seat, hint));
        given.merge(hint.reason(), 1, Integer::sum);
      }
      match = match.play(turn.seat(), turn.move());
    }
    return this;
  }

  /** A judge who never heard a reason has not judged it. */
  public void assertGiven(List<String> reasons) {
    Set<String> missing = new HashSet<>(reasons);
    missing.removeAll(given.keySet());
    assertEquals("given " + given, Set.of(), missing);
  }
}
