package app.traytable.rules.pointapile;

import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileState.Rules;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Figure;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.Teller;
import app.traytable.rules.table.Vocabulary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Form piles, let everybody point at one, and score what nobody else wanted. */
public final class PointAPile
    implements Game<PointAPileState, PointAPileMove, PointAPileView, PointAPileEvent> {
  static final String MISSIONS = "missions";
  static final String TOUCH_ME_NOT = "touch-me-not";

  /** So many cards of one colour win, and so many points. */
  public static final int GOAL = 5;

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
  public Vocabulary<PointAPileMove> moves() {
    return PointAPileMoves.ALL;
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
    return PointAPileTurn.begin(state);
  }

  @Override
  public Seats toAct(PointAPileState state) {
    return switch (state.phase) {
      case FORMING, SPLITTING -> Seats.only(state.active);
      case POINTING -> state.toPick;
      case OVER -> Seats.NONE;
    };
  }

  /** Everything but a pick is done before everybody's eyes. */
  @Override
  public boolean isOpen(PointAPileState state) {
    return state.phase != Phase.POINTING;
  }

  /** All of it lies open, so it may go by itself before everybody. */
  @Override
  public @Nullable PointAPileMove matterOfCourse(PointAPileView view, Seat seat) {
    return PointAPileReferee.matterOfCourse(view.masked, seat);
  }

  @Override
  public List<PointAPileMove> legalMoves(PointAPileState state, Seat seat) {
    return PointAPileReferee.legalMoves(state, seat);
  }

  @Override
  public PointAPileState play(
      PointAPileState state, Seat seat, PointAPileMove move, Teller<PointAPileEvent> teller) {
    PointAPileReferee.check(state, seat, move);
    return PointAPileTurn.carryOut(state, seat.index(), move, teller);
  }

  @Override
  public PointAPileView view(PointAPileState state, Seat seat) {
    return new PointAPileView(seat.among(state.rules.seats()), state, false);
  }

  @Override
  public PointAPileView table(PointAPileState state) {
    return new PointAPileView(null, state, false);
  }

  @Override
  public PointAPileView open(PointAPileState state, Seat near) {
    return new PointAPileView(near.among(state.rules.seats()), state, true);
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
  public Seat turn(PointAPileState state) {
    return Seat.of(state.active);
  }

  @Override
  public int round(PointAPileState state) {
    return state.round;
  }

  @Override
  public List<Figure<PointAPileView, PointAPileEvent>> figures() {
    return PointAPileFigures.ALL;
  }

  @Override
  public int shown(PointAPileState state) {
    return state.shown;
  }
}
