package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game, who plays it, and all that has been played. It never changes: a move gives the next
 * match, which remembers this one, so that undoing costs nothing and loading is the only time a
 * whole match is replayed.
 */
public final class Match<S, M extends Move, V, E extends Event> {
  private final Game<S, M, V, E> game;
  private final Setup setup;
  private final List<Player> players;
  private final S state;
  private final int plies;
  private final @Nullable Match<S, M, V, E> before;
  private final @Nullable Seat seat;
  private final @Nullable M move;

  private Match(
      Game<S, M, V, E> game,
      Setup setup,
      List<Player> players,
      S state,
      @Nullable Match<S, M, V, E> before,
      @Nullable Seat seat,
      @Nullable M move) {
    this.game = game;
    this.setup = setup;
    this.players = players;
    this.state = state;
    this.plies = before == null ? 0 : before.plies + 1;
    this.before = before;
    this.seat = seat;
    this.move = move;
  }

  public static <S, M extends Move, V, E extends Event> Match<S, M, V, E> start(
      Game<S, M, V, E> game, Setup setup, List<Player> players) {
    if (players.size() != setup.seats()) {
      throw new IllegalSetup(
          "seats", players.size() + " players cannot sit on " + setup.seats() + " seats.");
    }
    return new Match<>(game, setup, List.copyOf(players), game.deal(setup), null, null, null);
  }

  /** Plays a journal of this game from its first move to its last. */
  public static <S, M extends Move, V, E extends Event> Match<S, M, V, E> replay(
      Game<S, M, V, E> game, Journal journal) throws BrokenJournal {
    if (!journal.game().equals(game.info().id())) {
      throw new BrokenJournal(2, "this is a journal of " + journal.game());
    }
    Match<S, M, V, E> match = start(game, setup(game.info(), journal), journal.players());
    for (int i = 0; i < journal.plies().size(); i++) {
      String[] words = journal.plies().get(i).split(" ", 2);
      if (words.length != 2) {
        throw new BrokenJournal(journal.lineOf(i), "this is not a move");
      }
      try {
        match = match.play(Seat.parse(words[0]), game.moves().parse(words[1]));
      } catch (IllegalArgumentException e) {
        throw new BrokenJournal(journal.lineOf(i), String.valueOf(e.getMessage()));
      }
    }
    return match;
  }

  private static Setup setup(GameInfo info, Journal journal) throws BrokenJournal {
    int line = journal.firstSeatLine();
    try {
      Setup setup = Setup.of(info, journal.players().size(), journal.seed());
      line = Journal.FIRST_OPTION_LINE;
      if (!journal.options().keySet().equals(setup.options().keySet())) {
        throw new BrokenJournal(line, "the options are not those of this game");
      }
      for (Map.Entry<String, String> option : journal.options().entrySet()) {
        setup = setup.with(option.getKey(), option.getValue());
      }
      line += journal.options().size();
      return journal.first() == null ? setup : setup.withFirst(journal.first());
    } catch (IllegalSetup e) {
      throw new BrokenJournal(line, String.valueOf(e.getMessage()));
    }
  }

  /**
   * The match after this move.
   *
   * @throws IllegalMove with this match unchanged
   */
  public Match<S, M, V, E> play(Seat by, M played) {
    by.among(setup.seats());
    if (plies == Journal.MOST_PLIES) {
      throw new IllegalMove(TableRefusal.LONG);
    }
    return new Match<>(game, setup, players, game.play(state, by, played), this, by, played);
  }

  /**
   * Whether what this seat chose at an earlier ply is still the same choice. Since then only others
   * who had to act at that very moment have done so, nothing hidden has come to light, and this
   * seat may do just what it could do then: it has chosen at the same time as they, and in no order
   * of their moves would it have been asked anything else. A turn that came round again or a
   * reaction to what lay there is none.
   */
  public boolean isStillAsked(Seat by, int ply) {
    int moved = 0;
    Match<S, M, V, E> then = this;
    while (then.plies > ply && then.before != null && then.seat != null) {
      moved |= 1 << then.seat.index();
      then = then.before;
    }
    int asked = then.toAct().bits();
    return then.plies == ply
        && toAct().contains(by)
        && toAct().bits() == (asked & ~moved)
        && (moved & ~asked) == 0
        && game.shown(then.state) == game.shown(state)
        && then.legalMoves(by).equals(legalMoves(by));
  }

  /** Nothing was shown and the turn stayed where it was, so this move may be taken back. */
  public boolean canUndo() {
    return before != null
        && game.toAct(before.state) == game.toAct(state)
        && game.shown(before.state) == game.shown(state);
  }

  /**
   * The match before the last move.
   *
   * @throws IllegalMove when the last move has shown somebody something or passed the turn
   */
  public Match<S, M, V, E> undo() {
    if (before == null || !canUndo()) {
      throw new IllegalMove(TableRefusal.UNDO);
    }
    return before;
  }

  public Game<S, M, V, E> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public List<Player> players() {
    return players;
  }

  public S state() {
    return state;
  }

  /** Who must act now; nobody when it is over. */
  public Seats toAct() {
    return game.toAct(state);
  }

  public List<M> legalMoves(Seat by) {
    return game.legalMoves(state, by);
  }

  /**
   * What this seat, which must act, does without being asked; null if it is asked.
   *
   * @param viewer null where several look on
   */
  public @Nullable M matterOfCourse(Seat by, @Nullable Seat viewer) {
    V view = viewer == null ? table() : view(viewer);
    return toAct().contains(by) ? game.matterOfCourse(view, by) : null;
  }

  /** Those who must act now may do so before everybody's eyes. */
  public boolean isOpen() {
    return game.isOpen(state);
  }

  /** Whom the table gives time now, by what everybody can see. */
  public Seats awaited() {
    return game.awaited(state);
  }

  /** By what everybody can see, somebody may hold what can be played out of turn now. */
  public boolean invitesReactions() {
    return game.invitesReactions(state);
  }

  /** All that this seat may know. */
  public V view(Seat viewer) {
    return game.view(state, viewer);
  }

  /** What lies open for everybody. */
  public V table() {
    return game.table(state);
  }

  /** What lies open for everybody, and everything else but the piles. */
  public V open(Seat near) {
    return game.open(state, near);
  }

  /** Whether all may look back at it before it is over. */
  public boolean mayLookBack() {
    return game.mayLookBack(table());
  }

  public Outcome outcome() {
    return game.outcome(state);
  }

  /** Whose turn it is. */
  public Seat turn() {
    return game.turn(state);
  }

  /** Counted from 1; 0 in a game without rounds of its own. */
  public int round() {
    return game.round(state);
  }

  /** What the game counts of this match so far: under each id one number for each seat. */
  public Map<String, List<Integer>> figures() {
    List<E> told = new ArrayList<>();
    for (Match<S, M, V, E> m = this; m != null; m = m.before) {
      List<E> last = new ArrayList<>(m.lastEvents(null));
      Collections.reverse(last);
      told.addAll(last);
    }
    Collections.reverse(told);
    Map<String, List<Integer>> figures = new LinkedHashMap<>();
    for (Figure<V, E> figure : game.figures()) {
      List<Integer> counted = new ArrayList<>();
      for (int i = 0; i < players.size(); i++) {
        counted.add(figure.count().of(Seat.of(i), told, table()));
      }
      figures.put(figure.id(), counted);
    }
    return figures;
  }

  /** How many moves have been made. */
  public int plies() {
    return plies;
  }

  /** The match before the last move; null at the beginning. */
  public @Nullable Match<S, M, V, E> before() {
    return before;
  }

  /** Who made the last move; null at the beginning. */
  public @Nullable Seat lastMover() {
    return seat;
  }

  /** The last move as a journal writes it; null at the beginning. */
  public @Nullable String lastPly() {
    return move == null ? null : seat + " " + game.moves().text(move);
  }

  /** What happened in the last move, as the viewer may know it; nothing at the beginning. */
  public List<E> lastEvents(@Nullable Seat viewer) {
    return before == null || seat == null || move == null
        ? List.of()
        : game.tell(before.state, seat, move, viewer);
  }

  /** All that happened in the last move, whoever may know it; nothing at the beginning. */
  public List<E> everythingOfTheLastMove() {
    return before == null || seat == null || move == null
        ? List.of()
        : game.tellAll(before.state, seat, move);
  }

  public Journal journal() {
    String[] texts = new String[plies];
    for (Match<S, M, V, E> m = this; m != null && m.move != null; m = m.before) {
      texts[m.plies - 1] = m.seat + " " + game.moves().text(m.move);
    }
    List<String> lines = new ArrayList<>(Arrays.asList(texts));
    return new Journal(setup.game(), setup.options(), setup.first(), setup.seed(), players, lines);
  }
}
