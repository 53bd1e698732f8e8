package app.traytable.rules.noidea.bots;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;
import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Every reason of a hint is held against the true table, or against many imagined ones. */
public final class NoIdeaHintsTest {
  private static final int WORLDS = 400;

  /** Four times the deviation that so many worlds have by chance. */
  private static final double CLOSE = 10;

  /** That comes up once in hundreds of matches. */
  private static final int WITH_A_TURN_BEST_ENDED = 142;

  private final NoIdea game = new NoIdea();
  private final NoIdeaBots bots = new NoIdeaBots();
  private final Set<Class<?>> given = new HashSet<>();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaReason> matches =
        new HintedMatches<>(game, bots, bots.bot(Level.HARD));
    for (int seed = 0; seed < 8; seed++) {
      matches.play(2 + seed % 3, seed, this::isTrue);
    }
    matches.play(3, WITH_A_TURN_BEST_ENDED, this::isTrue);
    Set<Class<?>> missing = new HashSet<>(List.of(NoIdeaReason.class.getPermittedSubclasses()));
    missing.remove(NoIdeaReason.Against.class);
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
  }

  private boolean isTrue(NoIdeaState s, Seat seat, Hint<NoIdeaMove, NoIdeaReason> hint) {
    NoIdeaMove move = hint.move();
    NoIdeaReason why = hint.reason();
    given.add(why.getClass());
    if (why instanceof NoIdeaReason.DrawFirst) {
      return game.legalMoves(s, seat).get(0) == move;
    } else if (why instanceof NoIdeaReason.SeenFits fits) {
      return isSeen(s, place(move)) && s.fitsAny(fits.card()) && says(s, move, fits.place());
    } else if (why instanceof NoIdeaReason.EndsTurn ends) {
      return isSeen(s, place(move))
          && says(s, move, ends.place())
          && game.play(s, seat, move).current() != s.current();
    } else if (why instanceof NoIdeaReason.UnseenMayFit unseen) {
      return !isSeen(s, place(move))
          && says(s, move, unseen.place())
          && isShare(unseen.fitting(), unseen.unseen(), unseen.percent())
          && unseen.unseen() == unseen(s)
          && often(s, seat, world -> fitsAny(world, own(world, place(move))), unseen.percent());
    } else if (why instanceof NoIdeaReason.SureClaim sure) {
      return sure.cards() == cards(s) && seenCards(s) == cards(s) && isRight(s, seat);
    } else if (why instanceof NoIdeaReason.LikelyClaim likely) {
      return seenCards(s) < cards(s)
          && likely.unseen() == unseen(s)
          && likely.fitting() <= likely.unseen()
          && often(s, seat, world -> isRight(world, seat), likely.percent());
    } else if (why instanceof NoIdeaReason.KeepsSeen keeps) {
      NoIdeaState after = game.play(s, seat, move);
      return seenThatFit(after) == 1 + keeps.others()
          && after.fitsAny(keeps.card())
          && lays(move, keeps.pile());
    } else if (why instanceof NoIdeaReason.KeepsChance keeps) {
      return lays(move, keeps.pile())
          && seenThatFit(game.play(s, seat, move)) == 0
          && isShare(keeps.fitting(), keeps.unseen(), keeps.percent())
          && often(s, seat, world -> anUnseenFits(game.play(world, seat, move)), keeps.percent());
    } else if (why instanceof NoIdeaReason.Closes closes) {
      NoIdeaState after = game.play(s, seat, move);
      return lays(move, closes.pile()) && after.current() == s.current() && isRight(after, seat);
    } else if (why instanceof NoIdeaReason.Clears) {
      NoIdeaState after = game.play(s, seat, move);
      while (after.held() != Cards.NONE) {
        after = game.play(after, seat, game.legalMoves(after, seat).get(0));
      }
      return after.trophiesWon() == s.trophiesWon() + 1;
    }
    return why instanceof NoIdeaReason.WentBest;
  }

  private static boolean isShare(int part, int whole, int percent) {
    return Math.round(100.0 * part / whole) == percent;
  }

  /** The cards of the draw pile and those in the layouts that were never shown. */
  private int unseen(NoIdeaState s) {
    int count = game.table(s).drawPile();
    for (int slot = 0; slot < s.slots(); slot++) {
      count += s.card(slot) != Cards.NONE && !s.isSeen(slot) ? 1 : 0;
    }
    return count;
  }

  /** The card that is spoken of is the one that the move turns. */
  private static boolean says(NoIdeaState s, NoIdeaMove move, int place) {
    return place(move) == place && own(s, place) != Cards.NONE;
  }

  private static boolean lays(NoIdeaMove move, int pile) {
    return move instanceof NoIdeaMove.Lay lay && lay.pile() == pile;
  }

  /** Something that may be true of a world. */
  private interface Fact {
    boolean holds(NoIdeaState world);
  }

  /** In so many of a hundred imagined worlds as is said. */
  private boolean often(NoIdeaState s, Seat seat, Fact fact, int said) {
    NoIdeaView view = game.view(s, seat);
    Rng rng = new Rng(1);
    int count = 0;
    for (int i = 0; i < WORLDS; i++) {
      count += fact.holds(game.imagine(view, rng)) ? 1 : 0;
    }
    return Math.abs(100.0 * count / WORLDS - said) <= CLOSE;
  }

  private boolean isRight(NoIdeaState s, Seat seat) {
    return game.tell(s, seat, NoIdeaMoves.CLAIM, null).stream()
        .anyMatch(event -> event instanceof NoIdeaEvent.Right);
  }

  private static int place(NoIdeaMove move) {
    return ((NoIdeaMove.Reveal) move).place();
  }

  private static byte own(NoIdeaState s, int place) {
    return s.card(s.current() * PLACES + place);
  }

  private static boolean isSeen(NoIdeaState s, int place) {
    return s.isSeen(s.current() * PLACES + place);
  }

  private static boolean fitsAny(NoIdeaState s, byte card) {
    return !NoIdeaCards.isPrize(card) && s.fitsAny(card);
  }

  private static int cards(NoIdeaState s) {
    return Integer.bitCount(s.places(s.current()));
  }

  private static int seenCards(NoIdeaState s) {
    int seen = 0;
    for (int place = 0; place < PLACES; place++) {
      seen += own(s, place) != Cards.NONE && isSeen(s, place) ? 1 : 0;
    }
    return seen;
  }

  private static int seenThatFit(NoIdeaState s) {
    int fit = 0;
    for (int place = 0; place < PLACES; place++) {
      boolean seen = own(s, place) != Cards.NONE && isSeen(s, place);
      fit += seen && fitsAny(s, own(s, place)) ? 1 : 0;
    }
    return fit;
  }

  /** The first one stands for all: they are dealt alike. */
  private static boolean anUnseenFits(NoIdeaState s) {
    for (int place = 0; place < PLACES; place++) {
      if (own(s, place) != Cards.NONE && !isSeen(s, place)) {
        return fitsAny(s, own(s, place));
      }
    }
    return false;
  }
}
