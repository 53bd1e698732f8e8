package app.traytable.rules.solo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.TableRefusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table laid out for a test: the top card, the hands, and S1 to play. All other cards of the deck
 * are in the draw pile.
 */
public final class SoloSituation {
  final Solo game = new Solo();
  SoloState state;
  private final List<Byte> rest = new ArrayList<>();

  private SoloSituation(int seats, String... options) {
    Setup setup = Setup.of(game.info(), seats, 1).withFirst(Seat.of(0));
    for (String option : options) {
      String[] words = option.split("=", 2);
      setup = setup.with(words[0], words[1]);
    }
    state = new SoloState(game.deal(setup));
    for (byte card : SoloCards.deck()) {
      rest.add(card);
    }
  }

  public static SoloSituation with(String top, String... hands) {
    return new SoloSituation(hands.length).lay(top, hands);
  }

  /** The same with options, each "id=value". */
  public static SoloSituation playing(List<String> options, String top, String... hands) {
    return new SoloSituation(hands.length, options.toArray(String[]::new)).lay(top, hands);
  }

  private SoloSituation lay(String top, String... hands) {
    state.phase = Phase.TURN;
    state.current = 0;
    state.direction = 1;
    state.chain = 0;
    state.skipped = SoloState.NOBODY;
    state.pile = SoloPile.on(null, take(top));
    state.suit = SoloCards.suit(state.pile.top());
    state.hands = new SoloHand[hands.length];
    for (int seat = 0; seat < hands.length; seat++) {
      state.hands[seat] = SoloHand.of(bag(hands[seat]));
    }
    setDraw(rest);
    return this;
  }

  private byte take(String card) {
    byte face = SoloCards.parse(card);
    assertTrue("no more " + card, rest.remove((Byte) face));
    return face;
  }

  private SoloBag bag(String cards) {
    SoloBag bag = SoloBag.EMPTY;
    for (String card : cards.split(" ", -1)) {
      bag = card.isEmpty() ? bag : bag.with(take(card));
    }
    return bag;
  }

  private void setDraw(List<Byte> cards) {
    state.draw = new byte[cards.size()];
    for (int i = 0; i < cards.size(); i++) {
      state.draw[i] = cards.get(i);
    }
    state.drawLeft = cards.size();
  }

  public SoloState state() {
    return state;
  }

  public List<SoloMove> legalMoves(Seat seat) {
    return game.legalMoves(state, seat);
  }

  public SoloView viewOf(Seat seat) {
    return game.view(state, seat);
  }

  /** These cards come off the draw pile first. */
  public SoloSituation next(String cards) {
    List<Byte> order = new ArrayList<>();
    for (String card : cards.split(" ", -1)) {
      order.add(0, take(card));
    }
    order.addAll(0, rest);
    setDraw(order);
    return this;
  }

  /** The draw pile is these cards alone, and all that is not in a hand lies under the top card. */
  SoloSituation nothingBut(String cards) {
    List<Byte> order = new ArrayList<>();
    for (String card : cards.split(" ", -1)) {
      if (!card.isEmpty()) {
        order.add(0, take(card));
      }
    }
    SoloPile pile = null;
    for (byte card : rest) {
      pile = SoloPile.on(pile, card);
    }
    state.pile = SoloPile.on(pile, state.pile.top());
    rest.clear();
    setDraw(order);
    return this;
  }

  /** Everything but the top card is in the hands: nothing can be drawn. */
  SoloSituation allInHands() {
    for (int i = 0; i < rest.size(); i++) {
      int seat = i % state.hands.length;
      state.hands[seat] = state.hands[seat].with(rest.get(i));
    }
    rest.clear();
    setDraw(rest);
    return this;
  }

  /** The colour that was asked for with the black top card. */
  SoloSituation asking(String colour) {
    state.suit = suit(colour);
    return this;
  }

  SoloSituation points(int... points) {
    state.points = points;
    return this;
  }

  /** So many moves before the match ends by itself. */
  SoloSituation movesLeft(int left) {
    state.moves = Solo.MOST_MOVES - left;
    return this;
  }

  private static int suit(String letter) {
    for (int suit = 0; suit < SoloCards.SUITS; suit++) {
      if (letter.equals("" + SoloCards.COLOURS.get(suit).letter())) {
        return suit;
      }
    }
    throw new AssertionError("no colour " + letter);
  }

  /** Plays moves, each "S1 play R7", and checks that each of them was on its list. */
  public SoloSituation does(String... plies) {
    for (String ply : plies) {
      assertTrue(ply + " is not on the list " + moves(ply.split(" ", 2)[0]), may(ply));
      state = game.play(state, seat(ply), move(ply));
    }
    return this;
  }

  boolean may(String ply) {
    return game.legalMoves(state, seat(ply)).contains(move(ply));
  }

  /** Why this move is refused. */
  Refusal refused(String ply) {
    assertFalse(ply + " is on the list", may(ply));
    try {
      game.play(state, seat(ply), move(ply));
    } catch (IllegalMove e) {
      return e.refusal();
    }
    throw new AssertionError(ply + " was not refused");
  }

  List<String> moves(String seat) {
    return game.legalMoves(state, Seat.parse(seat)).stream().map(game.moves()::text).toList();
  }

  List<String> told(String ply, @Nullable String viewer) {
    return game
        .tell(state, seat(ply), move(ply), viewer == null ? null : Seat.parse(viewer))
        .stream()
        .map(SoloEvent::text)
        .toList();
  }

  private static Seat seat(String ply) {
    return Seat.parse(ply.split(" ", 2)[0]);
  }

  private SoloMove move(String ply) {
    return game.moves().parse(ply.split(" ", 2)[1]);
  }

  String awaited() {
    return game.awaited(state).toString();
  }

  public String turn() {
    return game.toAct(state).toString();
  }

  String top() {
    return SoloCards.text(state.pile.top());
  }

  /** The hand in the order of its faces: red, green, blue, yellow, black. */
  String hand(String seat) {
    return state.hands[Seat.parse(seat).index()].cards().toString();
  }

  int size(String seat) {
    return state.hands[Seat.parse(seat).index()].size();
  }

  /** What one seat knows of another's hand. */
  String known(String viewer, String holder) {
    return game.view(state, Seat.parse(viewer)).known(Seat.parse(holder)).stream()
        .map(SoloCards::text)
        .reduce("", (a, b) -> a.isEmpty() ? b : a + " " + b);
  }

  /** The last round was won by this seat, counted from 0, and gave everybody these points. */
  public void assertWon(int seat, List<Integer> points) {
    assertNotNull(state.last());
    assertEquals(Seat.of(seat), state.last().winner());
    assertEquals(points, state.last().points());
  }

  /** The match is over: nobody acts or reacts, and all hands lie open for everybody. */
  void assertNothingIsOpen() {
    assertEquals("", turn());
    assertEquals(Phase.OVER, state.phase);
    assertEquals(0, state.chain);
    assertEquals(0, state.silent);
    assertEquals(Cards.NONE, state.drawn);
    assertEquals(0, state.offer.length);
    SoloView table = game.table(state);
    assertEquals(table, game.table(game.imagine(table, new Rng(1))));
    for (int seat = 0; seat < state.hands.length; seat++) {
      assertEquals(List.of(), game.legalMoves(state, Seat.of(seat)));
      assertEquals(TableRefusal.OVER, refused(Seat.of(seat) + " solo"));
      assertEquals(state.hands[seat].cards().list(), table.known(Seat.of(seat)));
    }
    assertFalse(table.invitesInterjection());
    assertNull(table.skipped());
    assertNull(table.target());
  }

  Outcome outcome() {
    return game.outcome(state);
  }
}
