package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Rules;
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

/** Be the first to get rid of all cards, round after round, and collect few penalty points. */
public final class Solo implements Game<SoloState, SoloMove, SoloView, SoloEvent> {
  static final String MATCH_LENGTH = "match-length";
  static final String ONE_ROUND = "one-round";
  static final String MIXED_CHAINS = "mixed-chains";
  static final String LENIENT_SOLO = "lenient-solo";
  static final String INTERJECT_ACTIONS = "interject-actions";
  static final String ACTION_START = "action-start";

  /**
   * A ruling of our own, because the rulebook lets people draw and swap forever: with this move the
   * match is over, and the running round is counted as it stands. So the bound is proved: every
   * move counts, the last one leaves nobody to act, and until then somebody must act and can, for
   * every phase has one move that needs no card. (Nor is it a dead end to have nothing to draw:
   * then at least fifteen black cards, which fit on everything, are in the hands, and if all pass
   * all the same, the round ends.) Nobody will meet it: the longest of 54,000 matches by lot had
   * 19,302 moves.
   */
  static final int MOST_MOVES = 50_000;

  private static final GameInfo INFO =
      new GameInfo(
          "solo",
          2,
          10,
          6,
          30,
          List.of(
              new Option(MATCH_LENGTH, List.of("500", "300", "150", ONE_ROUND)),
              Option.onOff(MIXED_CHAINS),
              Option.onOff(LENIENT_SOLO),
              Option.onOff(INTERJECT_ACTIONS),
              Option.onOff(ACTION_START)),
          MOST_MOVES);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Vocabulary<SoloMove> moves() {
    return SoloMoves.ALL;
  }

  @Override
  public SoloState deal(Setup setup) {
    String length = setup.in(INFO).option(MATCH_LENGTH);
    Rules rules =
        new Rules(
            setup.seats(),
            length.equals(ONE_ROUND) ? 0 : Integer.parseInt(length),
            setup.isOn(MIXED_CHAINS),
            setup.isOn(LENIENT_SOLO),
            setup.isOn(INTERJECT_ACTIONS),
            setup.isOn(ACTION_START));
    Rng rng = new Rng(setup.seed());
    SoloState state = new SoloState(rules, SoloDeal.of(rules, rng));
    state.rng = rng.state();
    state.dealer = (setup.starter().index() + rules.seats() - 1) % rules.seats();
    return new SoloTurn(state, Teller.silent()).start();
  }

  @Override
  public Seats toAct(SoloState state) {
    int actor = state.actor();
    return actor == SoloState.NOBODY ? Seats.NONE : Seats.only(actor);
  }

  /** Who may still say "Solo!", protect from a Skip, or protect from the All Swap on the pile. */
  @Override
  public Seats awaited(SoloState state) {
    int waiting = state.silent;
    if (state.skipped != SoloState.NOBODY) {
      waiting |= 1 << state.skipped;
    }
    if (state.phase == SoloState.Phase.ALL_SWAP) {
      waiting |= Seats.firstOnes(state.rules.seats()).bits() & ~state.sheltered;
    }
    return Seats.ofBits(waiting & ~toAct(state).bits());
  }

  @Override
  public boolean hasReactions() {
    return true;
  }

  @Override
  public boolean invitesReactions(SoloState state) {
    return state.invitesInterjection();
  }

  /** Everybody looks at the own hand. */
  @Override
  public boolean isOpen(SoloState state) {
    return false;
  }

  /** A drawn card that does not fit stays in the hand; that it does not, only its owner sees. */
  @Override
  public @Nullable SoloMove matterOfCourse(SoloView view, Seat seat) {
    boolean isOwn = seat.equals(view.viewer());
    List<SoloMove> moves = isOwn ? SoloReferee.legalMoves(view.masked, seat.index()) : List.of();
    return moves.equals(List.of(SoloMoves.KEEP)) ? SoloMoves.KEEP : null;
  }

  @Override
  public List<SoloMove> legalMoves(SoloState state, Seat seat) {
    return SoloReferee.legalMoves(state, seat.index());
  }

  @Override
  public SoloState play(SoloState state, Seat seat, SoloMove move, Teller<SoloEvent> teller) {
    SoloReferee.check(state, seat, move);
    return new SoloTurn(state, teller).carryOut(seat.index(), move);
  }

  @Override
  public SoloView view(SoloState state, Seat seat) {
    return new SoloView(seat.among(state.rules.seats()), state, false);
  }

  @Override
  public SoloView table(SoloState state) {
    return new SoloView(null, state, false);
  }

  @Override
  public SoloView open(SoloState state, Seat near) {
    return new SoloView(near.among(state.rules.seats()), state, true);
  }

  @Override
  public SoloState imagine(SoloView view, Rng rng) {
    return SoloWorlds.imagine(view.masked, view.viewer(), rng);
  }

  /** Penalty points of the rounds counted; the fewest are the best. */
  @Override
  public Outcome outcome(SoloState state) {
    int[] saved = new int[state.points.length];
    for (int seat = 0; seat < saved.length; seat++) {
      saved[seat] = -state.points[seat];
    }
    return Outcome.ranked(state.phase == SoloState.Phase.OVER, state.points, saved);
  }

  @Override
  public Seat turn(SoloState state) {
    return Seat.of(state.current);
  }

  @Override
  public int round(SoloState state) {
    return state.round;
  }

  @Override
  public boolean fewestPointsAreBest() {
    return true;
  }

  @Override
  public List<Figure<SoloView, SoloEvent>> figures() {
    return SoloFigures.ALL;
  }

  @Override
  public int shown(SoloState state) {
    return state.shown;
  }
}
