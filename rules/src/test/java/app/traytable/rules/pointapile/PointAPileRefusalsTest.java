package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileCards.Touch;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** A refusal tells the truth: whatever is tried at any moment of many matches. */
public final class PointAPileRefusalsTest {
  private static final PointAPile GAME = new PointAPile();

  /** Reasons that nobody meets who only plays by lot and tries every move there is. */
  private static final Set<PointAPileRefusal> SELDOM = EnumSet.of(PointAPileRefusal.TOUCH_OVER_5);

  @Test
  public void nothingIsRefusedForAReasonThatDoesNotHold() {
    Set<PointAPileRefusal> met = EnumSet.noneOf(PointAPileRefusal.class);
    for (long seed = 1; seed <= 150; seed++) {
      int seats = 2 + (int) (seed % 4);
      Setup setup = Setup.of(GAME.info(), seats, seed);
      PointAPileState state = GAME.deal(seed % 2 == 0 ? setup.with("touch-me-not", "on") : setup);
      Rng chance = new Rng(seed);
      for (int ply = 0; ply < 200 && state.phase != Phase.OVER; ply++) {
        for (Seat seat : Seats.firstOnes(seats)) {
          met.addAll(refused(state, seat));
        }
        Seat seat = GAME.toAct(state).iterator().next();
        List<PointAPileMove> moves = GAME.legalMoves(state, seat);
        state = GAME.play(state, seat, moves.get(chance.below(moves.size())));
      }
    }
    Set<PointAPileRefusal> never = EnumSet.complementOf(EnumSet.copyOf(met));
    never.removeAll(SELDOM);
    assertEquals(Set.of(), never);
  }

  /** Whatever this seat could try now, and one card and one pile more than there are. */
  private static Set<PointAPileRefusal> refused(PointAPileState s, Seat seat) {
    Set<PointAPileRefusal> met = EnumSet.noneOf(PointAPileRefusal.class);
    PointAPileView view = GAME.table(s);
    for (PointAPileMove move : tries(s)) {
      Refusal why = view.refusal(seat, move);
      assertEquals(move + "", why == null, GAME.legalMoves(s, seat).contains(move));
      if (why != null) {
        assertTrue(
            seat + " " + move + ": " + why + " in " + view,
            new Truth(view, seat, move).holds((PointAPileRefusal) why));
        met.add((PointAPileRefusal) why);
      }
    }
    return met;
  }

  private static List<PointAPileMove> tries(PointAPileState s) {
    List<PointAPileMove> tries = new ArrayList<>();
    tries.add(PointAPileMoves.DONE);
    tries.add(PointAPileMoves.PICK_SPACE);
    for (int pile = 0; pile <= s.piles.length; pile++) {
      tries.add(new PointAPileMove.Pick(pile));
    }
    for (int card = 0; card <= s.open.length; card++) {
      tries.add(new PointAPileMove.PutNew(card));
      for (int pile = 0; pile <= s.piles.length; pile++) {
        tries.add(new PointAPileMove.Put(card, pile));
      }
    }
    return tries;
  }

  /** What the rulebook says of one move, from what lies on the table. */
  private record Truth(PointAPileView view, Seat seat, PointAPileMove move) {
    boolean holds(PointAPileRefusal why) {
      boolean isPutting = view.phase() != Phase.POINTING;
      boolean isPick =
          move instanceof PointAPileMove.Pick || move instanceof PointAPileMove.PickSpace;
      return switch (why) {
        case PILES_FORMED -> !isPutting && !isPick;
        case ACTIVE_PUTS -> isPutting && !isPick && !seat.equals(view.active());
        case NO_CARD -> card() >= view.open().size();
        case CARD_PUT -> card() < view.open().size() && !view.isToPut(card());
        case NO_PILE, PICK_NO_PILE -> pile() >= view.piles().size();
        case SPLIT -> view.phase() == Phase.SPLITTING && wouldBeOnePileAgain();
        case SPARE -> view.phase() == Phase.FORMING && wouldCoverTheLastPlainPile();
        case ENOUGH_PILES -> view.phase() == Phase.FORMING && view.piles().size() == view.seats();
        case CARDS_LEFT -> open(true).size() > 0;
        case PILES_FIRST -> isPutting && isPick;
        case NOT_POINTING -> !isPutting && !view.pointing().contains(seat);
        case PICKED -> view.pointing().contains(seat) && !view.toPick().contains(seat);
        case SAME_COLOUR ->
            !score().isEmpty() && colour(score().get(score().size() - 1)) == colour(top());
        case TOUCH_ACTIVE_ONLY -> says(Touch.ACTIVE_ONLY) && !seat.equals(view.active());
        case TOUCH_NOT_ACTIVE -> says(Touch.NOT_ACTIVE) && seat.equals(view.active());
        case TOUCH_NOT_LEADER -> says(Touch.NOT_THE_LEADER) && leads();
        case TOUCH_UNDER_5 -> says(Touch.FEWER_THAN_FIVE_CARDS) && score().size() >= 5;
        case TOUCH_OVER_5 -> says(Touch.MORE_THAN_FIVE_CARDS) && score().size() <= 5;
        case TOUCH_LACKS_COLOUR -> says(Touch.LACKS_ITS_COLOUR) && ownsColourOfTop();
        case TOUCH_OWNS_COLOUR -> says(Touch.OWNS_ITS_COLOUR) && !ownsColourOfTop();
        case TOUCH_FIRST_ONE ->
            says(Touch.NO_SUCH_CARD_YET)
                && score().stream().anyMatch(PointAPileCards::isTouchMeNot);
      };
    }

    private int card() {
      return move instanceof PointAPileMove.Put put
          ? put.card()
          : ((PointAPileMove.PutNew) move).card();
    }

    private int pile() {
      return move instanceof PointAPileMove.Put put
          ? put.pile()
          : ((PointAPileMove.Pick) move).pile();
    }

    /** The cards that are still to be put, or those that lie on piles. */
    private List<Byte> open(boolean isToPut) {
      List<Byte> cards = new ArrayList<>();
      for (int card = 0; card < view.open().size(); card++) {
        if (view.isToPut(card) == isToPut) {
          cards.add(view.open().get(card));
        }
      }
      return cards;
    }

    private boolean wouldBeOnePileAgain() {
      return view.piles().size() == 1 && open(true).size() == 1;
    }

    /** Ruling 9: with ordinary cards at hand, or another pile that shows one, it would not. */
    private boolean wouldCoverTheLastPlainPile() {
      List<Integer> plain = new ArrayList<>();
      for (int pile = 0; pile < view.piles().size(); pile++) {
        List<Byte> cards = view.piles().get(pile);
        if (!PointAPileCards.isTouchMeNot(cards.get(cards.size() - 1))) {
          plain.add(pile);
        }
      }
      return plain.equals(List.of(pile()))
          && open(true).stream().allMatch(PointAPileCards::isTouchMeNot);
    }

    private byte top() {
      List<Byte> pile = view.piles().get(pile());
      return pile.get(pile.size() - 1);
    }

    private List<Byte> score() {
      return view.scorePile(seat);
    }

    private boolean says(Touch touch) {
      return PointAPileCards.touch(top()) == touch;
    }

    private boolean ownsColourOfTop() {
      return score().stream().anyMatch(card -> colour(card) == colour(top()));
    }

    private static Colour colour(byte card) {
      return PointAPileCards.colour(card);
    }

    /** Nobody has more points, or as many and as many cards. */
    private boolean leads() {
      for (Seat other : Seats.firstOnes(view.seats())) {
        boolean isBehind =
            view.points(other) < view.points(seat)
                || view.points(other) == view.points(seat)
                    && view.scorePile(other).size() < score().size();
        if (!other.equals(seat) && !isBehind) {
          return false;
        }
      }
      return true;
    }
  }

  @Test
  public void behindTheLastMoveThereIsNone() {
    PointAPileState forming =
        PointAPileTable.seats(2).drawn("R G B P").play("S1 put 1 new").state();
    List<PointAPileMove> moves = GAME.legalMoves(forming, Seat.of(0));

    assertEquals(6, List.copyOf(moves).size());
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(6));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
  }

  @Test
  public void theTableAfterPuttingIsTheOneThatComes() {
    PointAPileTable table = PointAPileTable.seats(2).drawn("R G B P");
    PointAPileView before = GAME.table(table.state());

    PointAPileView after = before.afterPutting(Seat.of(0), PointAPileMoves.PUTS_NEW.get(2));

    assertEquals(GAME.table(table.play("S1 put 3 new").state()), after);
  }

  @Test
  public void onlyWhatIsPutCanBeSeenBeforehand() {
    PointAPileView pointing = GAME.table(PointAPileTable.seats(2).piles("R", "G").state());

    assertThrows(
        IllegalMove.class, () -> pointing.afterPutting(Seat.of(0), PointAPileMoves.PICKS.get(0)));
  }
}
