package app.traytable.match;

import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.ui.solo.SoloRoom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A moment of Solo in which a bot has to act. */
record SoloMoment(Match<?, SoloMove, SoloView, SoloEvent> match) {
  private static final List<SoloMove> IDLE = List.of(SoloMoves.DRAW, SoloMoves.KEEP, SoloMoves.SAY);

  /** The first such moment in matches by lot, in which people say "Solo!" late or never. */
  static SoloMoment find(int people, int bots, Predicate<SoloMoment> wanted) {
    for (long seed = 1; seed < 1_000; seed++) {
      Rng lot = new Rng(seed);
      SoloMoment moment = new SoloMoment(deal(people, bots, seed));
      while (!moment.match.toAct().isEmpty() && moment.match.plies() < 500) {
        if (moment.actor().index() >= people && wanted.test(moment)) {
          return moment;
        }
        moment = new SoloMoment(moment.match.play(moment.actor(), moment.choose(lot)));
      }
    }
    throw new AssertionError("no match comes to such a moment");
  }

  private static Match<?, SoloMove, SoloView, SoloEvent> deal(int people, int bots, long seed) {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < people + bots; seat++) {
      players.add(
          seat < people ? Player.person("Person " + seat) : Player.bot("Bot " + seat, Level.EASY));
    }
    return Deal.in(SoloRoom.INSTANCE, seed, setup -> setup.withFirst(Seat.of(0)), players).match();
  }

  private SoloMove choose(Rng lot) {
    List<SoloMove> moves = moves(actor());
    List<SoloMove> brisk = new ArrayList<>(moves);
    brisk.removeAll(IDLE);
    List<SoloMove> from = brisk.isEmpty() ? moves : brisk;
    return from.get(lot.below(from.size()));
  }

  Seat actor() {
    return match.toAct().iterator().next();
  }

  /** What lies open. */
  SoloView table() {
    return match.table();
  }

  List<SoloMove> moves(Seat seat) {
    return match.legalMoves(seat);
  }

  boolean isSilent(Seat seat) {
    return table().silent().contains(seat);
  }

  /** Nobody has to say anything, and nothing has hit anybody. */
  boolean isCalm() {
    return table().silent().isEmpty() && !table().isAllSwap() && table().skipped() == null;
  }
}
