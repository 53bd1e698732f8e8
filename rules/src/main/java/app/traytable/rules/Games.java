package app.traytable.rules;

import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import java.util.List;
import java.util.stream.Collectors;

/** The shelf: every game there is, in the order in which it is shown. */
public final class Games {
  private static final List<Game<?, ?, ?>> ALL =
      List.of(new NoIdea(), new Qwinto(), new PointAPile(), new Solo());

  private Games() {}

  public static List<Game<?, ?, ?>> all() {
    return ALL;
  }

  public static List<GameInfo> infos() {
    return ALL.stream().map(Game::info).collect(Collectors.toList());
  }

  /**
   * Reads and replays a journal of any game.
   *
   * @throws BrokenJournal with the line and the reason; nothing is loaded then
   */
  public static Match<?, ?, ?> load(String text) throws BrokenJournal {
    return replay(Journal.parse(text));
  }

  /** Replays a journal of any game. */
  public static Match<?, ?, ?> replay(Journal journal) throws BrokenJournal {
    for (Game<?, ?, ?> game : ALL) {
      if (game.info().id().equals(journal.game())) {
        return Match.replay(game, journal);
      }
    }
    throw new BrokenJournal(2, "this app has no game \"" + journal.game() + "\"");
  }

  /**
   * The game with this id.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Game<?, ?, ?> named(String id) {
    return ALL.stream()
        .filter(game -> game.info().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no game " + id + "."));
  }
}
