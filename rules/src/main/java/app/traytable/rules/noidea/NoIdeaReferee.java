package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.TableRefusal;
import java.util.ArrayList;
import java.util.List;

/** What a seat may do, and why it may not. */
final class NoIdeaReferee {
  private static final int MOST_TO_CLAIM = 3;

  private static final List<NoIdeaMove> OPENING = List.of(NoIdeaMoves.DRAW, NoIdeaMoves.TOUCH);
  private static final List<NoIdeaMove> GENTLE_OPENING = List.of(NoIdeaMoves.DRAW);

  /** The moves for each set of places where cards lie. */
  private static final List<List<NoIdeaMove>> REVEALING = new ArrayList<>();

  static {
    for (int mask = 0; mask < 1 << PLACES; mask++) {
      List<NoIdeaMove> moves = new ArrayList<>();
      if (Integer.bitCount(mask) <= MOST_TO_CLAIM) {
        moves.add(NoIdeaMoves.CLAIM);
      }
      for (int place = 0; place < PLACES; place++) {
        if ((mask >>> place & 1) != 0) {
          moves.add(NoIdeaMoves.REVEALS.get(place));
        }
      }
      REVEALING.add(List.copyOf(moves));
    }
  }

  private NoIdeaReferee() {}

  static List<NoIdeaMove> legalMoves(NoIdeaState state, int seat) {
    if (seat != state.current) {
      return List.of();
    }
    return switch (state.phase) {
      case OPENING -> state.rules.gentleStart() ? GENTLE_OPENING : OPENING;
      case LAYING -> laying(state);
      case REVEALING -> REVEALING.get(state.places(state.current));
      case OVER -> List.of();
    };
  }

  private static List<NoIdeaMove> laying(NoIdeaState state) {
    List<NoIdeaMove> moves = new ArrayList<>(state.piles.length);
    for (int i = 0; i < state.piles.length; i++) {
      if (NoIdeaCards.fits(state.held, state.piles[i].top())) {
        moves.add(NoIdeaMoves.LAYS.get(i));
      }
    }
    return moves;
  }

  /** Lets a legal move pass and refuses every other. */
  static void check(NoIdeaState state, Seat seat, NoIdeaMove move) {
    TableRefusal.check(seat, state.rules.seats(), move, state.phase == Phase.OVER);
    if (seat.index() != state.current) {
      throw TableRefusal.TURN.illegal();
    }
    if (move instanceof NoIdeaMove.Reveal reveal) {
      require(state, Phase.REVEALING);
      boolean isPlace = reveal.place() >= 0 && reveal.place() < PLACES;
      if (!isPlace || (state.places(state.current) >>> reveal.place() & 1) == 0) {
        throw NoIdeaRefusal.EMPTY_PLACE.illegal();
      }
    } else if (move instanceof NoIdeaMove.Lay lay) {
      require(state, Phase.LAYING);
      boolean isPile = lay.pile() >= 0 && lay.pile() < state.piles.length;
      if (!isPile || !NoIdeaCards.fits(state.held, state.piles[lay.pile()].top())) {
        throw NoIdeaRefusal.NO_FIT.illegal();
      }
    } else if (move instanceof NoIdeaMove.Claim) {
      require(state, Phase.REVEALING);
      if (Integer.bitCount(state.places(state.current)) > MOST_TO_CLAIM) {
        throw NoIdeaRefusal.TOO_MANY.illegal();
      }
    } else {
      require(state, Phase.OPENING);
      if (state.rules.gentleStart() && move instanceof NoIdeaMove.Touch) {
        throw NoIdeaRefusal.DRAW_FIRST.illegal();
      }
    }
  }

  private static void require(NoIdeaState state, Phase phase) {
    if (state.phase != phase) {
      throw switch (state.phase) {
        case OPENING -> NoIdeaRefusal.DRAW_FIRST.illegal();
        case LAYING -> NoIdeaRefusal.LAY_FIRST.illegal();
        default -> NoIdeaRefusal.REVEAL.illegal();
      };
    }
  }
}
