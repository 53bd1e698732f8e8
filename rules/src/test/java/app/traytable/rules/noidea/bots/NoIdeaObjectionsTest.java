package app.traytable.rules.noidea.bots;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** What is said against a move is held against the true table, or against many imagined ones. */
public final class NoIdeaObjectionsTest {
  private static final int WORLDS = 400;

  /** Four times the deviation that so many worlds have by chance. */
  private static final double CLOSE = 10;

  private final NoIdea game = new NoIdea();
  private final NoIdeaBots bots = new NoIdeaBots();

  @Test
  public void everyObjectionIsTrue() {
    Bot<NoIdeaMove, NoIdeaView> bot = new WorldSearch<>(game, new NoIdeaGuide(), 30);
    Set<Class<?>> given = new HashSet<>();
    for (int seed = 0; seed < 12; seed++) {
      Rng rng = new Rng(seed);
      NoIdeaState state = game.deal(Setup.of(game.info(), 2 + seed % 3, seed));
      while (state.phase() != Phase.OVER) {
        Seat seat = Seat.of(state.current());
        NoIdeaView view = game.view(state, seat);
        List<NoIdeaMove> moves = game.legalMoves(state, seat);
        NoIdeaMove best = bot.choose(view, moves, rng);
        for (NoIdeaMove aimed : moves) {
          if (!aimed.equals(best)) {
            NoIdeaReason why = bots.objection(view, moves, best, aimed);
            if (why != null) {
              given.add(why.getClass());
              String where = view + " " + best + " " + aimed + ": " + why;
              assertTrue(where, holds(state, best, aimed, why));
            }
          }
        }
        state = game.play(state, seat, best);
      }
    }
    Set<Class<?>> missing =
        new HashSet<>(List.of(NoIdeaReason.Against.class.getPermittedSubclasses()));
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
  }

  private boolean holds(NoIdeaState s, NoIdeaMove best, NoIdeaMove aimed, NoIdeaReason why) {
    Seat seat = Seat.of(s.current());
    if (why instanceof NoIdeaReason.TouchEndsTurn) {
      return game.play(s, seat, aimed).current() != s.current();
    } else if (why instanceof NoIdeaReason.SeenMisfit misfit) {
      return turns(s, aimed, misfit.place(), misfit.card())
          && game.play(s, seat, aimed).current() != s.current();
    } else if (why instanceof NoIdeaReason.SeenIsSure sure) {
      return aimed.equals(new NoIdeaMove.Reveal(sure.place()))
          && turns(s, best, sure.seenPlace(), sure.seen())
          && s.fitsAny(sure.seen())
          && often(s, world -> fits(world, sure.place()), sure.percent());
    } else if (why instanceof NoIdeaReason.ClaimIsOpen open) {
      return best == NoIdeaMoves.CLAIM
          && often(s, world -> fits(world, open.place()), open.percent())
          && often(s, this::isRight, open.right());
    } else if (why instanceof NoIdeaReason.SeenBreaksClaim breaks) {
      return turns(s, new NoIdeaMove.Reveal(breaks.place()), breaks.place(), breaks.card())
          && !isRight(s);
    } else if (why instanceof NoIdeaReason.ClaimMayFail fails) {
      return often(s, this::isRight, fails.percent());
    } else if (why instanceof NoIdeaReason.ShutsOut shuts) {
      return holdsSeen(s, shuts.card())
          && !game.play(s, seat, aimed).fitsAny(shuts.card())
          && game.play(s, seat, best).fitsAny(shuts.card());
    } else if (why instanceof NoIdeaReason.LowersChance lowers) {
      NoIdeaState less = game.play(s, seat, aimed);
      NoIdeaState more = game.play(s, seat, best);
      return lowers.percent() < lowers.better()
          && often(s, world -> unseenFits(world, less), lowers.percent())
          && often(s, world -> unseenFits(world, more), lowers.better());
    } else if (why instanceof NoIdeaReason.NoDifference) {
      return isUnseen(s, best) && isUnseen(s, aimed);
    }
    throw new AssertionError(why + " praises a move");
  }

  private static int slot(NoIdeaState s, int place) {
    return s.current() * PLACES + place;
  }

  /** The move turns this seen card at this place. */
  private static boolean turns(NoIdeaState s, NoIdeaMove move, int place, byte card) {
    return move.equals(new NoIdeaMove.Reveal(place))
        && s.isSeen(slot(s, place))
        && s.card(slot(s, place)) == card;
  }

  private static boolean isUnseen(NoIdeaState s, NoIdeaMove move) {
    return move instanceof NoIdeaMove.Reveal reveal && !s.isSeen(slot(s, reveal.place()));
  }

  private static boolean holdsSeen(NoIdeaState s, byte card) {
    boolean holds = false;
    for (int place = 0; place < PLACES; place++) {
      holds |= s.isSeen(slot(s, place)) && s.card(slot(s, place)) == card;
    }
    return holds;
  }

  private static boolean fits(NoIdeaState s, int place) {
    byte card = s.card(slot(s, place));
    return !NoIdeaCards.isPrize(card) && s.fitsAny(card);
  }

  /** Whether the first unseen card fits the piles of the later table. */
  private static boolean unseenFits(NoIdeaState s, NoIdeaState later) {
    for (int place = 0; place < PLACES; place++) {
      byte card = s.card(slot(s, place));
      if (card != Cards.NONE && !s.isSeen(slot(s, place))) {
        return !NoIdeaCards.isPrize(card) && later.fitsAny(card);
      }
    }
    throw new AssertionError("every card has been seen");
  }

  private boolean isRight(NoIdeaState s) {
    return game.tell(s, Seat.of(s.current()), NoIdeaMoves.CLAIM, null).stream()
        .anyMatch(event -> event instanceof NoIdeaEvent.Right);
  }

  /** Something that may be true of a world. */
  private interface Fact {
    boolean holds(NoIdeaState world);
  }

  /** In so many of a hundred imagined worlds as is said. */
  private boolean often(NoIdeaState s, Fact fact, int said) {
    NoIdeaView view = game.view(s, Seat.of(s.current()));
    Rng rng = new Rng(1);
    int count = 0;
    for (int i = 0; i < WORLDS; i++) {
      count += fact.holds(game.imagine(view, rng)) ? 1 : 0;
    }
    return Math.abs(100.0 * count / WORLDS - said) <= CLOSE;
  }
}
