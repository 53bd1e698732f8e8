package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** Which moves can be taken back. */
public final class NoIdeaUndoTest {
  /** Choosing a pile shows nothing and keeps the turn; turning a card does. */
  @Test
  public void aChosenPileCanBeTakenBackAndATurnedCardCannot() {
    NoIdea game = new NoIdea();
    Match<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> match = null;
    for (long seed = 1; match == null; seed++) {
      match = withAChoice(game, seed);
    }
    assertFalse("the card was turned", match.canUndo());
    Seat seat = game.toAct(match.state()).iterator().next();
    var laid = match.play(seat, game.legalMoves(match.state(), seat).get(0));
    assertTrue(laid.canUndo());
    assertEquals(match.state(), laid.undo().state());
  }

  /**
   * A match whose last move turned a plain card that fits several piles; null when there is none
   * with this seed.
   */
  private static @Nullable Match<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> withAChoice(
      NoIdea game, long seed) {
    var match =
        Match.start(
            game, Setup.of(game.info(), 2, seed), List.of(Player.person("A"), Player.person("B")));
    for (int i = 0; i < 40; i++) {
      Seat seat = game.toAct(match.state()).iterator().next();
      NoIdeaView view = game.view(match.state(), seat);
      boolean plain =
          view.held() != Cards.NONE
              && NoIdeaCards.function(view.held()) == NoIdeaCards.Function.NONE;
      if (plain && game.legalMoves(match.state(), seat).size() > 1) {
        return match;
      }
      match = match.play(seat, game.legalMoves(match.state(), seat).get(0));
    }
    return null;
  }
}
