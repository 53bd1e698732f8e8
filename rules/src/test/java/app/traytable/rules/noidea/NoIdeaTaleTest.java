package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.junit.Test;

/** What is told of a card afterwards: of one that went back no more than that, of others all. */
public final class NoIdeaTaleTest {
  private final NoIdea game = new NoIdea();

  @Test
  public void aCardIsForgottenExactlyIfItLiesFaceDownAgain() {
    int laid = 0;
    int returned = 0;
    for (long seed = 1; seed < 40; seed++) {
      Rng rng = new Rng(seed);
      Match<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> match = start(seed);
      while (!game.toAct(match.state()).isEmpty()) {
        Seat seat = game.toAct(match.state()).iterator().next();
        List<NoIdeaMove> moves = game.legalMoves(match.state(), seat);
        match = match.play(seat, moves.get(rng.below(moves.size())));
        List<NoIdeaEvent> events = match.lastEvents(null);
        boolean isClaim = events.stream().anyMatch(NoIdeaEvent.Claims.class::isInstance);
        boolean isBack = events.stream().anyMatch(NoIdeaEvent.Returns.class::isInstance);
        for (NoIdeaEvent event : events) {
          if (event instanceof NoIdeaEvent.Shows shows) {
            boolean goesBack = isBack || (isClaim && !NoIdeaCards.isPrize(shows.card()));
            byte told = ((NoIdeaEvent.Shows) game.afterwards(shows)).card();
            if (goesBack) {
              assertEquals(match.journal().text(), Cards.HIDDEN, told);
              returned++;
            } else {
              assertNotEquals(match.journal().text(), Cards.HIDDEN, told);
              laid++;
            }
          }
        }
      }
    }
    assertTrue(laid > 100 && returned > 100);
  }

  private Match<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> start(long seed) {
    return Match.start(
        game, Setup.of(game.info(), 2, seed), List.of(Player.person("A"), Player.person("B")));
  }
}
