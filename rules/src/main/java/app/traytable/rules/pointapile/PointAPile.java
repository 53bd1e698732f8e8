package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileState.Rules;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Form piles, let everybody point at one, and score what nobody else wanted. */
public final class PointAPile implements Game<PointAPileState, PointAPileMove, PointAPileView> {
  static final String MISSIONS = "missions";
  static final String TOUCH_ME_NOT = "touch-me-not";

  /** So many cards of one colour win, and so many points. */
  static final int GOAL = 5;

  /**
   * Players who never let each other score could go on forever; by lot the longest of a million
   * games took 534 moves.
   */
  private static final int MOVE_BOUND = 5_000;

  private static final GameInfo INFO =
      new GameInfo(
          "pointapile",
          2,
          8,
          0,
          30,
          List.of(Option.onOff(MISSIONS), Option.onOff(TOUCH_ME_NOT)),
          MOVE_BOUND);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public PointAPileState deal(Setup setup) {
    Rng rng = new Rng(setup.in(INFO).seed());
    Rules rules = new Rules(setup.seats(), setup.isOn(MISSIONS), setup.isOn(TOUCH_ME_NOT));
    byte[] deck = PointAPileCards.deck(rules.touchMeNot());
    Cards.shuffle(deck, deck.length, rng);
    byte[] missions = rules.missions() ? PointAPileMission.cards() : Cards.none();
    Cards.shuffle(missions, missions.length, rng);
    PointAPileState state = new PointAPileState(rules, rng.state(), deck, missions);
    state.active = setup.starter().index();
    return new PointAPileTurn(state, null).begin();
  }

  @Override
  public Seats toAct(PointAPileState state) {
    return switch (state.phase) {
      case FORMING, SPLITTING -> Seats.only(state.active);
      case POINTING -> state.toPick;
      case OVER -> Seats.NONE;
    };
  }

  @Override
  public List<PointAPileMove> legalMoves(PointAPileState state, Seat seat) {
    return switch (state.phase) {
      case FORMING, SPLITTING -> seat.index() == state.active ? putting(state) : List.of();
      case POINTING ->
          state.toPick.contains(seat)
              ? PointAPileMoves.picks(PointAPilePicking.piles(state, seat.index()))
              : List.of();
      case OVER -> List.of();
    };
  }

  private static List<PointAPileMove> putting(PointAPileState state) {
    if (state.toPut == 0) {
      return PointAPileMoves.DONE;
    }
    int piles = state.mustOpen() ? 0 : state.piles.length;
    return PointAPileMoves.puts(state.toPut, piles, state.mayOpen(), state.sparedPile());
  }

  @Override
  public PointAPileState play(PointAPileState state, Seat seat, PointAPileMove move) {
    return play(state, seat, move, null);
  }

  @Override
  public List<Event> tell(
      PointAPileState before, Seat seat, PointAPileMove move, @Nullable Seat viewer) {
    EventLog log = new EventLog(viewer);
    play(before, seat, move, log);
    return log.events();
  }

  private static PointAPileState play(
      PointAPileState state, Seat seat, PointAPileMove move, @Nullable EventLog log) {
    seat.among(state.rules.seats());
    if (move == null) {
      throw IllegalMove.none();
    }
    if (state.phase == Phase.OVER) {
      throw IllegalMove.over();
    }
    if (move instanceof PointAPileMove.Put put) {
      requirePutting(state, seat);
      requireOpenCard(state, put.card());
      requirePile(state, put.pile());
      return new PointAPileTurn(state, log).put(put.card(), put.pile());
    } else if (move instanceof PointAPileMove.PutNew put) {
      requirePutting(state, seat);
      requireOpenCard(state, put.card());
      if (!state.mayOpen()) {
        throw new IllegalMove(
            "enough-piles",
            "There are as many piles as players already: put the card on one of them.");
      }
      return new PointAPileTurn(state, log).put(put.card(), state.piles.length);
    } else if (move instanceof PointAPileMove.Done) {
      requirePutting(state, seat);
      if (state.toPut != 0) {
        throw new IllegalMove("cards-left", "Put every card on a pile first.");
      }
      return new PointAPileTurn(state, log).done();
    }
    requirePointing(state, seat);
    if (move instanceof PointAPileMove.Pick pick) {
      int pile = pick.pile();
      if (pile < 0
          || pile >= state.piles.length
          || (PointAPilePicking.piles(state, seat.index()) >>> pile & 1) == 0) {
        throw PointAPilePicking.refusal(state, seat.index(), pile);
      }
      return new PointAPileTurn(state, log).pick(seat.index(), (byte) pile);
    }
    return new PointAPileTurn(state, log).pick(seat.index(), PointAPileState.SPACE);
  }

  private static void requirePutting(PointAPileState state, Seat seat) {
    if (state.phase == Phase.POINTING) {
      throw new IllegalMove("piles-formed", "The piles are formed: pick one or empty space.");
    }
    if (seat.index() != state.active) {
      throw new IllegalMove("active-puts", "Only the active player puts cards on piles.");
    }
  }

  private static void requireOpenCard(PointAPileState state, int card) {
    if (card < 0 || card >= state.open.length) {
      throw new IllegalMove("no-card", "There is no card with this number: choose another.");
    }
    if ((state.toPut >>> card & 1) == 0) {
      throw new IllegalMove("card-put", "This card lies on a pile already: choose another.");
    }
  }

  private static void requirePile(PointAPileState state, int pile) {
    if (pile < 0 || pile >= state.piles.length) {
      throw new IllegalMove("no-pile", "There is no such pile: choose another or open a new one.");
    }
    if (state.mustOpen()) {
      throw new IllegalMove(
          "split", "The pile must be split into two at least: open a new one with the last card.");
    }
    if (pile == state.sparedPile()) {
      throw new IllegalMove(
          "spare",
          "One pile must show no touch-me-not card: put this one on another or a new one.");
    }
  }

  private static void requirePointing(PointAPileState state, Seat seat) {
    if (state.phase != Phase.POINTING) {
      throw new IllegalMove("piles-first", "Wait until the active player has formed the piles.");
    }
    if (!state.pointing.contains(seat)) {
      throw new IllegalMove("not-pointing", "Only those who wanted the split pile point now.");
    }
    if (!state.toPick.contains(seat)) {
      throw new IllegalMove("picked", "A pick stays as it is: wait until all have picked.");
    }
  }

  @Override
  public PointAPileView view(PointAPileState state, Seat seat) {
    return new PointAPileView(seat.among(state.rules.seats()), state);
  }

  @Override
  public PointAPileView table(PointAPileState state) {
    return new PointAPileView(null, state);
  }

  @Override
  public PointAPileState imagine(PointAPileView view, Rng rng) {
    return PointAPileWorlds.imagine(view.masked, rng);
  }

  /** Who has reached the goal comes first, then points and cards count. */
  @Override
  public Outcome outcome(PointAPileState state) {
    int[] points = new int[state.rules.seats()];
    int[] reached = new int[points.length];
    int[] cards = new int[points.length];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = state.points(seat);
      reached[seat] = state.winners.bits() >>> seat & 1;
      cards[seat] = state.scores[seat].length;
    }
    return Outcome.ranked(state.phase == Phase.OVER, points, reached, points, cards);
  }

  @Override
  public int shown(PointAPileState state) {
    return state.shown;
  }

  @Override
  public PointAPileMove parse(String text) {
    return PointAPileMove.parse(text);
  }

  @Override
  public Bot<PointAPileMove, PointAPileView> bot(Level level) {
    return PointAPileBots.bot(level);
  }
}
