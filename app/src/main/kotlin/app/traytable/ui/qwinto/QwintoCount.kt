package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.room.Share
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Seat
import app.traytable.ui.WholeText
import app.traytable.ui.cards.drawn
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

/** Every sheet as it ended, and what it was worth. */
@Composable
fun QwintoCount(
    frame: Frame,
    view: QwintoView,
) {
    val ink = LocalTrayColours.current.ink
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val width = if (maxWidth >= 720.dp && view.seats() > 1) (maxWidth - 24.dp) / 2 else maxWidth
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(24.dp),
            verticalArrangement = Arrangement.spacedBy(24.dp),
        ) {
            frame.players().forEachIndexed { index, player ->
                val sheet = view.sheet(Seat.of(index))
                Column(Modifier.width(width), Arrangement.spacedBy(8.dp)) {
                    Row(
                        Modifier.semantics(mergeDescendants = true) { heading() },
                        Arrangement.spacedBy(8.dp),
                        Alignment.CenterVertically,
                    ) {
                        Piece(frame, Seat.of(index), 32.dp)
                        WholeText(player.name(), color = ink, style = TrayType.title)
                    }
                    SmallSheet(sheet)
                    SheetCount(sheet)
                }
            }
        }
    }
}

/** How the points of a sheet come about, line by line. */
@Composable
private fun SheetCount(sheet: QwintoSheet) {
    val speech = Speech(LocalResources.current)
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        repeat(QwintoFields.ROWS) { row ->
            val colour = QwintoFields.colour(row)
            val label = speech.colour(colour)
            Line(rowWords(sheet, row, label), speech.signed(sheet.rowPoints(row))) {
                ColourSign(colour)
            }
        }
        val bonuses = QwintoFields.bonusColumns().map { sheet.bonusPoints(it) }.filter { it > 0 }
        Line(
            if (bonuses.isEmpty()) {
                stringResource(R.string.qwinto_count_no_columns)
            } else {
                stringResource(R.string.qwinto_count_columns, bonuses.joinToString(" + "))
            },
            "${bonuses.sum()}",
        )
        val failed = sheet.failed()
        Line(
            pluralStringResource(R.plurals.qwinto_count_failed, failed, failed),
            speech.signed(sheet.failedPoints()),
        )
        HorizontalDivider(color = LocalTrayColours.current.plateLine)
        Line(stringResource(R.string.qwinto_count_sum), speech.signed(sheet.points()), isSum = true)
    }
}

@Composable
private fun rowWords(
    sheet: QwintoSheet,
    row: Int,
    colour: String,
): String {
    val filled = sheet.filled(row)
    return if (sheet.isFull(row)) {
        stringResource(R.string.qwinto_count_full_row, colour)
    } else {
        pluralStringResource(R.plurals.qwinto_count_row, filled, colour, filled)
    }
}

@Composable
private fun Line(
    words: String,
    points: String,
    isSum: Boolean = false,
    sign: (@Composable () -> Unit)? = null,
) {
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        val weight = if (isSum) FontWeight.Bold else FontWeight.Medium
        if (sign == null) {
            if (!isSum) Spacer(Modifier.size(20.dp))
        } else {
            sign()
        }
        val ink = LocalTrayColours.current.ink
        val style = TrayType.story.copy(fontWeight = weight)
        Text(words, Modifier.weight(1f), ink, style = style)
        Text(points, Modifier.padding(start = 8.dp), ink, style = style)
    }
}

/** The three rows, the full columns and what has failed, as small plates. */
internal fun shares(
    sheet: QwintoSheet,
    speech: Speech,
): List<Share> {
    val rows =
        (0 until QwintoFields.ROWS).map { row ->
            val colour = QwintoFields.colour(row)
            val points = sheet.rowPoints(row)
            Share(
                "$points",
                speech.say(
                    R.string.qwinto_share_row,
                    speech.coloured(colour),
                    speech.points(points),
                ),
                colour.drawn(),
            )
        }
    val columns =
        QwintoFields.bonusColumns().map { sheet.bonusPoints(it) }.filter { it > 0 }.map {
            Share("$it", speech.say(R.string.qwinto_share_column, speech.points(it)))
        }
    val failed = speech.signed(sheet.failedPoints())
    val attempts =
        Share(failed, speech.say(R.string.qwinto_share_failed, failed))
            .takeIf { sheet.failed() > 0 }
    return rows + columns + listOfNotNull(attempts)
}
