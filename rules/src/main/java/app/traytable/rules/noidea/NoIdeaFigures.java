package app.traytable.rules.noidea;

import app.traytable.rules.table.Figure;
import java.util.List;

/** How trophies were won: by knowing where the cards lay, or by saying that none of them fits. */
final class NoIdeaFigures {
  static final List<Figure<NoIdeaView, NoIdeaEvent>> ALL =
      List.of(
          Figure.times("trophies-by-memory", NoIdeaEvent.Clears.class),
          Figure.times("trophies-by-claim", NoIdeaEvent.Right.class));

  private NoIdeaFigures() {}
}
