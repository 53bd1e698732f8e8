package app.traytable.rules.qwinto;

import app.traytable.rules.table.Colour;
import java.util.List;

/**
 * "A 10 in orange or yellow." Gray is not called.
 *
 * @param colours in the order of the rows
 */
public record QwintoCall(int sum, List<Colour> colours) {
  public QwintoCall {
    colours = List.copyOf(colours);
  }
}
