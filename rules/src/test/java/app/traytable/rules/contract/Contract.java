package app.traytable.rules.contract;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plays one game by lot and checks at every ply what must hold for all games. */
final class Contract<S, M extends Move, V, E extends Event> {
  /**
   * How often the slow look into the depth of objects is taken, in plies. What it finds late is not
   * lost: at the end the replay meets every state of the match once more.
   */
  private static final int DEPTH_EVERY = 17;

  private static final int BOTS_EVERY = 29;
  private static final int LOOKED_BACK_EVERY = 7;

  private final Fixture<S, M, V, E> fixture;
  private final Game<S, M, V, E> game;
  private final Trial trial;
  private final Rng rng;
  private final int[] deck;
  private final List<@Nullable Seat> viewers = new ArrayList<>();
  private final Blindness<S, M, V, E> blindness;
  private final Hindsight<S, M, V, E> hindsight;
  private Match<S, M, V, E> match;

  private Contract(Fixture<S, M, V, E> fixture, Trial trial) {
    this.fixture = fixture;
    this.game = fixture.game();
    this.trial = trial;
    this.rng = new Rng(~trial.seed());
    this.match = Match.start(game, trial.setup(game.info()), trial.players());
    this.deck = fixture.cards(match.state());
    this.blindness = new Blindness<>(fixture, deck, rng);
    this.hindsight = new Hindsight<>(fixture, deck, trial.seats(), rng);
    viewers.add(null);
    Seats.firstOnes(trial.seats()).forEach(viewers::add);
  }

  /** Plays the trial to its end and tells how many moves it took. */
  static int check(Fixture<?, ?, ?, ?> fixture, Trial trial) {
    return new Contract<>(fixture, trial).reportingWhatFailed();
  }

  private int reportingWhatFailed() {
    try {
      play();
      checkJournal();
      return match.plies();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          e.getMessage()
              + "\nReplay: ./gradlew :rules:soak -Ptrial=\""
              + trial
              + "\"\n"
              + match.journal().text(),
          e);
    }
  }

  private void play() {
    while (!game.toAct(match.state()).isEmpty()) {
      S state = match.state();
      assertTrue(
          "the game goes on after " + match.plies() + " moves",
          match.plies() < game.info().moveBound());
      long before = isDeepPly() ? Depth.fingerprint(state) : 0;
      checkMoves(state);
      checkAwaited(state);
      checkMatterOfCourse(state);
      checkRefusals(state);
      checkOutcome(state, false);
      for (Seat viewer : viewers) {
        blindness.check(state, viewer, isDeepPly(), areBotsAsked());
      }
      if (isLookedBackAt()) {
        hindsight.check(state, isDeepPly());
      }
      Seat seat = someSeat(state);
      M move = choose(state, seat);
      blindness.checkTelling(state, seat, move, viewers);
      if (isLookedBackAt()) {
        hindsight.checkTelling(state, seat, move, viewers);
      }
      if (isDeepPly()) {
        assertEquals("a move left its mark on its state", before, Depth.fingerprint(state));
      }
      match = match.play(seat, move);
      assertArrayEquals("cards were lost or doubled", deck, fixture.cards(match.state()));
      checkUndo(state);
    }
    for (Seat seat : Seats.firstOnes(trial.seats())) {
      assertEquals("moves after the end", List.of(), game.legalMoves(match.state(), seat));
    }
    assertTrue("waiting after the end", game.awaited(match.state()).isEmpty());
    checkOutcome(match.state(), true);
    hindsight.check(match.state(), true);
    assertTrue("who has finished may look back", match.mayLookBack());
    for (Seat viewer : viewers) {
      blindness.check(match.state(), viewer, isDeepPly(), areBotsAsked());
    }
  }

  /** Mostly one of those who must act; now and then somebody who may react. */
  private Seat someSeat(S state) {
    List<Seat> must = new ArrayList<>();
    List<Seat> may = new ArrayList<>();
    for (Seat seat : Seats.firstOnes(trial.seats())) {
      if (game.toAct(state).contains(seat)) {
        must.add(seat);
      } else if (!game.legalMoves(state, seat).isEmpty()) {
        may.add(seat);
      }
    }
    List<Seat> chosen = may.isEmpty() || rng.below(3) > 0 ? must : may;
    return chosen.get(rng.below(chosen.size()));
  }

  private M choose(S state, Seat seat) {
    List<Bot<M, V>> bots = fixture.bots();
    Bot<M, V> bot = bots.get(rng.below(bots.size()));
    return bot.choose(game.view(state, seat), game.legalMoves(state, seat), rng.split());
  }

  private void checkMoves(S state) {
    for (Seat seat : Seats.firstOnes(trial.seats())) {
      List<M> moves = game.legalMoves(state, seat);
      if (game.toAct(state).contains(seat)) {
        assertFalse(seat + " must act and can do nothing", moves.isEmpty());
      }
      int last = -1;
      Set<String> texts = new HashSet<>();
      for (M move : moves) {
        int place = game.moves().place(move);
        // Put into words only when it is wrong: this is asked of every move of every ply.
        if (place <= last) {
          throw new AssertionError("moves are not in order: " + moves);
        }
        last = place;
        String text = game.moves().text(move);
        assertTrue("two moves read " + text, texts.add(text));
        assertEquals(move, game.moves().parse(text));
        assertNotNull(game.play(state, seat, move));
      }
    }
  }

  /** Only such as sit there, need not act, and could do something if they held the card for it. */
  private void checkAwaited(S state) {
    int bits = game.awaited(state).bits();
    assertEquals("nobody sits there", 0, bits & ~Seats.firstOnes(trial.seats()).bits());
    assertEquals("waiting for who acts", 0, bits & game.toAct(state).bits());
  }

  /**
   * What goes without saying may be done, whoever sees this much can tell that it goes, and
   * whatever else could be done would come to the same.
   */
  private void checkMatterOfCourse(S state) {
    for (Seat viewer : viewers) {
      for (Seat seat : game.toAct(state)) {
        M move = game.matterOfCourse(blindness.look(state, viewer), seat);
        if (move != null) {
          List<M> moves = game.legalMoves(state, seat);
          assertTrue(move + " goes without saying and may not be done", moves.contains(move));
          S other = fixture.shuffleHidden(state, viewer, rng.split());
          assertEquals("that there is no choice is hidden", moves, game.legalMoves(other, seat));
          Object comesTo = fixture.gist(following(state, seat, move, viewer));
          for (M choice : moves) {
            assertEquals(
                choice + " is a choice",
                comesTo,
                fixture.gist(following(state, seat, choice, viewer)));
          }
        }
      }
    }
  }

  /** After this move and whatever then goes without saying for the same seat. */
  private S following(S state, Seat seat, M move, @Nullable Seat viewer) {
    S next = game.play(state, seat, move);
    M course =
        game.toAct(next).contains(seat)
            ? game.matterOfCourse(blindness.look(next, viewer), seat)
            : null;
    return course == null ? next : following(next, seat, course, viewer);
  }

  private void checkRefusals(S state) {
    List<M> some = fixture.someMoves();
    for (int i = 0; i < 3; i++) {
      Seat seat = Seat.of(rng.below(trial.seats()));
      M move = some.get(rng.below(some.size()));
      if (!game.legalMoves(state, seat).contains(move)) {
        String reason = refusal(state, seat, move);
        assertFalse("no reason for a refusal", reason.isBlank());
        S other = fixture.shuffleHidden(state, seat, rng.split());
        assertEquals("the refusal tells what is hidden", reason, refusal(other, seat, move));
      }
    }
  }

  private String refusal(S state, Seat seat, M move) {
    try {
      game.play(state, seat, move);
    } catch (IllegalMove e) {
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError(seat + " may not " + move + " and did");
  }

  private void checkUndo(S before) {
    if (match.canUndo()) {
      assertEquals("undo leads elsewhere", before, match.undo().state());
    } else {
      try {
        match.undo();
      } catch (IllegalMove e) {
        return;
      }
      throw new AssertionError("undo went too far");
    }
  }

  private void checkOutcome(S state, boolean over) {
    Outcome outcome = game.outcome(state);
    assertEquals(over, outcome.over());
    assertEquals(trial.seats(), outcome.points().size());
    for (int place : outcome.places()) {
      long ahead = outcome.places().stream().filter(p -> p < place).count();
      assertEquals("places are not counted as at sports", place, ahead + 1);
    }
    fixture.checkPoints(state);
  }

  /** Reading and replaying the last journal passes through every earlier one. */
  private void checkJournal() {
    String text = match.journal().text();
    Match<S, M, V, E> replayed;
    try {
      replayed = Match.replay(game, Journal.parse(text));
    } catch (BrokenJournal e) {
      throw new AssertionError(e);
    }
    assertEquals("the journal reads otherwise", text, replayed.journal().text());
    Match<S, M, V, E> mine = match;
    while (mine != null) {
      assertNotNull(replayed);
      assertEquals("the replay differs at ply " + mine.plies(), mine.state(), replayed.state());
      for (Seat viewer : viewers) {
        assertEquals(
            blindness.look(mine.state(), viewer), blindness.look(replayed.state(), viewer));
      }
      mine = mine.before();
      replayed = replayed.before();
    }
  }

  private boolean isDeepPly() {
    return match.plies() % DEPTH_EVERY == 0;
  }

  /** A whole world is made for it, so it is done at other plies in each trial. */
  private boolean isLookedBackAt() {
    return (match.plies() + trial.seed()) % LOOKED_BACK_EVERY == 0;
  }

  /** Thinking takes its time, so bots are asked now and then only, at other plies in each trial. */
  private boolean areBotsAsked() {
    return (match.plies() + trial.seed()) % BOTS_EVERY == 0;
  }
}
