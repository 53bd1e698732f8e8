package app.traytable.match;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A moment of Solo in which a bot has to act. */
record SoloMoment(Match<SoloState, SoloMove, SoloView> match) {
  private static final Solo SOLO = new Solo();
  private static final List<String> IDLE = List.of("draw", "keep", "solo");

  /** The first such moment in matches by lot, in which people say "Solo!" late or never. */
  static SoloMoment find(int people, int bots, Predicate<SoloMoment> wanted) {
    for (long seed = 1; seed < 1_000; seed++) {
      Rng lot = new Rng(seed);
      SoloMoment moment = new SoloMoment(deal(people, bots, seed));
      while (!SOLO.toAct(moment.match.state()).isEmpty() && moment.match.plies() < 500) {
        if (moment.actor().index() >= people && wanted.test(moment)) {
          return moment;
        }
        moment = new SoloMoment(moment.match.play(moment.actor(), moment.choose(lot)));
      }
    }
    throw new AssertionError("no match comes to such a moment");
  }

  private static Match<SoloState, SoloMove, SoloView> deal(int people, int bots, long seed) {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < people + bots; seat++) {
      players.add(
          seat < people ? Player.person("Person " + seat) : Player.bot("Bot " + seat, Level.EASY));
    }
    Setup setup = Setup.of(SOLO.info(), players.size(), seed).withFirst(Seat.of(0));
    return Match.start(SOLO, setup, players);
  }

  private SoloMove choose(Rng lot) {
    List<SoloMove> moves = SOLO.legalMoves(match.state(), actor());
    List<SoloMove> brisk = new ArrayList<>(moves);
    brisk.removeIf(move -> IDLE.contains(move.text()));
    List<SoloMove> from = brisk.isEmpty() ? moves : brisk;
    return from.get(lot.below(from.size()));
  }

  Seat actor() {
    return SOLO.toAct(match.state()).iterator().next();
  }

  /** What lies open. */
  SoloView table() {
    return SOLO.table(match.state());
  }

  boolean may(Seat seat, String move) {
    return SOLO.legalMoves(match.state(), seat).stream().anyMatch(m -> m.text().startsWith(move));
  }

  boolean isSilent(Seat seat) {
    return table().silent().contains(seat);
  }

  /** Nobody has to say anything, and nothing has hit anybody. */
  boolean isCalm() {
    return table().silent().isEmpty() && !table().isAllSwap() && table().skipped() == null;
  }
}
