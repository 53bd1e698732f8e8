package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;

/** Who plays Qwinto without a person, and the reasons that a hint may give. */
public final class QwintoBots {
  /** Words: field, number, bonus points. */
  static final String FILLS_COLUMN = "fills-column";

  /** Words: field, number, points of the row. */
  static final String FILLS_ROW = "fills-row";

  /** Words: field, number. Nowhere good, yet better than a failed attempt. */
  static final String AVOIDS_FAILING = "avoids-failing";

  /** Words: field, number. Enough numbers are left for the fields on both sides. */
  static final String LEAVES_ROOM = "leaves-room";

  /** Words: number. It would close more fields than it fills. */
  static final String LEAVE_OUT = "leave-out";

  /** Words: sum, field. */
  static final String CALL_FILLS_COLUMN = "call-fills-column";

  /** Words: sum, field. */
  static final String CALL_FILLS_ROW = "call-fills-row";

  /** Words: sum, field. The others have no good field for it. */
  static final String CALL_FOR_ME_ALONE = "call-for-me-alone";

  /** Words: sum, field. */
  static final String CALL_LEAVES_ROOM = "call-leaves-room";

  /** No words. Nothing that can be called has a good field; this keeps the damage small. */
  static final String NOTHING_TO_CALL = "nothing-to-call";

  /** Every reason there is. */
  public static final List<String> REASONS =
      List.of(
          FILLS_COLUMN,
          FILLS_ROW,
          AVOIDS_FAILING,
          LEAVES_ROOM,
          LEAVE_OUT,
          CALL_FILLS_COLUMN,
          CALL_FILLS_ROW,
          CALL_FOR_ME_ALONE,
          CALL_LEAVES_ROOM,
          NOTHING_TO_CALL,
          Hint.WENT_BEST);

  private static final double NORMAL_ENVY = 0.5;
  private static final int PLAY_OUTS = 240;

  private QwintoBots() {}

  static Bot<QwintoMove, QwintoView> bot(Qwinto game, Level level) {
    return switch (level) {
      case EASY -> new QwintoBotsEasy();
      case NORMAL ->
          (view, moves, rng) ->
              new QwintoBotsSense(view.masked, viewer(view), NORMAL_ENVY).best(moves);
      case HARD -> new WorldSearch<>(game, new QwintoBotsGuide(), PLAY_OUTS);
    };
  }

  static Seat viewer(QwintoView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat");
  }
}
