package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.NoIdeaState.Rules;
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

/** Clear six cards that nobody has looked at, again and again, and win trophies. */
public final class NoIdea implements Game<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> {
  static final String GENTLE_START = "gentle-start";
  static final String MEMORY_AID = "memory-aid";
  static final String OPEN_TROPHIES = "open-trophies";
  static final String SHORT_GAME = "short-game";

  /**
   * Measured: the longest of 2,000 games by lot had 1,422 moves. The rules allow for an endless
   * one, in which nobody ever clears a layout.
   */
  private static final int MOVE_BOUND = 20_000;

  private static final GameInfo INFO =
      new GameInfo(
          "noidea",
          2,
          5,
          7,
          20,
          List.of(
              Option.onOff(GENTLE_START),
              Option.onOff(MEMORY_AID),
              Option.onOff(OPEN_TROPHIES),
              Option.onOff(SHORT_GAME)),
          MOVE_BOUND);

  private static final int TROPHIES = 12;
  private static final int SHORT_TROPHIES = 6;

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Vocabulary<NoIdeaMove> moves() {
    return NoIdeaMoves.ALL;
  }

  @Override
  public NoIdeaState deal(Setup setup) {
    Rng rng = new Rng(setup.in(INFO).seed());
    byte[] trophies = NoIdeaCards.trophies();
    Cards.shuffle(trophies, trophies.length, rng);
    byte[] deck = NoIdeaCards.deck();
    Cards.shuffle(deck, deck.length, rng);
    byte[] layout = new byte[setup.seats() * PLACES];
    int left = deck.length - layout.length;
    System.arraycopy(deck, left, layout, 0, layout.length);
    Rules rules =
        new Rules(
            setup.seats(),
            setup.isOn(GENTLE_START),
            setup.isOn(MEMORY_AID),
            setup.isOn(OPEN_TROPHIES),
            setup.isOn(SHORT_GAME) ? SHORT_TROPHIES : TROPHIES);
    NoIdeaState state = new NoIdeaState(rules, rng.state(), deck, layout, trophies);
    state.drawLeft = left;
    state.current = setup.starter().index();
    return state;
  }

  @Override
  public Seats toAct(NoIdeaState state) {
    return state.phase == Phase.OVER ? Seats.NONE : Seats.only(state.current);
  }

  /** Nobody knows more than the others. */
  @Override
  public boolean isOpen(NoIdeaState state) {
    return true;
  }

  @Override
  public List<NoIdeaMove> legalMoves(NoIdeaState state, Seat seat) {
    return NoIdeaReferee.legalMoves(state, seat.index());
  }

  @Override
  public NoIdeaState play(
      NoIdeaState state, Seat seat, NoIdeaMove move, Teller<NoIdeaEvent> teller) {
    NoIdeaReferee.check(state, seat, move);
    return new NoIdeaTurn(state, teller).carryOut(move);
  }

  /** Everybody saw the card that went back face down; the log does not remember it for them. */
  @Override
  public NoIdeaEvent afterwards(NoIdeaEvent event) {
    return event instanceof NoIdeaEvent.Shows shows && !shows.staysOpen()
        ? shows.forgotten()
        : event;
  }

  @Override
  public NoIdeaView view(NoIdeaState state, Seat seat) {
    return new NoIdeaView(seat.among(state.rules.seats()), state, false);
  }

  @Override
  public NoIdeaView table(NoIdeaState state) {
    return new NoIdeaView(null, state, false);
  }

  @Override
  public NoIdeaView open(NoIdeaState state, Seat near) {
    return new NoIdeaView(near.among(state.rules.seats()), state, true);
  }

  /**
   * To know where seen cards lie is the game (ruling 9): whoever could look back need not remember,
   * unless that was agreed on.
   */
  @Override
  public boolean mayLookBack(NoIdeaView view) {
    return view.isOver() || view.memoryAid();
  }

  @Override
  public NoIdeaState imagine(NoIdeaView view, Rng rng) {
    return NoIdeaWorlds.imagine(view.masked, rng);
  }

  @Override
  public Outcome outcome(NoIdeaState state) {
    int[] points = new int[state.rules.seats()];
    int[] won = new int[points.length];
    for (int i = 0; i < state.trophiesWon; i++) {
      points[state.winners[i]] += state.trophies[i];
      won[state.winners[i]]++;
    }
    for (int seat = 0; seat < points.length; seat++) {
      for (int value = 0; value < 3; value++) {
        points[seat] += value * state.prizes[seat * 3 + value];
        won[seat] += state.prizes[seat * 3 + value];
      }
    }
    return Outcome.ranked(state.phase == Phase.OVER, points, points, won);
  }

  @Override
  public Seat turn(NoIdeaState state) {
    return Seat.of(state.current);
  }

  @Override
  public List<Figure<NoIdeaView, NoIdeaEvent>> figures() {
    return NoIdeaFigures.ALL;
  }

  @Override
  public int shown(NoIdeaState state) {
    return state.shown;
  }
}
