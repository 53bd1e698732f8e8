package app.traytable.rules.solo.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Whatever is said against a move is held against the table and against what it leads to. */
public final class SoloObjectionsTest {
  private final Solo game = new Solo();
  private final SoloBots bots = new SoloBots();
  private final Set<Class<?>> given = new HashSet<>();

  @Test
  public void everyObjectionIsTrue() {
    for (int seed = 0; seed < 400; seed++) {
      Setup setup = Setup.of(game.info(), 2 + seed % 5, seed).with("match-length", "one-round");
      Rng rng = new Rng(seed);
      SoloState s = game.deal(setup);
      while (s.phase() != Phase.OVER) {
        Seat seat = Seat.of(s.actor());
        List<SoloMove> moves = game.legalMoves(s, seat);
        SoloMove best = bots.bot(Level.NORMAL, Temper.BOLD).choose(game.view(s, seat), moves, rng);
        for (SoloMove aimed : moves) {
          if (!aimed.equals(best)) {
            SoloReason why = bots.objection(game.view(s, seat), moves, best, aimed);
            if (why != null) {
              given.add(why.getClass());
              String where = "seed " + seed + " " + best + " not " + aimed + ": " + why;
              assertTrue(where, isTrue(s, seat, best, aimed, why));
            }
          }
        }
        s = game.play(s, seat, rng.below(8) == 0 ? moves.get(rng.below(moves.size())) : best);
      }
    }
    Set<Class<?>> missing =
        new HashSet<>(List.of(SoloReason.Against.class.getPermittedSubclasses()));
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
  }

  private boolean isTrue(SoloState s, Seat seat, SoloMove best, SoloMove aimed, SoloReason why) {
    int i = seat.index();
    int own = s.hand(i).size();
    SoloState after = game.play(s, seat, aimed);
    if (why instanceof SoloReason.StaysSilent) {
      return aimed instanceof SoloMove.Silently
          ? after.hand(i).size() == 2 || unhindered(after).hand(i).size() == 2
          : s.isSilent(i);
    } else if (why instanceof SoloReason.MissesEnd) {
      return isOver(game.play(s, seat, best)) && !isOver(after);
    } else if (why instanceof SoloReason.TakesCards takes) {
      boolean other = game.legalMoves(s, seat).stream().anyMatch(m -> laysOne(s, seat, m));
      return other && after.hand(i).size() == own + takes.cards();
    } else if (why instanceof SoloReason.KeepsFitting keeps) {
      return after.hand(i).size() == own
          && game.legalMoves(s, seat).stream()
              .anyMatch(m -> game.play(s, seat, m).pile().top() == keeps.card());
    } else if (why instanceof SoloReason.LongerHand longer) {
      SoloState swapped = unhindered(after);
      return s.hand(longer.seat().index()).size() == longer.cards()
          && longer.cards() > longer.own()
          && swapped.hand(i).size() == longer.cards();
    } else if (why instanceof SoloReason.SpendsBlack spends) {
      Set<Byte> tops = new HashSet<>();
      for (SoloMove move : game.legalMoves(s, seat)) {
        if (laysOne(s, seat, move)) {
          tops.add(game.play(s, seat, move).pile().top());
        }
      }
      tops.removeIf(card -> SoloCards.colour(card) == Colour.BLACK);
      return SoloCards.colour(after.pile().top()) == Colour.BLACK
          && tops.size() == spends.coloured();
    } else if (why instanceof SoloReason.NoneLeft none) {
      boolean holds = false;
      for (byte card : after.hand(i).cards().cards()) {
        holds |= SoloCards.colour(card) == none.colour();
      }
      return SoloCards.COLOURS.get(after.suit()) == none.colour() && !holds;
    } else if (why instanceof SoloReason.LetsPass lets) {
      int next = lets.seat().index();
      return s.hand(next).size() == lets.cards()
          && lets.cards() <= 3
          && isFree(after, next)
          && !isFree(game.play(s, seat, best), next);
    }
    throw new AssertionError(why + " praises a move");
  }

  private static boolean isFree(SoloState s, int seat) {
    return s.phase() == Phase.TURN && s.current() == seat;
  }

  private boolean laysOne(SoloState s, Seat seat, SoloMove move) {
    boolean lays =
        move instanceof SoloMove.Play
            || move instanceof SoloMove.PlayFor
            || move instanceof SoloMove.PlayAt
            || move instanceof SoloMove.Protect;
    return lays && game.legalMoves(s, seat).contains(move);
  }

  /** How it goes on if nobody protects and gifts are given as they come. */
  private SoloState unhindered(SoloState state) {
    SoloState s = state;
    while (s.phase() == Phase.GIVING || s.phase() == Phase.ASKED || s.phase() == Phase.ALL_SWAP) {
      Seat actor = Seat.of(s.actor());
      s = game.play(s, actor, game.legalMoves(s, actor).get(0));
    }
    return s;
  }

  private boolean isOver(SoloState s) {
    return unhindered(s).phase() == Phase.OVER;
  }

  @Test
  public void aPauseTellsNothingOfWhatIsHidden() {
    SoloState s = game.deal(Setup.of(game.info(), 3, 1));
    assertEquals(Tempo.USUAL, bots.tempo(game.table(s), SoloMoves.DRAW));
    assertEquals(Tempo.USUAL, bots.tempo(game.table(s), SoloMoves.KEEP));
    assertEquals(Tempo.QUICK, bots.tempo(game.table(s), SoloMoves.SAY));
    assertEquals(
        Tempo.SLOW, bots.tempo(game.table(s), new SoloMove.PlayFor(SoloCards.CHOOSE, Colour.RED)));
  }
}
