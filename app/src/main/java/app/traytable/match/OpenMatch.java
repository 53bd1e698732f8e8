package app.traytable.match;

import android.database.SQLException;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match at the table, and who holds the phone. Every move is on disk before it shows here. It
 * belongs to the background; only what it publishes leaves it.
 */
final class OpenMatch<M extends Move, V, E extends Event, H> {
  private final MatchRepository repository;
  private final long id;
  private final List<Animal> animals;
  private final List<Integer> sides;
  private final Seats people;
  private final GameRoom<M, V, E, H> room;
  private final Told<E> told = new Told<>();
  private Match<?, M, V, E> match;
  private @Nullable Seat holder;
  private Frame.@Nullable Refused refused;
  private int refusals;

  /** So many moves each seat has seen, and whatever hit it. */
  private final int[] seen = new int[Seat.MOST];

  /** So many moves the table has shown to their end. */
  private int shown;

  private boolean behind;
  private boolean listened;

  OpenMatch(
      MatchRepository repository,
      long id,
      MatchInRoom<M, V, E, H> played,
      List<Animal> animals,
      List<Integer> sides) {
    this.repository = repository;
    this.id = id;
    this.room = played.room();
    this.match = played.match();
    this.animals = animals;
    this.sides = sides;
    this.people = people(match.players());
    settle();
  }

  private static Seats people(List<Player> players) {
    int bits = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).level() == null) {
        bits |= 1 << seat;
      }
    }
    return Seats.ofBits(bits);
  }

  long id() {
    return id;
  }

  int plies() {
    return match.plies();
  }

  /**
   * Plays a move that was chosen at this ply, unless something has been played meanwhile that makes
   * it another choice.
   *
   * @return whether it has been played
   */
  boolean play(int ply, Seat seat, Move move) {
    if (ply != match.plies() && !match.isStillAsked(seat, ply)) {
      return false;
    }
    try {
      Match<?, M, V, E> next = match.play(seat, match.game().moves().own(move));
      repository.append(id, next);
      match = next;
      refused = null;
      settle();
      return true;
    } catch (IllegalMove e) {
      refuse(e.refusal());
    } catch (MovedOn e) {
      behind = true;
      tellOfTheOtherTable();
    } catch (SQLException e) {
      refuse(Obstacle.NOT_SAVED);
    }
    return false;
  }

  /**
   * Plays moves that were chosen together, each on disk before the next, up to the first that is
   * refused: what was legal before it stays.
   *
   * @return how many have been played
   */
  int playAll(int ply, Seat seat, List<? extends Move> moves) {
    int played = 0;
    while (played < moves.size() && play(ply + played, seat, moves.get(played))) {
      played++;
    }
    return played;
  }

  /**
   * Plays moves that several seats made at the same moment, in the order of seats and each on disk
   * before the next. What one of them may not do does not keep the others from it.
   *
   * @return how many have been played
   */
  int playTogether(int ply, Map<Seat, ? extends Move> moves) {
    int played = 0;
    for (int index = 0; index < match.players().size(); index++) {
      Move move = moves.get(Seat.of(index));
      if (move != null && play(ply + played, Seat.of(index), move)) {
        played++;
      }
    }
    return played;
  }

  void undo(int ply) {
    if (ply != match.plies() || !viewpoint().canUndo()) {
      return;
    }
    try {
      repository.takeBack(id, match);
      match = match.undo();
      told.forgetAfter(match.plies());
      Arrays.setAll(seen, seat -> Math.min(seen[seat], match.plies()));
      shown = Math.min(shown, match.plies());
      refused = null;
      settle();
    } catch (MovedOn e) {
      behind = true;
      tellOfTheOtherTable();
    } catch (SQLException e) {
      refuse(Obstacle.NOT_TAKEN_BACK);
    }
  }

  /** Whether the match has been played on at another table, so that this one is of the past. */
  boolean isBehind() {
    return behind;
  }

  void tellOfTheOtherTable() {
    refuse(Obstacle.MOVED_ON);
  }

  /** This person has taken the phone. */
  void take(Seat seat) {
    if (people.contains(seat)) {
      holder = seat;
      refused = null;
    }
  }

  /** Nobody holds the phone any more: what is private goes under the curtain. */
  void putDown() {
    holder = null;
    refused = null;
    settle();
  }

  /** Whoever holds the phone has seen what hit them. */
  void see() {
    if (holder != null) {
      seen[holder.index()] = match.plies();
    }
  }

  /** Every move is told aloud, and nobody goes on before it has been. */
  void listen(boolean listened) {
    this.listened = listened;
  }

  /** All look at what the last move shows: nobody goes on behind the screen before they have. */
  boolean isLookedAt() {
    return shown < match.plies()
        && (listened || told.last(match, null).stream().anyMatch(Event::isLookedAt));
  }

  /**
   * The table has shown this move to its end.
   *
   * @return whether that is what all have waited for
   */
  boolean haveLooked(int ply) {
    boolean waited = isLookedAt();
    shown = Math.max(shown, Math.min(ply, match.plies()));
    return waited && !isLookedAt();
  }

  private void refuse(Refusal why) {
    refusals++;
    refused = new Frame.Refused(why, refusals);
  }

  /** Alone, one always holds the phone; with others, only as long as one has to act. */
  private void settle() {
    if (people.size() == 1) {
      holder = people.iterator().next();
    } else if (holder != null && !toAct().contains(holder)) {
      holder = null;
    }
  }

  /**
   * What a bot wants to do now. Thinking may take a while, so it is done elsewhere, on a match that
   * does not change; null when it is for people to go on.
   */
  @Nullable Thought<M, V> thought() {
    boolean claimed = people.size() > 1 && holder != null && !toAct().contains(holder);
    if (claimed || toAct().isEmpty() || viewpoint().isHit() || isLookedAt()) {
      return null;
    }
    return new Thought<>(match, room.getPlayable().bots());
  }

  /** A bot's turn in a match that stands still, or what goes without saying. */
  record Thought<M extends Move, V>(Match<?, M, V, ?> match, Bots<M, V, ?> bots) {
    @Nullable BotTurn<M> think() {
      BotTurn<M> turn = BotTurn.next(match, bots);
      return turn == null ? BotTurn.ofCourse(match) : turn;
    }

    /** How long it seems to take; a person who is asked nothing takes as long as any. */
    Tempo tempo(BotTurn<M> turn) {
      boolean isBot = match.players().get(turn.seat().index()).level() != null;
      return isBot ? bots.tempo(match.table(), turn.move()) : Tempo.USUAL;
    }

    int ply() {
      return match.plies();
    }
  }

  /** What has to be waited for before a bot goes on. */
  Patience<E> patience() {
    return new Patience<>(match, told.last(match, null), people, holder);
  }

  /** What may be seen now. */
  Viewpoint<M, V, E, H> viewpoint() {
    return new Viewpoint<>(
        id,
        new MatchInRoom<>(room, match),
        told,
        animals,
        sides,
        people,
        holder,
        refused,
        holder == null ? 0 : seen[holder.index()],
        listened);
  }

  TableUi ui() {
    return viewpoint().ui(() -> repository.annals(id, match));
  }

  String journal() {
    return match.journal().text();
  }

  private Seats toAct() {
    return match.toAct();
  }
}
