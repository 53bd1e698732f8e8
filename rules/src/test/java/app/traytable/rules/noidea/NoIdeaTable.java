package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Assert;

/** A table laid by hand: cards by their texts, seats from 1. */
public final class NoIdeaTable {
  private static final byte[] TROPHIES = {5, 4, 3, 5, 4, 3, 5, 4, 3, 4, 3, 3};

  private final NoIdea game = new NoIdea();
  private final List<NoIdeaEvent> told = new ArrayList<>();
  private NoIdeaState state;

  private NoIdeaTable(NoIdeaState.Rules rules) {
    byte[] layout = new byte[rules.seats() * PLACES];
    Arrays.fill(layout, NoIdeaCards.parse("B2"));
    state = new NoIdeaState(rules, 1, Cards.none(), layout, TROPHIES.clone());
  }

  public static NoIdeaTable seats(int seats) {
    return new NoIdeaTable(new NoIdeaState.Rules(seats, false, false, false, 12));
  }

  static NoIdeaTable gentle(int seats) {
    return new NoIdeaTable(new NoIdeaState.Rules(seats, true, false, false, 12));
  }

  static NoIdeaTable openTrophies(int seats) {
    return new NoIdeaTable(new NoIdeaState.Rules(seats, false, false, true, 12));
  }

  /**
   * The seat's cards from the first place on; a dot is an empty place, and so is what is not named.
   */
  public NoIdeaTable layout(int seat, String... cards) {
    for (int place = 0; place < PLACES; place++) {
      boolean empty = place >= cards.length || cards[place].equals(".");
      state.layout[(seat - 1) * PLACES + place] =
          empty ? Cards.NONE : NoIdeaCards.parse(cards[place]);
    }
    return this;
  }

  /** The draw pile from its top. */
  NoIdeaTable drawPile(String... cards) {
    state.draw = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) {
      state.draw[cards.length - 1 - i] = NoIdeaCards.parse(cards[i]);
    }
    state.drawLeft = cards.length;
    return this;
  }

  /** One more discard pile, from its lowest card. */
  public NoIdeaTable pile(String... cards) {
    state.piles = Arrays.copyOf(state.piles, state.piles.length + 1);
    state.piles[state.piles.length - 1] = pileOf(cards);
    return this;
  }

  NoIdeaTable removed(String... cards) {
    state.removed = pileOf(cards);
    return this;
  }

  private static NoIdeaPile pileOf(String... cards) {
    NoIdeaPile pile = null;
    for (String card : cards) {
      pile = NoIdeaPile.on(pile, NoIdeaCards.parse(card));
    }
    return java.util.Objects.requireNonNull(pile);
  }

  public NoIdeaTable turnOf(int seat) {
    state.current = seat - 1;
    return this;
  }

  /** The opening card has been drawn: the player reveals. */
  public NoIdeaTable revealing() {
    state.phase = Phase.REVEALING;
    return this;
  }

  /** This many trophies have gone to these seats, in turn. */
  NoIdeaTable trophiesWonBy(int... seats) {
    for (int seat : seats) {
      state.winners = Cards.with(state.winners, (byte) (seat - 1));
    }
    state.trophiesWon = seats.length;
    return this;
  }

  NoIdeaTable prizesWon(int seat, int value, int count) {
    state.prizes[(seat - 1) * 3 + value] = (byte) count;
    return this;
  }

  public NoIdeaTable play(String... moves) {
    for (String move : moves) {
      NoIdeaMove parsed = game.moves().parse(move);
      told.addAll(game.tell(state, Seat.of(state.current), parsed, null));
      state = game.play(state, Seat.of(state.current), parsed);
    }
    return this;
  }

  Refusal refusalOf(String move) {
    return refusalOf(state.current + 1, move);
  }

  Refusal refusalOf(int seat, String move) {
    IllegalMove e =
        Assert.assertThrows(
            IllegalMove.class, () -> game.play(state, Seat.of(seat - 1), game.moves().parse(move)));
    return e.refusal();
  }

  List<String> moves() {
    return game.legalMoves(state, Seat.of(state.current)).stream().map(game.moves()::text).toList();
  }

  /** Whose turn it is, from 1. */
  int turn() {
    return state.current + 1;
  }

  boolean isOver() {
    return game.toAct(state).isEmpty();
  }

  boolean mustDraw() {
    return state.phase == Phase.OPENING;
  }

  /** The tops of the discard piles, left to right. */
  String tops() {
    List<String> tops = new ArrayList<>();
    for (NoIdeaPile pile : state.piles) {
      tops.add(NoIdeaCards.text(pile.top()));
    }
    return String.join(" ", tops);
  }

  /** What really lies before the seat. */
  String layoutOf(int seat) {
    List<String> cards = new ArrayList<>();
    for (int place = 0; place < PLACES; place++) {
      byte card = state.layout[(seat - 1) * PLACES + place];
      cards.add(card == Cards.NONE ? "." : NoIdeaCards.text(card));
    }
    return String.join(" ", cards);
  }

  int drawPileSize() {
    return state.drawLeft;
  }

  int removedSize() {
    return NoIdeaPile.size(state.removed);
  }

  int points(int seat) {
    return game.outcome(state).points().get(seat - 1);
  }

  int place(int seat) {
    return game.outcome(state).places().get(seat - 1);
  }

  int trophies(int seat) {
    return viewOf(seat).trophies(Seat.of(seat - 1)).size();
  }

  public NoIdeaView viewOf(int seat) {
    return game.view(state, Seat.of(seat - 1));
  }

  NoIdeaView table() {
    return game.table(state);
  }

  /** Somebody who sat on this seat looks back at the table. */
  NoIdeaView lookedBackFrom(int seat) {
    return game.open(state, Seat.of(seat - 1));
  }

  /** Everything told to the table so far, one event after the other. */
  String told() {
    return String.join("; ", told.stream().map(NoIdeaEvent::text).toList());
  }
}
