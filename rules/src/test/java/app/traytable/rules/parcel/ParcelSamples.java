package app.traytable.rules.parcel;

import app.traytable.rules.Games;
import app.traytable.rules.Playable;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Journal;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;

/** Matches played by lot, and a parcel with one of each game. */
final class ParcelSamples {
  private static final List<Player> PLAYERS =
      List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY));

  private ParcelSamples() {}

  static Parcel everything() {
    List<Parcel.Played> matches = new ArrayList<>();
    long started = 1_700_000_000_000L;
    for (Playable<?, ?, ?, ?, ?> game : Games.all()) {
      matches.add(new Parcel.Played(over(game), started, started + 600_000, "fox whale"));
      started += 86_400_000;
    }
    return new Parcel(
        matches,
        List.of(
            new Parcel.Person("Anna", "fox", 0, started),
            new Parcel.Person("Großtante Zoë 🦊", "3.5", -1, Parcel.UNKNOWN)),
        List.of(
            new Parcel.Setting("lesson noidea/first", "done"),
            new Parcel.Setting("theme", "DARK")));
  }

  static Parcel of(Journal journal) {
    return new Parcel(
        List.of(new Parcel.Played(journal, Parcel.UNKNOWN, Parcel.UNKNOWN, "")),
        List.of(),
        List.of());
  }

  static Journal over(Playable<?, ?, ?, ?, ?> game) {
    return over(game, 1);
  }

  /** The shortest match there is of this game, with the later choice of every option if need be. */
  static Journal over(Playable<?, ?, ?, ?, ?> game, long seed) {
    return played(game.game(), seed, Integer.MAX_VALUE).journal();
  }

  static Journal begun(Playable<?, ?, ?, ?, ?> game, int plies) {
    return played(game.game(), 1, plies).journal();
  }

  private static <S, M extends Move, V, E extends Event> Match<S, M, V, E> played(
      Game<S, M, V, E> game, long seed, int plies) {
    Setup setup = Setup.of(game.info(), PLAYERS.size(), seed);
    for (Option option : game.info().options()) {
      for (String brief : List.of("short-game", "match-length")) {
        if (option.id().equals(brief)) {
          setup = setup.with(brief, option.values().get(option.values().size() - 1));
        }
      }
    }
    Match<S, M, V, E> match = Match.start(game, setup, PLAYERS);
    Rng chance = new Rng(seed);
    while (match.plies() < plies && !match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(chance.below(moves.size())));
    }
    return match;
  }
}
