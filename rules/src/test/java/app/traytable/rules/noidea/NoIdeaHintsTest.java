package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import org.junit.Test;

/** Every reason of a hint is held against the true table, or against many imagined ones. */
public final class NoIdeaHintsTest {
  private static final int WORLDS = 400;

  /** Four times the deviation that so many worlds have by chance. */
  private static final double CLOSE = 10;

  /** That comes up once in hundreds of matches. */
  private static final int WITH_A_TURN_BEST_ENDED = 142;

  private final NoIdea game = new NoIdea();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<NoIdeaState, NoIdeaMove, NoIdeaView> matches =
        new HintedMatches<>(game, game.bot(Level.HARD));
    for (int seed = 0; seed < 8; seed++) {
      matches.play(2 + seed % 3, seed, this::isTrue);
    }
    matches.play(3, WITH_A_TURN_BEST_ENDED, this::isTrue);
    matches.assertGiven(NoIdeaBots.REASONS);
  }

  private boolean isTrue(NoIdeaState s, Seat seat, Hint<NoIdeaMove> hint) {
    NoIdeaMove move = hint.move();
    return switch (hint.reason()) {
      case NoIdeaBots.DRAW_FIRST -> game.legalMoves(s, seat).get(0) == move;
      case NoIdeaBots.SEEN_FITS -> isSeen(s, place(move)) && s.fitsAny(own(s, place(move)));
      case NoIdeaBots.ENDS_TURN ->
          isSeen(s, place(move)) && game.play(s, seat, move).current != s.current;
      case NoIdeaBots.UNSEEN_MAY_FIT ->
          !isSeen(s, place(move))
              && often(s, seat, world -> fitsAny(world, own(world, place(move))), hint, 1);
      case NoIdeaBots.SURE_CLAIM -> seenCards(s) == cards(s) && isRight(s, seat);
      case NoIdeaBots.LIKELY_CLAIM ->
          seenCards(s) < cards(s) && often(s, seat, world -> isRight(world, seat), hint, 0);
      case NoIdeaBots.KEEPS_SEEN -> seenThatFit(game.play(s, seat, move)) > 0;
      case NoIdeaBots.KEEPS_CHANCE ->
          seenThatFit(game.play(s, seat, move)) == 0
              && often(s, seat, world -> anUnseenFits(game.play(world, seat, move)), hint, 1);
      case NoIdeaBots.CLOSES -> {
        NoIdeaState after = game.play(s, seat, move);
        yield after.current == s.current && isRight(after, seat);
      }
      case NoIdeaBots.CLEARS -> {
        NoIdeaState after = game.play(s, seat, move);
        while (after.held != Cards.NONE) {
          after = game.play(after, seat, game.legalMoves(after, seat).get(0));
        }
        yield after.trophiesWon == s.trophiesWon + 1;
      }
      default -> hint.reason().equals(Hint.WENT_BEST);
    };
  }

  /** Something that may be true of a world. */
  private interface Fact {
    boolean holds(NoIdeaState world);
  }

  /** In so many of a hundred imagined worlds as one of the words says. */
  private boolean often(NoIdeaState s, Seat seat, Fact fact, Hint<NoIdeaMove> hint, int word) {
    NoIdeaView view = game.view(s, seat);
    Rng rng = new Rng(1);
    int count = 0;
    for (int i = 0; i < WORLDS; i++) {
      count += fact.holds(game.imagine(view, rng)) ? 1 : 0;
    }
    double said = Double.parseDouble(hint.words().get(word));
    return Math.abs(100.0 * count / WORLDS - said) <= CLOSE;
  }

  private boolean isRight(NoIdeaState s, Seat seat) {
    return game.tell(s, seat, NoIdeaMove.CLAIM, null).toString().contains("right");
  }

  private static int place(NoIdeaMove move) {
    return ((NoIdeaMove.Reveal) move).place();
  }

  private static byte own(NoIdeaState s, int place) {
    return s.layout[s.current * PLACES + place];
  }

  private static boolean isSeen(NoIdeaState s, int place) {
    return s.isSeen(s.current * PLACES + place);
  }

  private static boolean fitsAny(NoIdeaState s, byte card) {
    return !NoIdeaCards.isPrize(card) && s.fitsAny(card);
  }

  private static int cards(NoIdeaState s) {
    return Integer.bitCount(s.places(s.current));
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
