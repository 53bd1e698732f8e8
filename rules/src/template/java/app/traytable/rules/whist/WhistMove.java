package app.traytable.rules.whist;

import app.traytable.rules.table.Move;
import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** Lays a card. There is nothing else to do. */
public record WhistMove(byte card) implements Move {
  static final List<WhistMove> LAYS = new ArrayList<>();
  static final Vocabulary<WhistMove> ALL;

  static {
    Vocabulary.Builder<WhistMove> all = new Vocabulary.Builder<>();
    for (byte card = 0; card < WhistCards.COUNT; card++) {
      LAYS.add(all.add("lay " + WhistCards.text(card), new WhistMove(card)));
    }
    ALL = all.build();
  }
}
