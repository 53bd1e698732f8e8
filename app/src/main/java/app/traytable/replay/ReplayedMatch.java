package app.traytable.replay;

import app.traytable.match.Animal;
import app.traytable.match.Frame;
import app.traytable.match.Sides;
import app.traytable.match.TableUi;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.room.Scene;
import app.traytable.room.Story;
import app.traytable.rules.table.Course;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A match that is looked back at, and where one has come to. Of one that is not over everybody sees
 * what everybody saw. It belongs to the background; only what it publishes leaves it.
 */
final class ReplayedMatch<M extends Move, V, E extends Event, H> {
  private static final int RECENT_PLIES = 4;
  private static final int MOST_BREATHS = 6;

  private final GameRoom<M, V, E, H> room;
  private final List<Match<?, M, V, E>> moments;
  private final List<Animal> animals;
  private final Course course;
  private final List<Eyes> choices;

  /** What was told of a move to these eyes: to tell a move is to play it again. */
  private final Map<Integer, List<E>> told = new HashMap<>();

  private Eyes eyes;
  private int at;
  private int looked;

  /** Tables that nobody plays at have numbers below zero; one that is laid anew has a new one. */
  private long table = -1;

  ReplayedMatch(MatchInRoom<M, V, E, H> played, List<Animal> animals) {
    this.room = played.room();
    this.animals = animals;
    this.course = Course.of(played.match());
    List<Match<?, M, V, E>> all = new ArrayList<>();
    for (Match<?, M, V, E> m = played.match(); m != null; m = m.before()) {
      all.add(m);
    }
    Collections.reverse(all);
    this.moments = all;
    this.choices = choices(played.match());
    this.eyes = choices.get(0);
  }

  /** All cards may be seen once nobody has to act any more. */
  private static List<Eyes> choices(Match<?, ?, ?, ?> match) {
    if (!match.toAct().isEmpty()) {
      return List.of(Eyes.OF_THE_TABLE);
    }
    List<Eyes> choices = new ArrayList<>();
    choices.add(Eyes.open(near(match.players())));
    for (int seat = 0; seat < match.players().size(); seat++) {
      choices.add(Eyes.of(Seat.of(seat)));
    }
    return choices;
  }

  private static Seat near(List<Player> players) {
    int seat = 0;
    while (seat < players.size() && players.get(seat).level() != null) {
      seat++;
    }
    return Seat.of(seat == players.size() ? 0 : seat);
  }

  int at() {
    return at;
  }

  boolean isAtTheEnd() {
    return at == course.plies();
  }

  /** The next move, which is watched. */
  void forward() {
    if (!isAtTheEnd()) {
      at++;
    }
  }

  /** To the moment after so many moves; only the very next move is watched. */
  void goTo(int ply) {
    int wanted = Math.max(0, Math.min(ply, course.plies()));
    if (wanted == at + 1) {
      forward();
    } else if (wanted != at) {
      at = wanted;
      layAnew();
    }
  }

  void backToARound() {
    goTo(course.backToARound(at));
  }

  void onToARound() {
    goTo(course.onToARound(at));
  }

  /** Whoever saw everything from one seat stays there. */
  void look(Eyes wanted) {
    Seat sat = eyes.seat();
    Eyes next = wanted.areOpen() && sat != null ? Eyes.open(sat) : wanted;
    boolean isChoice =
        choices.stream().anyMatch(c -> c.equals(next) || (c.areOpen() && next.areOpen()));
    if (isChoice && !next.equals(eyes)) {
      eyes = next;
      told.clear();
      layAnew();
    }
  }

  /** Nothing flies to where it lies now. */
  private void layAnew() {
    table--;
    looked = 0;
  }

  /** The table still shows the last move. */
  boolean isLookedAt() {
    return looked < at && toldOf(at).stream().anyMatch(Event::isLookedAt);
  }

  /**
   * The table has shown this move to its end.
   *
   * @return whether somebody has waited for that
   */
  boolean haveLooked(long shown, int ply) {
    boolean waited = isLookedAt();
    if (shown == table) {
      looked = Math.max(looked, Math.min(ply, at));
    }
    return waited && !isLookedAt();
  }

  /** How many breaths the last move takes to be understood; what was looked at is. */
  int breaths() {
    List<E> events = toldOf(at);
    boolean wasLookedAt = events.stream().anyMatch(Event::isLookedAt);
    int breaths = wasLookedAt ? 1 : events.stream().mapToInt(Event::breaths).sum();
    return Math.max(1, Math.min(breaths, MOST_BREATHS));
  }

  /**
   * @param log null unless it is being read
   */
  ReplayUi.Laid ui(TableUi.@Nullable Log log, ReplaySpeed speed, boolean isPlaying) {
    return new ReplayUi.Laid(
        new TableUi.Replayed(frame()), log, course, choices, eyes, speed, isPlaying);
  }

  TableUi.Log log() {
    List<TableUi.LoggedMove> moves = new ArrayList<>();
    for (int ply = 1; ply <= at; ply++) {
      Seat mover = Objects.requireNonNull(moments.get(ply).lastMover());
      moves.add(new TableUi.LoggedMove(ply, mover, new Story<>(room, nowToldOf(ply))));
    }
    return new TableUi.Log(table, eyes.seat(), moves);
  }

  private Frame frame() {
    Match<?, M, V, E> match = moments.get(at);
    return new Frame(
        table,
        match.setup().game(),
        match.setup().options(),
        match.players(),
        animals,
        Sides.evenly(animals.size()),
        at,
        eyes.seat(),
        new Scene<>(
            room,
            seen(match),
            List.of(),
            recent(),
            toldOf(at),
            at == 0 ? null : seen(moments.get(at - 1))),
        match.toAct(),
        false,
        null,
        null,
        List.of());
  }

  private V seen(Match<?, M, V, E> match) {
    Seat seat = eyes.seat();
    if (seat == null) {
      return match.table();
    }
    return eyes.areOpen() ? match.open(seat) : match.view(seat);
  }

  private List<E> recent() {
    List<E> events = new ArrayList<>();
    for (int ply = Math.max(1, at - RECENT_PLIES + 1); ply <= at; ply++) {
      events.addAll(nowToldOf(ply));
    }
    return events;
  }

  private List<E> toldOf(int ply) {
    return told.computeIfAbsent(
        ply,
        p -> {
          Match<?, M, V, E> match = moments.get(p);
          return eyes.areOpen() ? match.everythingOfTheLastMove() : match.lastEvents(eyes.seat());
        });
  }

  /** Everything of the last move; of others what is left, unless all is open anyway. */
  private List<E> nowToldOf(int ply) {
    if (ply == at || eyes.areOpen()) {
      return toldOf(ply);
    }
    List<E> kept = new ArrayList<>();
    toldOf(ply).forEach(event -> kept.add(moments.get(ply).game().afterwards(event)));
    return kept;
  }
}
