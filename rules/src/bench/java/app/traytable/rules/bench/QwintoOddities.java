package app.traytable.rules.bench;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.qwinto.bots.QwintoStretch;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What makes a watcher of Qwinto wonder. */
final class QwintoOddities {
  private QwintoOddities() {}

  static List<Oddity<QwintoMove, QwintoView>> all() {
    return List.of(
        new Oddity<>(
            "blunder: takes a failed attempt though the number fits",
            (view, moves, move) -> isAnswer(view) && isOwnTurn(view) && canFail(view, moves),
            (view, moves, move) -> move instanceof QwintoMove.Pass),
        new Oddity<>(
            "blunder: calls what its own sheet has no field for",
            (view, moves, move) ->
                !isAnswer(view) && mayFailAgain(view) && anyCall(view, moves, Fit.SOMEHOW),
            (view, moves, move) -> !fits(own(view), callOf(view, move), Fit.SOMEHOW)),
        new Oddity<>(
            "leaves a number out though it has a roomy field",
            (view, moves, move) -> isAnswer(view) && !isOwnTurn(view) && hasRoomyField(view),
            (view, moves, move) -> move instanceof QwintoMove.Pass),
        new Oddity<>(
            "leaves a number out that fills a bonus column",
            (view, moves, move) -> isAnswer(view) && canFillColumn(view, moves),
            (view, moves, move) -> move instanceof QwintoMove.Pass),
        new Oddity<>(
            "closes fields of its own though there is a roomy one",
            (view, moves, move) -> isAnswer(view) && hasRoomyField(view),
            (view, moves, move) ->
                move instanceof QwintoMove.Enter enter
                    && QwintoStretch.closes(own(view), enter.field(), called(view))
                    && !fillsUp(view, enter)),
        new Oddity<>(
            "calls what suits others and not itself",
            (view, moves, move) -> !isAnswer(view) && anyCall(view, moves, Fit.WELL),
            (view, moves, move) ->
                !fits(own(view), callOf(view, move), Fit.WELL)
                    && suitsAnother(view, callOf(view, move))));
  }

  /** How a call goes into a sheet. */
  private enum Fit {
    SOMEHOW,
    WELL
  }

  private static boolean isAnswer(QwintoView view) {
    return view.call() != null;
  }

  private static int called(QwintoView view) {
    return Objects.requireNonNull(view.call()).sum();
  }

  private static QwintoSheet own(QwintoView view) {
    return view.sheet(Objects.requireNonNull(view.viewer()));
  }

  private static boolean isOwnTurn(QwintoView view) {
    return view.current() == view.viewer();
  }

  /** One more failed attempt would not end the match, which may be a way to win it. */
  private static boolean mayFailAgain(QwintoView view) {
    return own(view).failed() < QwintoSheet.MOST_FAILED - 1;
  }

  private static boolean canFail(QwintoView view, List<QwintoMove> moves) {
    return mayFailAgain(view) && moves.size() > 1;
  }

  private static boolean hasRoomyField(QwintoView view) {
    return fits(own(view), Objects.requireNonNull(view.call()), Fit.WELL);
  }

  private static boolean canFillColumn(QwintoView view, List<QwintoMove> moves) {
    for (QwintoMove move : moves) {
      if (move instanceof QwintoMove.Enter enter) {
        QwintoSheet after = own(view).enter(enter.field(), called(view));
        if (after.fullColumns() > own(view).fullColumns() && !after.endsTheGame()) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean fillsUp(QwintoView view, QwintoMove.Enter enter) {
    QwintoSheet after = own(view).enter(enter.field(), called(view));
    return after.fullColumns() + after.fullRows() > own(view).fullColumns() + own(view).fullRows();
  }

  private static QwintoCall callOf(QwintoView view, @Nullable QwintoMove move) {
    return view.callOf(Objects.requireNonNull(move));
  }

  private static boolean anyCall(QwintoView view, List<QwintoMove> moves, Fit fit) {
    return moves.stream().anyMatch(move -> fits(own(view), view.callOf(move), fit));
  }

  private static boolean suitsAnother(QwintoView view, QwintoCall call) {
    for (Seat seat : Seats.firstOnes(view.seats())) {
      if (seat != view.viewer() && fits(view.sheet(seat), call, Fit.WELL)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(QwintoSheet sheet, QwintoCall call, Fit fit) {
    for (int field : sheet.openFields(call)) {
      if (fit == Fit.SOMEHOW || QwintoStretch.leavesPlenty(sheet, field, call.sum())) {
        return true;
      }
    }
    return false;
  }
}
