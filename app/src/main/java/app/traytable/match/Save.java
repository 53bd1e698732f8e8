package app.traytable.match;

import app.traytable.data.MatchRow;
import app.traytable.rules.Games;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A match as the database holds it: read with care, since a disk can lie. */
record Save(MatchRow row, List<String> plies) {
  /**
   * Replays the match.
   *
   * @throws BrokenJournal with the line of {@link #text} and the reason
   */
  Match<?, ?, ?> open() throws BrokenJournal {
    Journal opening = Journal.parse(row.opening());
    if (!opening.plies().isEmpty() || !opening.game().equals(row.game())) {
      throw new BrokenJournal(2, "this is not the opening of a match of " + row.game());
    }
    Match<?, ?, ?> match =
        Games.replay(
            new Journal(
                opening.game(),
                opening.options(),
                opening.first(),
                opening.seed(),
                opening.players(),
                plies));
    if (toAct(match).bits() != row.toAct()) {
      throw new BrokenJournal(
          opening.lineOf(plies.size()), "the last moves are missing or have been changed");
    }
    return match;
  }

  SavedMatch summary() {
    try {
      Match<?, ?, ?> match = open();
      return summary(match.players(), toAct(match), null);
    } catch (BrokenJournal e) {
      return summary(List.of(), Seats.NONE, e.getMessage());
    }
  }

  /** Who sits where; the moves do not matter. Null when not even that can be read. */
  @Nullable LineUp lineUp() {
    try {
      Journal opening = Journal.parse(row.opening());
      return new LineUp(
          row.game(),
          opening.players(),
          emblems(opening.players().size()),
          opening.options(),
          opening.first());
    } catch (BrokenJournal e) {
      return null;
    }
  }

  List<Emblem> emblems(int seats) {
    return Emblem.parseAll(row.emblems(), seats);
  }

  /** All there is, for an export: a journal when the save is sound, else what is left of one. */
  String text() {
    try {
      return open().journal().text();
    } catch (BrokenJournal e) {
      return row.opening() + String.join("\n", plies) + "\n";
    }
  }

  static <S> Seats toAct(Match<S, ?, ?> match) {
    return match.game().toAct(match.state());
  }

  private SavedMatch summary(List<Player> players, Seats toAct, @Nullable String problem) {
    return new SavedMatch(
        row.id(), row.game(), players, emblems(players.size()), toAct, row.changed(), problem);
  }
}
