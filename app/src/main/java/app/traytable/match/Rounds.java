package app.traytable.match;

import app.traytable.rules.solo.SoloRound;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** The rounds of a match of Solo. A view knows only the last one, so they are looked up. */
final class Rounds {
  private Rounds() {}

  static <S, M extends Move, V> List<SoloRound> of(Match<S, M, V> match) {
    ArrayDeque<SoloRound> rounds = new ArrayDeque<>();
    for (Match<S, M, V> m = match; m != null; m = m.before()) {
      if (!(m.game().table(m.state()) instanceof SoloView view)) {
        return List.of();
      }
      SoloRound last = view.lastRound();
      // Two rounds may look the same; one round is the same object for as long as it is the last.
      if (last != null && rounds.peekFirst() != last) {
        rounds.addFirst(last);
      }
    }
    return new ArrayList<>(rounds);
  }
}
