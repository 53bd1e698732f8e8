package app.traytable.match;

import app.traytable.room.Advice;
import app.traytable.room.Reply;
import app.traytable.room.Secret;
import app.traytable.room.Story;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the table shows. Each kind holds what may be seen then, and nothing else. */
public sealed interface TableUi {
  /** Whether this is about the match with this number, or about none yet. */
  default boolean isOf(long id) {
    if (this instanceof Laid laid) {
      return laid.frame().id() == id;
    } else if (this instanceof Broken broken) {
      return broken.id() == id;
    }
    return !(this instanceof Gone gone) || gone.id() == id;
  }

  /** The match is on its way from the disk. */
  record Loading() implements TableUi {}

  /** The save cannot be read. */
  record Broken(long id, String game, Damage problem, String text) implements TableUi {}

  /** There is no such match, or no longer. */
  record Gone(long id) implements TableUi {}

  /** Every kind in which there is a table to be seen. */
  sealed interface Laid extends TableUi {
    Frame frame();
  }

  /**
   * The phone is on its way to another hand: the public table only.
   *
   * @param next the people who must act, each of whom may take it
   * @param others the people who may claim a reaction
   */
  record HandOver(Frame frame, List<Seat> next, List<Seat> others) implements Laid {
    public HandOver {
      next = List.copyOf(next);
      others = List.copyOf(others);
    }
  }

  /**
   * It is for people to act: for the viewer of the frame, or, where nothing needs hiding, for
   * everyone in the list.
   */
  record YourTurn(Frame frame, List<Seat> acting) implements Laid {
    public YourTurn {
      acting = List.copyOf(acting);
    }
  }

  /**
   * Others act, or what goes without saying is done; what the viewer may do out of turn is in the
   * scene.
   *
   * @param canPass somebody has taken the phone for a reaction and may pass it on without one
   * @param others the people who may claim a reaction while the bots play
   */
  record Watching(Frame frame, boolean canPass, List<Seat> others) implements Laid {
    public Watching {
      others = List.copyOf(others);
    }
  }

  /** A moment of a match that somebody looks back at: nobody acts. */
  record Replayed(Frame frame) implements Laid {}

  /**
   * The match is over. The deal may now be told.
   *
   * @param deal its code
   */
  record Over(Frame frame, Outcome outcome, String deal, Annals annals) implements Laid {}

  /**
   * What is told of other matches when one is over.
   *
   * @param records of those who play alone
   * @param earlier the latest of the matches with the same deal; null when there is none
   */
  record Annals(List<Score> records, @Nullable Earlier earlier) {
    public static final Annals NONE = new Annals(List.of(), null);

    public Annals {
      records = List.copyOf(records);
    }
  }

  /**
   * A match with the same deal.
   *
   * @param ended in milliseconds since 1970
   * @param ranking in the order of places
   * @param more how many there are besides
   */
  record Earlier(long ended, List<Ranked> ranking, int more) {
    public Earlier {
      ranking = List.copyOf(ranking);
    }
  }

  /** What somebody reached. */
  record Ranked(int place, String name, int points) {}

  /** A line of the table of records of those who play alone. */
  record Score(String name, int points, boolean fromThisMatch) {}

  /**
   * What the best bot would do in the place of each of those who may act on one screen.
   *
   * @param match the number of the match
   * @param ply when it was asked
   * @param viewer who saw the table then; null if everybody did
   * @param isDoubted somebody would rather do something else, and is about to show what
   * @param reply why not that; null until it has been shown
   */
  record Hints(
      long match,
      int ply,
      @Nullable Seat viewer,
      List<Advice<?, ?, ?, ?>> advice,
      boolean isDoubted,
      @Nullable Reply<?, ?, ?, ?> reply) {
    public Hints {
      advice = List.copyOf(advice);
    }

    public Hints(long match, int ply, @Nullable Seat viewer, List<Advice<?, ?, ?, ?>> advice) {
      this(match, ply, viewer, advice, false, null);
    }

    /** What that seat was told to do; null if it was told nothing. */
    @Nullable Move moveOf(Seat seat) {
      for (Advice<?, ?, ?, ?> each : advice) {
        if (each.getSeat() == seat) {
          return each.getHint().move();
        }
      }
      return null;
    }

    Hints doubted() {
      return new Hints(match, ply, viewer, advice, true, null);
    }

    Hints with(Reply<?, ?, ?, ?> reply) {
      return new Hints(match, ply, viewer, advice, false, reply);
    }

    /** A hint is for one moment and one pair of eyes. */
    public boolean isFor(Frame frame) {
      return match == frame.id() && ply == frame.ply() && viewer == frame.viewer();
    }
  }

  /**
   * What one person alone may see of a table that all look at.
   *
   * @param ply when they looked
   */
  record Peek(long match, int ply, Secret<?> secret) {
    /** It goes with the moment, and is not for a table that somebody sees alone anyway. */
    public boolean isFor(Frame frame) {
      return match == frame.id() && ply == frame.ply() && frame.viewer() == null;
    }
  }

  /** What has happened in the whole match, as this viewer may know it, one entry for each move. */
  record Log(long match, @Nullable Seat viewer, List<LoggedMove> moves) {
    public Log {
      moves = List.copyOf(moves);
    }

    public boolean isFor(Frame frame) {
      return match == frame.id() && viewer == frame.viewer();
    }
  }

  /** One move and all it led to. */
  record LoggedMove(int ply, Seat mover, Story<?> story) {}
}
