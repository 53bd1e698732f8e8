package app.traytable.rules.qwinto;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.IllegalMove;
import java.util.ArrayList;
import java.util.List;

/**
 * "A 10 in orange or yellow." Gray is not called.
 *
 * @param sum may be less than any number that can be entered
 * @param rows one bit for each row of a called colour
 */
public record QwintoCall(int sum, int rows) {
  /** While nobody has called. */
  static final QwintoCall NOTHING = new QwintoCall(0, 0);

  /** For each set of rows. */
  private static final List<List<Colour>> COLOURS = colours(QwintoFields.ROWS);

  private static List<List<Colour>> colours(int rows) {
    List<List<Colour>> sets = new ArrayList<>();
    for (int set = 0; set < 1 << rows; set++) {
      List<Colour> colours = new ArrayList<>();
      for (int row = 0; row < rows; row++) {
        if ((set >>> row & 1) != 0) {
          colours.add(QwintoFields.colour(row));
        }
      }
      sets.add(List.copyOf(colours));
    }
    return List.copyOf(sets);
  }

  /** What the card at this place calls: its value and those of its neighbours, added up. */
  static QwintoCall at(byte[] grid, int place) {
    int sum = QwintoCards.value(grid[place]);
    int rows = QwintoCards.rowBit(grid[place]);
    for (int i = 0; i < QwintoGrid.NEIGHBOURS; i++) {
      byte neighbour = grid[QwintoGrid.neighbour(place, i)];
      sum += QwintoCards.value(neighbour);
      rows |= QwintoCards.rowBit(neighbour);
    }
    return new QwintoCall(sum, rows);
  }

  /**
   * What a move calls that lays one card or two.
   *
   * @throws IllegalMove for any other move
   */
  static QwintoCall after(byte[] gridBefore, QwintoMove move) {
    byte[] grid = gridBefore.clone();
    if (move instanceof QwintoMove.Lay lay) {
      grid[lay.place()] = lay.card();
      return at(grid, lay.place());
    } else if (move instanceof QwintoMove.LayTwo two) {
      grid[two.place()] = two.first();
      grid[two.next()] = two.second();
      return at(grid, two.next());
    }
    throw QwintoRefusal.LAY_FIRST.illegal();
  }

  /** In the order of the rows. */
  public List<Colour> colours() {
    return COLOURS.get(rows);
  }
}
