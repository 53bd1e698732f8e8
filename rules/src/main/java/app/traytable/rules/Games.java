package app.traytable.rules;

import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.bots.NoIdeaBots;
import app.traytable.rules.pointapile.PointAPile;
import app.traytable.rules.pointapile.bots.PointAPileBots;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.qwinto.bots.QwintoBots;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.bots.SoloBots;
import app.traytable.rules.table.BrokenJournal;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Match;
import java.util.List;
import java.util.stream.Collectors;

/** The shelf: every game there is, in the order in which it is shown. */
public final class Games {
  private static final List<Playable<?, ?, ?, ?, ?>> ALL =
      List.of(
          new Playable<>(new NoIdea(), new NoIdeaBots()),
          new Playable<>(new Qwinto(), new QwintoBots()),
          new Playable<>(new PointAPile(), new PointAPileBots()),
          new Playable<>(new Solo(), new SoloBots()));

  private Games() {}

  public static List<Playable<?, ?, ?, ?, ?>> all() {
    return ALL;
  }

  public static List<GameInfo> infos() {
    return ALL.stream().map(Playable::info).collect(Collectors.toList());
  }

  /**
   * Reads and replays a journal of any game.
   *
   * @throws BrokenJournal with the line and the reason; nothing is loaded then
   */
  public static Match<?, ?, ?, ?> load(String text) throws BrokenJournal {
    return replay(Journal.parse(text));
  }

  /** Replays a journal of any game. */
  public static Match<?, ?, ?, ?> replay(Journal journal) throws BrokenJournal {
    for (Playable<?, ?, ?, ?, ?> one : ALL) {
      if (one.info().id().equals(journal.game())) {
        return Match.replay(one.game(), journal);
      }
    }
    throw new BrokenJournal(2, "this app has no game \"" + journal.game() + "\"");
  }

  /**
   * The game with this id.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Playable<?, ?, ?, ?, ?> named(String id) {
    return ALL.stream()
        .filter(one -> one.info().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no game " + id + "."));
  }
}
