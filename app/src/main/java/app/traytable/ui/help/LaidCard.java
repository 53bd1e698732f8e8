package app.traytable.ui.help;

import app.traytable.ui.cards.CardFace;
import app.traytable.ui.cards.CardState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A card in a picture; one without a face lies face down. */
public record LaidCard(@Nullable CardFace face, CardState state) {
  public LaidCard(@Nullable CardFace face) {
    this(face, CardState.Plain);
  }

  /** Cards side by side. */
  public static List<LaidCard> row(CardFace... faces) {
    List<LaidCard> row = new ArrayList<>();
    for (CardFace face : faces) {
      row.add(new LaidCard(face));
    }
    return row;
  }
}
