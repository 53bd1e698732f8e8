package app.traytable.rules.contract;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.pointapile.PointAPileMoves;
import app.traytable.rules.qwinto.QwintoMoves;
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
            NoIdeaMoves.REVEALS,
            NoIdeaMoves.LAYS,
            QwintoMoves.ENTERS,
            PointAPileMoves.PICKS,
            PointAPileMoves.PUTS_NEW,
            PointAPileMoves.PUTS,
            PointAPileMoves.PUTS.get(0),
            SoloCards.COLOURS);
    for (List<?> list : shared) {
      assertTrue(list.size() > 1);
      assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
    }
  }
}
