package app.traytable.rules.solo.bots;

import static org.junit.Assert.assertEquals;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.Test;

/** Every reason of a hint is held against the table and against what the move leads to. */
public final class SoloHintsTest {
  /** Fewer than Hard has: the reasons are the same. */
  private static final int PLAY_OUTS = 30;

  private final Solo game = new Solo();
  private final Set<Class<?>> given = new HashSet<>();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<SoloState, SoloMove, SoloView, SoloReason> matches =
        new HintedMatches<>(
                game,
                new Hesitant(),
                new SoloHard(new WorldSearch<>(game, new SoloGuide(), PLAY_OUTS)))
            .with("match-length=one-round");
    for (int seed = 0; seed < 150; seed++) {
      matches.play(2 + seed % 4, seed, this::isTrue);
    }
    Set<Class<?>> missing = new HashSet<>(List.of(SoloReason.class.getPermittedSubclasses()));
    missing.remove(SoloReason.Against.class);
    missing.removeAll(given);
    assertEquals(Set.of(), missing);
  }

  /**
   * The usual bots, but now and then one draws with the same card in hand as the top one. Nobody of
   * sense does that, and only then can a card be thrown in by whoever acts.
   */
  private static final class Hesitant implements Bots<SoloMove, SoloView, SoloReason> {
    private final SoloBots bots = new SoloBots();

    @Override
    public Bot<SoloMove, SoloView> bot(Level level, Temper temper) {
      Bot<SoloMove, SoloView> usual = bots.bot(level, temper);
      return new Bot<>() {
        @Override
        public SoloMove choose(SoloView view, List<SoloMove> legalMoves, Rng rng) {
          boolean hesitates =
              legalMoves.contains(SoloMoves.DRAW)
                  && legalMoves.contains(new SoloMove.Play(view.top()))
                  && rng.below(2) == 0;
          return hesitates ? SoloMoves.DRAW : usual.choose(view, legalMoves, rng);
        }

        @Override
        public @Nullable SoloMove react(SoloView view, List<SoloMove> legalMoves, Rng rng) {
          return usual.react(view, legalMoves, rng);
        }
      };
    }

    @Override
    public SoloReason explain(SoloView view, List<SoloMove> legalMoves, SoloMove move) {
      return bots.explain(view, legalMoves, move);
    }

    @Override
    public @Nullable SoloReason objection(
        SoloView view, List<SoloMove> legalMoves, SoloMove best, SoloMove aimed) {
      return bots.objection(view, legalMoves, best, aimed);
    }

    @Override
    public Comparison compare(SoloView view, SoloMove best, SoloMove aimed, Rng rng) {
      return bots.compare(view, best, aimed, rng);
    }
  }

  private boolean isTrue(SoloState s, Seat seat, Hint<SoloMove, SoloReason> hint) {
    int i = seat.index();
    int own = size(s, i);
    List<SoloMove> moves = game.legalMoves(s, seat);
    SoloMove move = hint.move();
    SoloReason why = hint.reason();
    given.add(why.getClass());
    SoloState after = game.play(s, seat, move);
    boolean laysOne = size(after, i) == own - 1;
    if (why instanceof SoloReason.OnlyMove) {
      return moves.size() == 1;
    } else if (why instanceof SoloReason.GoesOut) {
      return isOver(unhindered(after), s) && !isSilenceCostly(s, seat, move);
    } else if (why instanceof SoloReason.SoloAndOut) {
      return isOver(unhindered(after), s) && isSilenceCostly(s, seat, move);
    } else if (why instanceof SoloReason.FreeCard) {
      return s.phase() == Phase.DRAWN && laysOne;
    } else if (why instanceof SoloReason.SaySolo) {
      return own == 1 && s.isSilent(i) && !after.isSilent(i);
    } else if (why instanceof SoloReason.Triple triple) {
      return own - triple.cards() == size(after, i);
    } else if (why instanceof SoloReason.NothingFits) {
      return moves.stream().noneMatch(SoloHintsTest::lays);
    } else if (why instanceof SoloReason.SavesCards) {
      return !lays(move) && moves.stream().anyMatch(SoloHintsTest::lays);
    } else if (why instanceof SoloReason.ChainGoesOn chain) {
      return after.phase() == Phase.CHAIN && after.chain() == chain.cards() && after.current() != i;
    } else if (why instanceof SoloReason.StopsChain chain) {
      return s.chain() == chain.cards() && laysOne;
    } else if (why instanceof SoloReason.KeepsHand keeps) {
      return isSize(s, keeps.seat(), keeps.cards()) && keeps.cards() >= own - 1 && laysOne;
    } else if (why instanceof SoloReason.BetterHand better) {
      return isSize(s, better.seat(), better.cards())
          && better.cards() < own
          && size(unhindered(after), i) == better.cards();
    } else if (why instanceof SoloReason.RefusesGift gift) {
      return isSize(s, gift.seat(), gift.cards()) && s.phase() == Phase.ASKED && laysOne;
    } else if (why instanceof SoloReason.GivesTwo gift) {
      return isSize(s, gift.seat(), gift.cards())
          && size(unhindered(after), gift.seat().index()) == gift.cards() + 2;
    } else if (why instanceof SoloReason.GivesWorst worst) {
      return move.equals(new SoloMove.Give(worst.card()))
          && (takesLong(worst.card()) || !anyTakesLong(s, i));
    } else if (why instanceof SoloReason.Hinders hinders) {
      return isSize(s, hinders.seat(), hinders.cards())
          && hinders.cards() <= 3
          && hinders.seat().index() == s.after(i)
          && !mayLayFreely(after, hinders.seat());
    } else if (why instanceof SoloReason.OwnColour most) {
      return isMost(s, i, most.colour()) && count(s, i, most.colour()) == most.cards();
    } else if (why instanceof SoloReason.KeepsBlack black) {
      return black.cards() > 0 && blacks(after, i) == black.cards() && laysOne;
    }
    return why instanceof SoloReason.WentBest;
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

  /** The same without a word would not end the round. */
  private boolean isSilenceCostly(SoloState s, Seat seat, SoloMove move) {
    SoloMove silent = SoloMoves.silently(move);
    return silent != null
        && game.legalMoves(s, seat).contains(silent)
        && !isOver(unhindered(game.play(s, seat, silent)), s);
  }

  private static boolean isOver(SoloState now, SoloState before) {
    return now.phase() == Phase.OVER || now.round() > before.round();
  }

  private static boolean lays(SoloMove move) {
    return !(move instanceof SoloMove.Draw
        || move instanceof SoloMove.Take
        || move instanceof SoloMove.Keep
        || move instanceof SoloMove.Accept
        || move instanceof SoloMove.Go
        || move instanceof SoloMove.Say);
  }

  private static boolean mayLayFreely(SoloState s, Seat seat) {
    return s.phase() == Phase.TURN && s.current() == seat.index();
  }

  private static boolean takesLong(byte card) {
    return switch (SoloCards.symbol(card)) {
      case NUMBER, CHANGE -> true;
      default -> false;
    };
  }

  private static boolean anyTakesLong(SoloState s, int seat) {
    for (byte card : s.hand(seat).cards().cards()) {
      if (takesLong(card)) {
        return true;
      }
    }
    return false;
  }

  private static int blacks(SoloState s, int seat) {
    return count(s, seat, Colour.BLACK);
  }

  private static boolean isMost(SoloState s, int seat, Colour colour) {
    for (Colour other : SoloCards.COLOURS) {
      if (count(s, seat, other) > count(s, seat, colour)) {
        return false;
      }
    }
    return colour != Colour.BLACK && count(s, seat, colour) > 0;
  }

  private static int count(SoloState s, int seat, Colour colour) {
    int count = 0;
    for (byte card : s.hand(seat).cards().cards()) {
      count += SoloCards.colour(card) == colour ? 1 : 0;
    }
    return count;
  }

  private static int size(SoloState s, int seat) {
    return s.hand(seat).size();
  }

  /** The number of cards of another seat that the hint tells is the true one. */
  private static boolean isSize(SoloState s, Seat seat, int said) {
    return size(s, seat.index()) == said;
  }
}
