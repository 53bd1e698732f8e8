package app.traytable.rules.qwinto.bots;

import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoMoves;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Which moves make the others at the table wonder. */
final class QwintoFollies {
  /** Whoever leaves out what seems to bring so many points is asked why. */
  private static final double CLEARLY_GOOD = 1;

  private final QwintoView view;
  private final Seat seat;
  private final QwintoSheet sheet;
  private final List<QwintoMove> legalMoves;

  QwintoFollies(QwintoView view, List<QwintoMove> legalMoves) {
    this.view = view;
    this.seat = QwintoBots.viewer(view);
    this.sheet = view.sheet(seat);
    this.legalMoves = legalMoves;
  }

  /** The moves that do not call in vain, or all if every one does. */
  List<QwintoMove> withoutVainCalls() {
    return without(legalMoves, this::callsInVain);
  }

  /** The moves that throw nothing away before everybody's eyes, or all if every one does. */
  List<QwintoMove> withoutBlunders() {
    boolean isLaying = view.masked().phase() == Phase.LAYING;
    boolean mustEnter = !isLaying && (mayFail() && seat == view.current() || canFillColumn());
    return isLaying
        ? withoutVainCalls()
        : without(legalMoves, move -> mustEnter && move == QwintoMoves.PASS);
  }

  /** The moves among those that nobody wonders about, or all of those if there is none. */
  List<QwintoMove> withoutOddities() {
    List<QwintoMove> sound = withoutBlunders();
    if (view.masked().phase() == Phase.LAYING) {
      boolean canCallWell =
          legalMoves.stream().anyMatch(m -> QwintoObjector.isRoomy(sheet, view.callOf(m)));
      return without(sound, move -> canCallWell && suitsOnlyOthers(view.callOf(move)));
    }
    boolean isRoomy = QwintoObjector.isRoomy(sheet, view.masked().call());
    boolean isGood = isRoomy && isClearlyGood();
    return without(
        sound,
        move ->
            move instanceof QwintoMove.Enter enter
                ? isRoomy && closes(enter.field())
                : isGood && seat != view.current());
  }

  private static List<QwintoMove> without(List<QwintoMove> moves, Predicate<QwintoMove> folly) {
    List<QwintoMove> sound = new ArrayList<>();
    for (QwintoMove move : moves) {
      if (!folly.test(move)) {
        sound.add(move);
      }
    }
    return sound.isEmpty() ? moves : sound;
  }

  /** One more failed attempt would not end the match, which may be a way to win it. */
  private boolean mayFail() {
    return sheet.failed() < QwintoSheet.MOST_FAILED - 1;
  }

  private boolean callsInVain(QwintoMove move) {
    return view.masked().phase() == Phase.LAYING
        && mayFail()
        && sheet.openFields(view.callOf(move)).isEmpty();
  }

  /** Some field fills a column of three, and the match goes on. */
  private boolean canFillColumn() {
    QwintoCall call = view.masked().call();
    for (int field : sheet.openFields(call)) {
      QwintoSheet after = sheet.enter(field, call.sum());
      if (after.fullColumns() > sheet.fullColumns() && !after.endsTheGame()) {
        return true;
      }
    }
    return false;
  }

  private boolean closes(int field) {
    int number = view.masked().call().sum();
    return QwintoStretch.closes(sheet, field, number)
        && !QwintoObjector.fillsUp(sheet, field, number);
  }

  private boolean isClearlyGood() {
    QwintoSense sense = new QwintoSense(view.masked(), seat, 0);
    QwintoMove best = sense.best(legalMoves);
    return sense.worth(best) - sense.worthWithout() > CLEARLY_GOOD;
  }

  private boolean suitsOnlyOthers(QwintoCall call) {
    boolean suitsAnother = false;
    for (Seat other : Seats.firstOnes(view.seats())) {
      suitsAnother |= other != seat && QwintoObjector.isRoomy(view.sheet(other), call);
    }
    return suitsAnother && !QwintoObjector.isRoomy(sheet, call);
  }
}
