package app.traytable.setup;

import app.traytable.match.LineUp;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * With whom a game can begin without a question.
 *
 * @param lineUps who sat down together, the latest first
 */
public record Offers(SeatPlanner planner, List<LineUp> lineUps) {
  /** Those who may want to play another game together: so many tables are remembered. */
  private static final int OTHERS = 3;

  public Offers {
    lineUps = List.copyOf(lineUps);
  }

  /** As the game was played last; the first time one person and fitting bots. */
  public Draft usual(GameInfo game) {
    Draft again = planner.lay(game, latest(game));
    return again.problem() == null ? again : planner.lay(game, null);
  }

  /** Those who sat together lately, at whatever game, and fit this one: each table once. */
  public List<LineUp> others(GameInfo game) {
    List<LineUp> found = new ArrayList<>();
    LineUp last = latest(game);
    List<Player> usual = usual(game).players();
    for (LineUp lineUp : lineUps) {
      boolean isKnown = last != null && last.isOfTheSame(lineUp);
      if (found.size() < OTHERS
          && !isKnown
          && lineUp.fits(game)
          && found.stream().noneMatch(lineUp::isOfTheSame)
          && with(game, lineUp).problem() == null
          && !with(game, lineUp).players().equals(usual)) {
        found.add(lineUp);
      }
    }
    return List.copyOf(found);
  }

  /** These people at this game, with what was agreed on when it was played last. */
  public Draft with(GameInfo game, LineUp lineUp) {
    LineUp last = latest(game);
    return planner.lay(game, lineUp.in(game.id(), last == null ? Map.of() : last.options()));
  }

  /**
   * This deal for those who usually play its game: as many as it has seats, people first. Where it
   * has more, bots sit down.
   */
  public Draft dealt(GameInfo game, Setup deal) {
    Draft draft = planner.fitted(usual(game), deal.seats());
    for (Map.Entry<String, String> option : deal.options().entrySet()) {
      draft = draft.withOption(option.getKey(), option.getValue());
    }
    Seat first = deal.first();
    return draft.withFirst(first == null ? Draft.LOT : first.index());
  }

  private @Nullable LineUp latest(GameInfo game) {
    for (LineUp lineUp : lineUps) {
      if (lineUp.game().equals(game.id())) {
        return lineUp;
      }
    }
    return null;
  }
}
