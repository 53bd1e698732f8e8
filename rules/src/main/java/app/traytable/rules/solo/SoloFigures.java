package app.traytable.rules.solo;

import app.traytable.rules.table.Figure;
import java.util.List;

/**
 * How the rounds went, and how quick somebody was. Matches have few rounds or many, so what is left
 * in a hand tells something of a round only.
 */
final class SoloFigures {
  static final List<Figure<SoloView, SoloEvent>> ALL =
      List.of(
          Figure.times("rounds", SoloEvent.Counts.class),
          new Figure<>(
              "cards-left",
              (seat, told, end) ->
                  end.rounds().stream().mapToInt(r -> r.hands().get(seat.index()).size()).sum()),
          Figure.times("interjections", SoloEvent.Interjects.class),
          Figure.times("solo-forgotten", SoloEvent.ForgotSolo.class));

  private SoloFigures() {}
}
