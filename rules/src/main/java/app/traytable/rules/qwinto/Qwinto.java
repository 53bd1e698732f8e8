package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Figure;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.Teller;
import app.traytable.rules.table.Vocabulary;
import java.util.List;

/** Lay a card, call the sum, and fill a sheet of rising numbers with what everybody calls. */
public final class Qwinto implements Game<QwintoState, QwintoMove, QwintoView, QwintoEvent> {
  /**
   * Proved: in each turn of its own a seat enters a number or fails, and a sheet that does not end
   * the game has at most 25 numbers and 3 failed attempts. So four seats have at most 4 x 28 turns
   * and one that ends the game, of one lay and four answers each.
   */
  private static final int MOVE_BOUND = (4 * 28 + 1) * 5;

  private static final GameInfo INFO = new GameInfo("qwinto", 1, 4, 8, 20, List.of(), MOVE_BOUND);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Vocabulary<QwintoMove> moves() {
    return QwintoMoves.ALL;
  }

  @Override
  public QwintoState deal(Setup setup) {
    Rng rng = new Rng(setup.in(INFO).seed());
    byte[] deck = QwintoCards.deck();
    Cards.shuffle(deck, deck.length, rng);
    int left = deck.length;
    int[] hands = new int[setup.seats()];
    for (int seat = 0; seat < hands.length; seat++) {
      for (int i = 0; i < QwintoState.HAND; i++) {
        hands[seat] |= 1 << deck[--left];
      }
    }
    byte[] grid = new byte[QwintoGrid.PLACES];
    for (int place = 0; place < grid.length; place++) {
      grid[place] = deck[--left];
    }
    QwintoState state = new QwintoState(setup.seats(), rng.state(), deck, left, hands, grid);
    state.current = setup.starter().index();
    return state;
  }

  @Override
  public Seats toAct(QwintoState state) {
    return switch (state.phase) {
      case LAYING -> Seats.only(state.current);
      case ANSWERING -> Seats.ofBits(state.waiting);
      case OVER -> Seats.NONE;
    };
  }

  /** Sheets are public, so everybody answers a call before everybody's eyes (ruling 2). */
  @Override
  public boolean isOpen(QwintoState state) {
    return state.phase == Phase.ANSWERING;
  }

  @Override
  public List<QwintoMove> legalMoves(QwintoState state, Seat seat) {
    return QwintoReferee.legalMoves(state, seat.index());
  }

  @Override
  public QwintoState play(
      QwintoState state, Seat seat, QwintoMove move, Teller<QwintoEvent> teller) {
    QwintoReferee.check(state, seat, move);
    return new QwintoTurn(state, teller).carryOut(seat.index(), move);
  }

  @Override
  public QwintoView view(QwintoState state, Seat seat) {
    return new QwintoView(seat.among(state.seats), state, false);
  }

  @Override
  public QwintoView table(QwintoState state) {
    return new QwintoView(null, state, false);
  }

  @Override
  public QwintoView open(QwintoState state, Seat near) {
    return new QwintoView(near.among(state.seats), state, true);
  }

  @Override
  public QwintoState imagine(QwintoView view, Rng rng) {
    return QwintoWorlds.imagine(view, rng);
  }

  /** Ties go to more full columns of three, then to fewer failed attempts. */
  @Override
  public Outcome outcome(QwintoState state) {
    int[] points = new int[state.seats];
    int[] columns = new int[state.seats];
    int[] failed = new int[state.seats];
    for (int seat = 0; seat < state.seats; seat++) {
      points[seat] = state.sheets[seat].points();
      columns[seat] = state.sheets[seat].fullColumns();
      failed[seat] = -state.sheets[seat].failed();
    }
    return Outcome.ranked(state.phase == Phase.OVER, points, points, columns, failed);
  }

  @Override
  public Seat turn(QwintoState state) {
    return Seat.of(state.current);
  }

  @Override
  public List<Figure<QwintoView, QwintoEvent>> figures() {
    return QwintoFigures.ALL;
  }

  @Override
  public int shown(QwintoState state) {
    return state.shown;
  }
}
