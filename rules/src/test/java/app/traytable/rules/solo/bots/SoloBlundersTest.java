package app.traytable.rules.solo.bots;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.BotTurn;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Setup;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** What no player of sense does, whatever the temper. */
public final class SoloBlundersTest {
  private int wishes;
  private int lastCards;
  private int due;

  @Test
  public void normalNeverBlunders() {
    Solo game = new Solo();
    for (int seed = 0; seed < 600; seed++) {
      Setup setup = Setup.of(game.info(), 2 + seed % 5, seed).with("match-length", "one-round");
      Bot<SoloMove, SoloView> bot =
          watched(new SoloBots().bot(Level.NORMAL, List.of(Temper.values()).get(seed % 3)));
      List<Player> players = Collections.nCopies(setup.seats(), Player.person("Bot"));
      Match<SoloState, SoloMove, SoloView, ?> match = Match.start(game, setup, players);
      for (BotTurn<SoloMove> turn = BotTurn.next(match, seat -> bot);
          turn != null;
          turn = BotTurn.next(match, seat -> bot)) {
        match = match.play(turn.seat(), turn.move());
      }
    }
    assertTrue("there was a chance for each", wishes > 0 && lastCards > 0 && due > 0);
  }

  private Bot<SoloMove, SoloView> watched(Bot<SoloMove, SoloView> bot) {
    return new Bot<>() {
      @Override
      public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
        SoloMove move = bot.choose(view, legalMoves, rng);
        assertSensible(view, legalMoves, move);
        return move;
      }

      @Override
      public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
        SoloMove move = bot.react(view, legalMoves, rng);
        assertSensible(view, legalMoves, move);
        return move;
      }
    };
  }

  private void assertSensible(SoloView view, List<SoloMove> moves, @Nullable SoloMove move) {
    String what = view + ": " + move;
    assertFalse(what, move instanceof SoloMove.Silently);
    if (moves.contains(SoloMoves.SAY)) {
      due++;
      assertTrue(what, move == SoloMoves.SAY);
      return;
    }
    boolean inTurn = moves.contains(SoloMoves.DRAW) || moves.contains(SoloMoves.TAKE);
    if (view.hand().size() == 1 && inTurn && moves.stream().anyMatch(SoloBlundersTest::lays)) {
      lastCards++;
      assertTrue(what, lays(move));
    }
    if (move instanceof SoloMove.PlayFor wish && holdsMore(view)) {
      wishes++;
      assertTrue(
          what, view.hand().stream().anyMatch(card -> SoloCards.colour(card) == wish.colour()));
    }
  }

  private static boolean lays(@Nullable SoloMove move) {
    return move instanceof SoloMove.Play || move instanceof SoloMove.Protect;
  }

  private static boolean holdsMore(SoloView view) {
    return view.hand().stream().anyMatch(card -> SoloCards.colour(card) != Colour.BLACK);
  }
}
