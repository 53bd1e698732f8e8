package app.traytable.ui.qwinto;

import static app.traytable.ui.qwinto.QwintoFaces.qwintoFace;
import static app.traytable.ui.qwinto.QwintoFigures.sheetFigure;
import static java.util.Map.entry;

import app.traytable.R;
import app.traytable.rules.qwinto.QwintoCards;
import app.traytable.rules.qwinto.QwintoFields;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.ui.cards.CardState;
import app.traytable.ui.help.HelpBook;
import app.traytable.ui.help.HelpChapter;
import app.traytable.ui.help.HelpPart.Entry;
import app.traytable.ui.help.HelpPart.Paragraph;
import app.traytable.ui.help.HelpPart.Picture;
import app.traytable.ui.help.LaidCard;
import java.util.List;
import java.util.Map;

/** The rules of Qwinto. */
public final class QwintoBook {
  /** The field of a row, counted from the left without the hole, and what stands in it. */
  public static final Map<String, Integer> SOME_NUMBERS =
      Map.of("O1", 3, "O4", 8, "Y2", 1, "Y6", 10, "P2", 4, "P5", 9, "P8", 15);

  /** The same of a sheet that is finished. */
  public static final Map<String, Integer> FINISHED_NUMBERS =
      Map.ofEntries(
          entry("O1", 2),
          entry("O2", 3),
          entry("O3", 5),
          entry("O4", 7),
          entry("O5", 9),
          entry("O6", 11),
          entry("O7", 12),
          entry("O8", 15),
          entry("O9", 17),
          entry("Y1", 4),
          entry("Y3", 6),
          entry("Y5", 10),
          entry("Y7", 13),
          entry("Y9", 16),
          entry("P1", 1),
          entry("P4", 8),
          entry("P6", 12),
          entry("P9", 14));

  static final HelpBook BOOK =
      new HelpBook(
          "qwinto",
          QwintoRoom.INSTANCE.getShelf(),
          List.of(
              new HelpChapter(
                  "qwinto/goal",
                  R.string.help_goal,
                  new Paragraph(R.string.help_qwinto_goal_1),
                  new Picture(List.of(List.of(laid("O4"), laid("Y6"), laid("P1"))))),
              new HelpChapter(
                  "qwinto/setup",
                  R.string.help_setup,
                  new Paragraph(R.string.help_qwinto_setup_1),
                  new Picture(List.of(List.of(laid("O6"), laid("Y0"), laid("P3"), laid("A-2")))),
                  new Paragraph(R.string.help_qwinto_setup_2)),
              new HelpChapter(
                  "qwinto/turn",
                  R.string.help_turn,
                  new Paragraph(R.string.help_qwinto_turn_1),
                  new Picture(
                      List.of(
                          List.of(laid("O2"), laid("Y4", CardState.Legal)),
                          List.of(laid("A1", CardState.Legal), laid("P6", CardState.Selected))),
                      R.string.help_qwinto_turn_picture),
                  new Paragraph(R.string.help_qwinto_turn_2),
                  new Paragraph(R.string.help_qwinto_turn_3),
                  new Paragraph(R.string.help_qwinto_turn_4)),
              new HelpChapter(
                  "qwinto/two-cards",
                  R.string.help_qwinto_two,
                  new Paragraph(R.string.help_qwinto_two_1),
                  new Picture(
                      List.of(
                          List.of(laid("O3", CardState.Legal), laid("P3", CardState.Selected)),
                          List.of(laid("A0"), laid("Y5", CardState.Legal))),
                      R.string.help_qwinto_two_picture),
                  new Paragraph(R.string.help_qwinto_two_2)),
              new HelpChapter(
                  "qwinto/sheet",
                  R.string.help_qwinto_sheet,
                  new Paragraph(R.string.help_qwinto_sheet_1),
                  new Paragraph(R.string.help_qwinto_sheet_2),
                  sheetFigure(written(SOME_NUMBERS), R.string.help_qwinto_sheet_picture),
                  new Paragraph(R.string.help_qwinto_sheet_3),
                  new Paragraph(R.string.help_qwinto_sheet_4),
                  new Paragraph(R.string.help_qwinto_sheet_5)),
              new HelpChapter(
                  "qwinto/failed",
                  R.string.help_qwinto_failed,
                  new Paragraph(R.string.help_qwinto_failed_1),
                  new Picture(List.of(List.of(laid("A2"), laid("A5"), laid("A0")))),
                  new Paragraph(R.string.help_qwinto_failed_2)),
              new HelpChapter(
                  "qwinto/end",
                  R.string.help_end,
                  new Paragraph(R.string.help_qwinto_end_1),
                  new Entry(R.string.help_qwinto_end_full, R.string.help_qwinto_end_full_text),
                  new Entry(R.string.help_qwinto_end_open, R.string.help_qwinto_end_open_text),
                  new Entry(R.string.help_qwinto_end_column, R.string.help_qwinto_end_column_text),
                  new Entry(R.string.help_qwinto_end_failed, R.string.help_qwinto_end_failed_text),
                  sheetFigure(written(FINISHED_NUMBERS).fail(), R.string.help_qwinto_end_picture),
                  new Paragraph(R.string.help_qwinto_end_2)),
              new HelpChapter(
                  "qwinto/alone",
                  R.string.help_qwinto_alone,
                  new Paragraph(R.string.help_qwinto_alone_1),
                  new Paragraph(R.string.help_qwinto_alone_2)),
              new HelpChapter(
                  "qwinto/phone",
                  R.string.help_phone,
                  new Paragraph(R.string.help_qwinto_phone_1),
                  new Paragraph(R.string.help_qwinto_phone_2))));

  private QwintoBook() {}

  private static LaidCard laid(String text) {
    return laid(text, CardState.Plain);
  }

  private static LaidCard laid(String text, CardState state) {
    return new LaidCard(qwintoFace(QwintoCards.parse(text)), state);
  }

  /** A sheet with these numbers, each in a field like "Y5". */
  private static QwintoSheet written(Map<String, Integer> numbers) {
    QwintoSheet sheet = QwintoSheet.EMPTY;
    for (int field = 0; field < QwintoFields.COUNT; field++) {
      Integer number = numbers.get(QwintoFields.text(field));
      if (number != null) {
        sheet = sheet.enter(field, number);
      }
    }
    return sheet;
  }
}
