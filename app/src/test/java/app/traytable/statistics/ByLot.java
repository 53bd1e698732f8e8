package app.traytable.statistics;

import app.traytable.data.Arrival;
import app.traytable.data.MatchRow;
import app.traytable.data.Seal;
import app.traytable.match.Reckoning;
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

/** Matches that nobody has thought about, and how they come to the disk. */
final class ByLot {
  private ByLot() {}

  /** Who sits there is decided by lot too: people, bots of every level, and namesakes of people. */
  static Journal played(Game<?, ?, ?, ?> game, int number, List<String> names) {
    Rng chance = new Rng(number);
    int least = game.info().minSeats();
    int seats = least + chance.below(Math.min(game.info().maxSeats(), 4) - least + 1);
    int first = chance.below(names.size());
    int person = chance.below(seats);
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String name = names.get((first + seat) % names.size());
      boolean isBot = seat != person && chance.below(3) == 0;
      Level level = Level.values()[chance.below(Level.values().length)];
      players.add(isBot ? Player.bot(name, level) : Player.person(name));
    }
    Setup setup = Setup.of(game.info(), seats, number);
    for (Option option : game.info().options()) {
      if (List.of("short-game", "match-length").contains(option.id())) {
        setup = setup.with(option.id(), option.values().get(option.values().size() - 1));
      }
    }
    return toTheEnd(Match.start(game, setup, players), chance).journal();
  }

  private static <M extends Move> Match<?, M, ?, ?> toTheEnd(Match<?, M, ?, ?> begun, Rng chance) {
    Match<?, M, ?, ?> match = begun;
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(chance.below(moves.size())));
    }
    return match;
  }

  static Arrival arrival(Match<?, ?, ?, ?> match, long ended) {
    Journal journal = match.journal();
    String opening = journal.opening().text();
    String seal = Seal.of(opening, journal.plies());
    MatchRow row = new MatchRow(0, journal.game(), opening, "", ended, ended, 0, true, 0, seal);
    return new Arrival(row, journal.plies(), Reckoning.of(0, match));
  }
}
