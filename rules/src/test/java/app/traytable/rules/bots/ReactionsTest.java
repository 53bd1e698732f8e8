package app.traytable.rules.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloEvent;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
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
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/**
 * Who is asked first in Solo, where cards are thrown in out of turn, and who is not asked at all.
 */
public final class ReactionsTest {
  private static final Solo GAME = new Solo();
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");
  private static final Player TIM = Player.bot("Tim", Level.EASY);
  private static final Seat FIRST = Seat.of(0);
  private static final Seat LAST = Seat.of(2);

  private static final Bot<SoloMove, SoloView> QUICK = new Scripted(true);
  private static final Bot<SoloMove, SoloView> SLOW = new Scripted(false);

  private static Match<SoloState, SoloMove, SoloView, SoloEvent> match(
      int seed, Player... players) {
    Setup setup = Setup.of(GAME.info(), players.length, seed).withFirst(FIRST);
    return Match.start(GAME, setup, List.of(players));
  }

  /** The last seat holds the same card as the first one that lies open. */
  private static Match<SoloState, SoloMove, SoloView, SoloEvent> withAnInterjection() {
    int seed = 0;
    while (!match(seed, TIM, TIM, TIM).legalMoves(LAST).contains(SoloMoves.INTERJECT)) {
      seed++;
    }
    return match(seed, TIM, TIM, TIM);
  }

  @Test
  public void whoReactsGoesBeforeWhoMustAct() {
    assertEquals(
        new BotTurn<>(LAST, SoloMoves.INTERJECT),
        BotTurn.next(withAnInterjection(), seat -> QUICK));
    assertEquals(
        new BotTurn<>(FIRST, SoloMoves.DRAW), BotTurn.next(withAnInterjection(), seat -> SLOW));
  }

  @Test
  public void nobodyReactsForAPerson() {
    assertEquals(
        new BotTurn<>(FIRST, SoloMoves.DRAW),
        BotTurn.next(withAnInterjection(), seat -> seat.equals(LAST) ? null : QUICK));
    assertEquals(
        "a bot does not wait for a person whose turn it is",
        new BotTurn<>(LAST, SoloMoves.INTERJECT),
        BotTurn.next(withAnInterjection(), seat -> seat.equals(LAST) ? QUICK : null));
    assertNull(BotTurn.next(withAnInterjection(), seat -> seat.equals(LAST) ? SLOW : null));
  }

  @Test
  public void whoSitsThereIsAsked() {
    List<Seat> asked = new ArrayList<>();
    var unused =
        BotTurn.next(
            withAnInterjection(),
            seat -> {
              asked.add(seat);
              return SLOW;
            });
    assertTrue("" + asked, asked.containsAll(List.of(FIRST, Seat.of(1), LAST)));
  }

  /** The first one has drawn a card that does not fit. */
  private static Match<SoloState, SoloMove, SoloView, SoloEvent> drawnInVain(Player... players) {
    for (int seed = 0; ; seed++) {
      var drawn = match(seed, players).play(FIRST, SoloMoves.DRAW);
      if (drawn.legalMoves(FIRST).equals(List.of(SoloMoves.KEEP))) {
        return drawn;
      }
    }
  }

  @Test
  public void aloneWithBotsOneIsNotAskedWhatOneSeesOneself() {
    assertEquals(
        new BotTurn<>(FIRST, SoloMoves.KEEP), BotTurn.ofCourse(drawnInVain(ANNA, TIM, TIM)));
  }

  @Test
  public void amongPeopleOneIsAskedWhatOnlyOneselfCanSee() {
    assertNull(BotTurn.ofCourse(drawnInVain(ANNA, BEN, TIM)));
  }

  @Test
  public void aBotDecidesItselfWhatGoesWithoutSaying() {
    assertNull(BotTurn.ofCourse(drawnInVain(TIM, ANNA, BEN)));
    assertNull(BotTurn.ofCourse(drawnInVain(TIM, TIM, ANNA)));
  }

  /** Draws when asked, and throws in whatever it can if it is quick. */
  private record Scripted(boolean isQuick) implements Bot<SoloMove, SoloView> {
    @Override
    public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
      return SoloMoves.DRAW;
    }

    @Override
    public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
      return isQuick ? legalMoves.get(0) : null;
    }
  }
}
