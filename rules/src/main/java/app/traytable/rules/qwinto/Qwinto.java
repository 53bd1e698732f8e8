package app.traytable.rules.qwinto;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lay a card, call the sum, and fill a sheet of rising numbers with what everybody calls. */
public final class Qwinto implements Game<QwintoState, QwintoMove, QwintoView> {
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

  @Override
  public List<QwintoMove> legalMoves(QwintoState state, Seat seat) {
    int index = seat.index();
    return switch (state.phase) {
      case LAYING ->
          index == state.current ? QwintoLays.of(state.hands[index]) : List.<QwintoMove>of();
      case ANSWERING ->
          state.isWaitingFor(index) ? new QwintoAnswers(state.open(index)) : List.<QwintoMove>of();
      case OVER -> List.of();
    };
  }

  @Override
  public QwintoState play(QwintoState state, Seat seat, QwintoMove move) {
    return play(state, seat, move, null);
  }

  @Override
  public List<Event> tell(QwintoState before, Seat seat, QwintoMove move, @Nullable Seat viewer) {
    EventLog log = new EventLog(viewer);
    play(before, seat, move, log);
    return log.events();
  }

  private static QwintoState play(
      QwintoState state, Seat seat, QwintoMove move, @Nullable EventLog log) {
    QwintoReferee.check(state, seat.among(state.seats).index(), move);
    QwintoTurn turn = new QwintoTurn(state, log);
    if (move instanceof QwintoMove.Enter enter) {
      return turn.enter(seat.index(), enter.field());
    } else if (move instanceof QwintoMove.Lay lay) {
      return turn.lay(lay.card(), lay.place());
    } else if (move instanceof QwintoMove.LayTwo two) {
      return turn.layTwo(two.first(), two.place(), two.second(), two.next());
    }
    return turn.pass(seat.index());
  }

  @Override
  public QwintoView view(QwintoState state, Seat seat) {
    return new QwintoView(seat.among(state.seats), state);
  }

  @Override
  public QwintoView table(QwintoState state) {
    return new QwintoView(null, state);
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
  public int shown(QwintoState state) {
    return state.shown;
  }

  @Override
  public QwintoMove parse(String text) {
    return QwintoMove.parse(text);
  }

  @Override
  public Bot<QwintoMove, QwintoView> bot(Level level) {
    return QwintoBots.bot(this, level);
  }
}
