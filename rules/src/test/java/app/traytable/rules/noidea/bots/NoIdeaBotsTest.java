package app.traytable.rules.noidea.bots;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.NoIdeaTable;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** What bots do and never do, seen over games among themselves. */
public final class NoIdeaBotsTest {
  private static final int GAMES = 12;

  private final NoIdea game = new NoIdea();
  private final NoIdeaBots bots = new NoIdeaBots();

  @Test
  public void nobodyReachesForTheLayoutBeforeDrawing() {
    for (Level level : Level.values()) {
      watch(level, (state, move) -> assertNotEquals(NoIdeaMoves.TOUCH, move));
    }
  }

  @Test
  public void whoKnowsThatNothingFitsSaysSo() {
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      int[] claims = {0};
      watch(
          level,
          (state, move) -> {
            if (mayClaim(state) && knowsAll(state) && !knowsFit(state)) {
              assertEquals(level + " misses a trophy", NoIdeaMoves.CLAIM, move);
              claims[0]++;
            }
          });
      assertTrue("" + claims[0], claims[0] > GAMES);
    }
  }

  @Test
  public void nobodyClaimsThatNothingFitsWithACardInMindThatDoes() {
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      watch(
          level,
          (state, move) ->
              assertFalse(level + " claims in vain", knowsFit(state) && move == NoIdeaMoves.CLAIM));
    }
  }

  @Test
  public void nobodyClaimsAgainstTheOdds() {
    Map<Level, Double> least = Map.of(Level.NORMAL, 0.7, Level.HARD, 0.5);
    least.forEach(
        (level, odds) ->
            watch(
                level,
                (state, move) -> {
                  double chance = new NoIdeaMemory(state, 0).chanceOfClaim();
                  assertTrue(
                      level + " claims at " + chance, move != NoIdeaMoves.CLAIM || chance >= odds);
                }));
  }

  @Test
  public void ofWhatIsAsGoodEverybodyDoesWhatSuitsTheTemper() {
    int[] different = {0, 0};
    watch(
        Level.NORMAL,
        (state, move) -> {
          NoIdeaView view = game.view(state, Seat.of(state.current()));
          NoIdeaGuide guide = new NoIdeaGuide();
          List<NoIdeaMove> tries =
              guide.worthTrying(view, game.legalMoves(state, Seat.of(state.current())));
          NoIdeaPlan plan = new NoIdeaPlan(view.masked());
          NoIdeaMove bold = guide.natural(view, tries, Temper.BOLD);
          NoIdeaMove steady = guide.natural(view, tries, Temper.STEADY);
          NoIdeaMove careful = guide.natural(view, tries, Temper.CAREFUL);
          for (NoIdeaMove natural : List.of(bold, steady, careful)) {
            assertTrue(plan.worth(natural) >= plan.worth(tries.get(0)) - 0.05);
          }
          if (!bold.equals(steady)) {
            assertTrue(bold + " is bold", bold == NoIdeaMoves.CLAIM || plan.isUnknown(bold));
            different[0]++;
          }
          if (!careful.equals(steady)) {
            assertTrue(careful + " is careful", plan.isUnknown(careful));
            different[1]++;
          }
        });
    assertTrue("" + different[0], different[0] > 0);
    assertTrue("" + different[1], different[1] > 0);
  }

  @Test
  public void nobodyTurnsACardThatIsKnownNotToFitWhileAnotherMightFit() {
    for (Level level : List.of(Level.NORMAL, Level.HARD)) {
      watch(
          level,
          (state, move) -> {
            if (move instanceof NoIdeaMove.Reveal reveal
                && state.isSeen(slot(state, reveal.place()))
                && !knowsFit(state)) {
              assertTrue(level + " gives a chance away", knowsAll(state));
            }
          });
    }
  }

  @Test
  public void normalNeverBlundersInHundredsOfMatches() {
    int[] chances = {0};
    watch(
        Level.NORMAL,
        200,
        (state, move) -> {
          boolean seen =
              move instanceof NoIdeaMove.Reveal r && state.isSeen(slot(state, r.place()));
          boolean misfit =
              seen && !state.fitsAny(state.card(slot(state, ((NoIdeaMove.Reveal) move).place())));
          boolean mayClaim = mayClaim(state);
          assertNotEquals(NoIdeaMoves.TOUCH, move);
          assertFalse("claims in vain", knowsFit(state) && move == NoIdeaMoves.CLAIM);
          assertFalse("turns a misfit", misfit && (knowsFit(state) || !knowsAll(state)));
          assertFalse(
              "misses a trophy",
              mayClaim && knowsAll(state) && !knowsFit(state) && move != NoIdeaMoves.CLAIM);
          chances[0] += knowsFit(state) || mayClaim ? 1 : 0;
        });
    assertTrue("" + chances[0], chances[0] > 1000);
  }

  @Test
  public void anEasyBotForgets() {
    int[] forgotten = {0};
    watch(
        Level.EASY,
        (state, move) -> {
          boolean laidOrClaimed =
              move == NoIdeaMoves.CLAIM
                  || (move instanceof NoIdeaMove.Reveal r && state.isSeen(slot(state, r.place())));
          forgotten[0] += knowsFit(state) && !laidOrClaimed ? 1 : 0;
        });
    assertTrue("" + forgotten[0], forgotten[0] > GAMES);
  }

  @Test
  public void theMemoryIsTheSameOfAViewAndOfAnyWorldImaginedFromIt() {
    Rng rng = new Rng(5);
    watch(
        Level.NORMAL,
        (state, move) -> {
          NoIdeaView view = game.view(state, Seat.of(state.current()));
          NoIdeaMemory seen = new NoIdeaMemory(view.masked(), 0);
          NoIdeaMemory imagined = new NoIdeaMemory(game.imagine(view, rng), 0);
          assertEquals(seen.chanceOfClaim(), imagined.chanceOfClaim(), 0);
          long fitting = NoIdeaMemory.fitting(seen.tops());
          assertEquals(seen.chance(fitting), imagined.chance(fitting), 0);
        });
  }

  @Test
  public void aCardThatOnlyEndsTheTurnIsCalledSo() {
    NoIdeaTable table = NoIdeaTable.seats(2).pile("B1").layout(1, "R2", "R3").revealing();
    NoIdeaView view = table.play("reveal 1").turnOf(1).revealing().viewOf(1);
    assertEquals(
        new NoIdeaReason.EndsTurn(0, NoIdeaCards.parse("R2")),
        bots.explain(view, List.of(), NoIdeaMoves.REVEALS.get(0)));
  }

  @Test
  public void whoPlansDrawsBeforeAnythingElse() {
    NoIdeaView view = NoIdeaTable.seats(2).pile("B1").layout(1, "R2", "R3").turnOf(1).viewOf(1);
    List<NoIdeaMove> moves = List.of(NoIdeaMoves.DRAW, NoIdeaMoves.TOUCH);
    assertEquals(NoIdeaMoves.DRAW, new NoIdeaPlan(view.masked()).best(moves));
  }

  private interface Watcher {
    void see(NoIdeaState state, NoIdeaMove move);
  }

  private Bot<NoIdeaMove, NoIdeaView> bot(Level level) {
    return level == Level.HARD ? new WorldSearch<>(game, new NoIdeaGuide(), 30) : bots.bot(level);
  }

  /** Shows every decision of some games among bots of one level. */
  private void watch(Level level, Watcher watcher) {
    watch(level, GAMES, watcher);
  }

  private void watch(Level level, int games, Watcher watcher) {
    Bot<NoIdeaMove, NoIdeaView> bot = bot(level);
    for (int i = 0; i < games; i++) {
      Rng rng = new Rng(i);
      NoIdeaState state = game.deal(Setup.of(game.info(), 2 + i % 3, i));
      while (state.phase() != Phase.OVER) {
        Seat seat = Seat.of(state.current());
        List<NoIdeaMove> moves = game.legalMoves(state, seat);
        NoIdeaMove move = bot.choose(game.view(state, seat), moves, rng);
        watcher.see(state, move);
        state = game.play(state, seat, move);
      }
    }
  }

  private boolean mayClaim(NoIdeaState state) {
    return game.legalMoves(state, Seat.of(state.current())).contains(NoIdeaMoves.CLAIM);
  }

  private static boolean knowsAll(NoIdeaState state) {
    for (int place = 0; place < PLACES; place++) {
      int slot = slot(state, place);
      if (state.card(slot) != Cards.NONE && !state.isSeen(slot)) {
        return false;
      }
    }
    return true;
  }

  private static boolean knowsFit(NoIdeaState state) {
    boolean fits = false;
    for (int place = 0; place < PLACES && state.phase() == Phase.REVEALING; place++) {
      int slot = slot(state, place);
      fits |= state.isSeen(slot) && state.fitsAny(state.card(slot));
    }
    return fits;
  }

  private static int slot(NoIdeaState state, int place) {
    return state.current() * PLACES + place;
  }
}
