package app.traytable.rules.qwinto;

/**
 * What would be called if cards were laid.
 *
 * @param rows one bit for each row of a called colour
 */
record QwintoBotsCall(int sum, int rows) {
  /** How many calls there may be; sums below zero count as zero, since nobody can enter either. */
  static final int COUNT = (QwintoSheet.HIGHEST + 1) << QwintoFields.ROWS;

  /** The call after a move that lays one card or two. */
  static QwintoBotsCall of(byte[] gridBefore, QwintoMove move) {
    byte[] grid = gridBefore.clone();
    if (move instanceof QwintoMove.LayTwo two) {
      grid[two.place()] = two.first();
      grid[two.next()] = two.second();
      return at(grid, two.next());
    }
    QwintoMove.Lay lay = (QwintoMove.Lay) move;
    grid[lay.place()] = lay.card();
    return at(grid, lay.place());
  }

  private static QwintoBotsCall at(byte[] grid, int place) {
    int sum = QwintoCards.value(grid[place]);
    int rows = QwintoCards.rowBit(grid[place]);
    for (int i = 0; i < QwintoGrid.NEIGHBOURS; i++) {
      byte neighbour = grid[QwintoGrid.neighbour(place, i)];
      sum += QwintoCards.value(neighbour);
      rows |= QwintoCards.rowBit(neighbour);
    }
    return new QwintoBotsCall(Math.max(0, sum), rows);
  }

  int index() {
    return sum << QwintoFields.ROWS | rows;
  }
}
