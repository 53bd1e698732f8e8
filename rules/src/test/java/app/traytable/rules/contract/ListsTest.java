package app.traytable.rules.contract;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.solo.SoloBots;
import app.traytable.rules.solo.SoloCards;
import java.util.List;
import org.junit.Test;

/** What everybody shares, nobody may write to. */
public final class ListsTest {
  @Test
  public void theListsOfMovesAndGamesCannotBeWrittenTo() {
    List<List<?>> shared =
        List.of(
            Games.all(),
            NoIdeaMove.REVEALS,
            NoIdeaMove.LAYS,
            QwintoMove.ENTERS,
            PointAPileMove.PICKS,
            PointAPileMove.PUTS_NEW,
            PointAPileMove.PUTS,
            PointAPileMove.PUTS.get(0),
            SoloBots.REASONS,
            SoloCards.COLOURS);
    for (List<?> list : shared) {
      assertTrue(list.size() > 1);
      assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
    }
  }
}
