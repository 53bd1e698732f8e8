package app.traytable.rules.qwinto;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The answers to a call: to pass, and one for each field that is open. There are too many sets of
 * fields to keep a list for each, so this one reads its moves out of the set.
 */
final class QwintoAnswers extends AbstractList<QwintoMove> implements RandomAccess {
  private final int open;

  QwintoAnswers(int open) {
    this.open = open;
  }

  @Override
  public QwintoMove get(int index) {
    Objects.checkIndex(index, size());
    if (index == 0) {
      return QwintoMoves.PASS;
    }
    int rest = open;
    for (int i = 1; i < index; i++) {
      rest &= rest - 1;
    }
    return QwintoMoves.ENTERS.get(Integer.numberOfTrailingZeros(rest));
  }

  @Override
  public int size() {
    return 1 + Integer.bitCount(open);
  }
}
