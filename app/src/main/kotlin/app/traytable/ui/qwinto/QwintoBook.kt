package app.traytable.ui.qwinto

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.widthIn
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.cards.CardState
import app.traytable.ui.help.HelpBook
import app.traytable.ui.help.HelpChapter
import app.traytable.ui.help.HelpPart.Entry
import app.traytable.ui.help.HelpPart.Figure
import app.traytable.ui.help.HelpPart.Paragraph
import app.traytable.ui.help.HelpPart.Picture
import app.traytable.ui.help.LaidCard

private fun laid(
    text: String,
    state: CardState = CardState.Plain,
) = LaidCard(qwintoFace(QwintoCards.parse(text)), state)

/** The field of a row, counted from the left without the hole, and what stands in it. */
internal val someNumbers =
    mapOf("O1" to 3, "O4" to 8, "Y2" to 1, "Y6" to 10, "P2" to 4, "P5" to 9, "P8" to 15)

internal val finishedNumbers =
    listOf("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9")
        .zip(listOf(2, 3, 5, 7, 9, 11, 12, 15, 17))
        .toMap()
        .plus(listOf("Y1" to 4, "Y3" to 6, "Y5" to 10, "Y7" to 13, "Y9" to 16))
        .plus(listOf("P1" to 1, "P4" to 8, "P6" to 12, "P9" to 14))

/** A sheet with these numbers, each in a field like "Y5". */
private fun written(numbers: Map<String, Int>): QwintoSheet =
    numbers.entries.fold(QwintoSheet.EMPTY) { sheet, (field, number) ->
        sheet.enter(
            (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == field },
            number,
        )
    }

private fun sheet(
    sheet: QwintoSheet,
    @StringRes caption: Int,
) = Figure(caption) { SmallSheet(sheet, SheetMarks(), Modifier.widthIn(max = 480.dp)) }

internal val qwintoBook =
    HelpBook(
        "qwinto",
        QwintoRoom.shelf,
        listOf(
            HelpChapter(
                "qwinto/goal",
                R.string.help_goal,
                Paragraph(R.string.help_qwinto_goal_1),
                Picture(listOf(listOf(laid("O4"), laid("Y6"), laid("P1")))),
            ),
            HelpChapter(
                "qwinto/setup",
                R.string.help_setup,
                Paragraph(R.string.help_qwinto_setup_1),
                Picture(listOf(listOf(laid("O6"), laid("Y0"), laid("P3"), laid("A-2")))),
                Paragraph(R.string.help_qwinto_setup_2),
            ),
            HelpChapter(
                "qwinto/turn",
                R.string.help_turn,
                Paragraph(R.string.help_qwinto_turn_1),
                Picture(
                    listOf(
                        listOf(laid("O2"), laid("Y4", CardState.Legal)),
                        listOf(laid("A1", CardState.Legal), laid("P6", CardState.Selected)),
                    ),
                    R.string.help_qwinto_turn_picture,
                ),
                Paragraph(R.string.help_qwinto_turn_2),
                Paragraph(R.string.help_qwinto_turn_3),
                Paragraph(R.string.help_qwinto_turn_4),
            ),
            HelpChapter(
                "qwinto/two-cards",
                R.string.help_qwinto_two,
                Paragraph(R.string.help_qwinto_two_1),
                Picture(
                    listOf(
                        listOf(laid("O3", CardState.Legal), laid("P3", CardState.Selected)),
                        listOf(laid("A0"), laid("Y5", CardState.Legal)),
                    ),
                    R.string.help_qwinto_two_picture,
                ),
                Paragraph(R.string.help_qwinto_two_2),
            ),
            HelpChapter(
                "qwinto/sheet",
                R.string.help_qwinto_sheet,
                Paragraph(R.string.help_qwinto_sheet_1),
                Paragraph(R.string.help_qwinto_sheet_2),
                sheet(written(someNumbers), R.string.help_qwinto_sheet_picture),
                Paragraph(R.string.help_qwinto_sheet_3),
                Paragraph(R.string.help_qwinto_sheet_4),
                Paragraph(R.string.help_qwinto_sheet_5),
            ),
            HelpChapter(
                "qwinto/failed",
                R.string.help_qwinto_failed,
                Paragraph(R.string.help_qwinto_failed_1),
                Picture(listOf(listOf(laid("A2"), laid("A5"), laid("A0")))),
                Paragraph(R.string.help_qwinto_failed_2),
            ),
            HelpChapter(
                "qwinto/end",
                R.string.help_end,
                Paragraph(R.string.help_qwinto_end_1),
                Entry(R.string.help_qwinto_end_full, R.string.help_qwinto_end_full_text),
                Entry(R.string.help_qwinto_end_open, R.string.help_qwinto_end_open_text),
                Entry(R.string.help_qwinto_end_column, R.string.help_qwinto_end_column_text),
                Entry(R.string.help_qwinto_end_failed, R.string.help_qwinto_end_failed_text),
                sheet(written(finishedNumbers).fail(), R.string.help_qwinto_end_picture),
                Paragraph(R.string.help_qwinto_end_2),
            ),
            HelpChapter(
                "qwinto/alone",
                R.string.help_qwinto_alone,
                Paragraph(R.string.help_qwinto_alone_1),
                Paragraph(R.string.help_qwinto_alone_2),
            ),
            HelpChapter(
                "qwinto/phone",
                R.string.help_phone,
                Paragraph(R.string.help_qwinto_phone_1),
                Paragraph(R.string.help_qwinto_phone_2),
            ),
        ),
    )
