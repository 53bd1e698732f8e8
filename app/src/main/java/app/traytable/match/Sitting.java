package app.traytable.match;

import android.database.SQLException;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match at the table, and who holds the phone. Every move is on disk before it shows here. It
 * belongs to the background; only what it publishes leaves it.
 */
final class Sitting<S, M extends Move, V> {
  /** The key of a refusal that is the disk's, not the rules'. */
  static final String NOT_SAVED = "not-saved";

  /** The key of a refusal because the match was played on at another table. */
  static final String MOVED_ON = "moved-on";

  private static final int TO_REACT = 4;

  private final MatchRepository repository;
  private final long id;
  private final List<Emblem> emblems;
  private final Seats people;
  private Match<S, M, V> match;
  private @Nullable Seat holder;
  private Frame.@Nullable Refusal refusal;
  private int refusals;
  private boolean behind;

  Sitting(MatchRepository repository, long id, Match<S, M, V> match, List<Emblem> emblems) {
    this.repository = repository;
    this.id = id;
    this.match = match;
    this.emblems = emblems;
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
   * Plays a move that was chosen at this ply, unless something else has been played meanwhile.
   *
   * @return whether it has been played
   */
  boolean play(int ply, Seat seat, String move) {
    if (ply != match.plies()) {
      return false;
    }
    try {
      Match<S, M, V> next = match.play(seat, match.game().parse(move));
      repository.append(id, next);
      match = next;
      refusal = null;
      settle();
      return true;
    } catch (IllegalMove e) {
      refuse(e.key(), String.valueOf(e.getMessage()));
    } catch (MovedOn e) {
      behind = true;
      tellOfTheOtherTable();
    } catch (SQLException e) {
      refuse(NOT_SAVED, "The move could not be saved.");
    }
    return false;
  }

  void undo(int ply) {
    if (ply != match.plies() || !sight().canUndo()) {
      return;
    }
    try {
      repository.takeBack(id, match);
      match = match.undo();
      refusal = null;
      settle();
    } catch (MovedOn e) {
      behind = true;
      tellOfTheOtherTable();
    } catch (SQLException e) {
      refuse(NOT_SAVED, "The move could not be taken back.");
    }
  }

  /** Whether the match has been played on at another table, so that this one is of the past. */
  boolean isBehind() {
    return behind;
  }

  void tellOfTheOtherTable() {
    refuse(MOVED_ON, "The match has been played on at another table.");
  }

  /** This person has taken the phone. */
  void take(Seat seat) {
    if (people.contains(seat)) {
      holder = seat;
      refusal = null;
    }
  }

  /** Nobody holds the phone any more: what is private goes under the curtain. */
  void putDown() {
    holder = null;
    refusal = null;
    settle();
  }

  private void refuse(String key, String message) {
    refusals++;
    refusal = new Frame.Refusal(key, message, refusals);
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
  @Nullable Thought<S, M, V> thought() {
    boolean claimed = people.size() > 1 && holder != null && !toAct().contains(holder);
    return claimed || toAct().isEmpty() ? null : new Thought<>(match);
  }

  /** A bot's turn in a match that stands still. */
  record Thought<S, M extends Move, V>(Match<S, M, V> match) {
    @Nullable BotTurn<M> think() {
      return BotTurn.next(match);
    }

    int ply() {
      return match.plies();
    }
  }

  /** What the best bot would do in the place of those who may act here now. */
  Question<S, M, V> question() {
    List<Seat> asking = new ArrayList<>();
    Seat viewer = null;
    if (sight().ui(List::of) instanceof TableUi.YourTurn yours) {
      yours.turns().forEach(turn -> asking.add(turn.seat()));
      viewer = yours.frame().viewer();
    }
    return new Question<>(id, match, viewer, asking);
  }

  /** Somebody's turn in a match that stands still. */
  record Question<S, M extends Move, V>(
      long id, Match<S, M, V> match, @Nullable Seat viewer, List<Seat> asking) {
    TableUi.Hints think() {
      List<TableUi.Advice> advice = new ArrayList<>();
      asking.forEach(seat -> advice.add(new TableUi.Advice(seat, BotTurn.hint(match, seat))));
      return new TableUi.Hints(id, match.plies(), viewer, advice);
    }
  }

  /** Nobody at the table waits for this bot: people act at the same time. */
  boolean isUnnoticed(Seat bot) {
    return toAct().contains(bot) && (toAct().bits() & people.bits()) != 0;
  }

  /** How many breaths a bot takes before it goes on. */
  int breaths() {
    return Math.max(mayReact() ? TO_REACT : 1, Pace.breaths(match.lastEvents(null)));
  }

  /** People could do something before a bot goes on. */
  boolean mayReact() {
    return (isAwaited() || Reactions.arePossible(table())) && isFree();
  }

  /** The same, and it is no race that who lets the bots hurry may give up for all. */
  boolean mustBeHeard() {
    return isAwaited() && isFree();
  }

  private boolean isAwaited() {
    return (match.game().awaited(match.state()).bits() & people.bits()) != 0;
  }

  /** Who is alone knows what there is to be done; of several nobody may be told. */
  private boolean isFree() {
    if (people.size() > 1 || holder == null) {
      return true;
    }
    return !toAct().contains(holder) && !match.game().legalMoves(match.state(), holder).isEmpty();
  }

  private V table() {
    return match.game().table(match.state());
  }

  /** What may be seen now. */
  Sight<S, M, V> sight() {
    return new Sight<>(id, match, emblems, people, holder, refusal);
  }

  TableUi ui() {
    return sight().ui(this::records);
  }

  private List<TableUi.Score> records() {
    List<TableUi.Score> records = new ArrayList<>();
    if (match.players().size() == 1) {
      repository
          .records(match.setup().game(), 10)
          .forEach(r -> records.add(new TableUi.Score(r.name(), r.points(), r.matchId() == id)));
    }
    return records;
  }

  String journal() {
    return match.journal().text();
  }

  private Seats toAct() {
    return match.game().toAct(match.state());
  }
}
