package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.table.rememberTick
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.drawing.ScoreBadge
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

internal const val SHEET = "sheet"

/** High enough for a finger. */
private val ROW = 46.dp

/** A field is so much higher than wide where there is room for all. */
internal const val FIELD = 46f / 30f

/** Where it is only read, in a low window. */
private val LOW_ROW = 30.dp

/** On a phone a sheet reaches so far beyond where other things end; on a tablet it keeps away. */
private val BEYOND = 16.dp

/** The own sheet, or meanwhile somebody else's, as wide as there is room. */
internal fun sheetBlock(
    parts: Parts,
    window: Window,
): Block {
    // Those who sit at the sides take from its width.
    val wide = if (parts.isAround) 600.dp else 400.dp
    val isNarrow = window.form == Form.Wide || window.width < wide
    val least =
        if (isNarrow) {
            if (parts.isAround) {
                18
            } else {
                20
            }
        } else {
            30
        }
    val isRoomy = window.form == Form.Roomy
    val columns = ((if (isRoomy) 60 else 48) downTo least).map { it.dp }
    val beyond =
        when {
            window.width < 480.dp && !parts.isAround -> BEYOND
            isRoomy -> -BEYOND
            else -> 0.dp
        }
    val isRead = parts.answering == null && window.form == Form.Tall && window.height < LOW
    val row = { column: Dp ->
        when {
            isRead -> LOW_ROW
            isRoomy -> column * FIELD
            else -> maxOf(ROW, column * 1.2f)
        }
    }
    return Block(
        SHEET,
        columns.map { column ->
            val high = SheetPlan.height(row(column).value).dp
            val worth = if (isRoomy) column / columns.first() else 1f
            Shape(0f, 0f, column * QwintoFields.COLUMNS - beyond, high, worth = worth)
        },
    ) { _, shape -> Lying(parts, columns[shape], row(columns[shape]), Modifier.fillMaxSize()) }
}

private val LOW = 700.dp

@Composable
internal fun Lying(
    parts: Parts,
    column: Dp,
    row: Dp,
    modifier: Modifier,
) {
    val tick = rememberTick()
    val isAsked = parts.answering != null && parts.looked == null
    Box(
        modifier
            .wrapContentSize(unbounded = true)
            .requiredSize(column * QwintoFields.COLUMNS, SheetPlan.height(row.value).dp),
    ) {
        SheetHead(parts)
        key(parts.shown) {
            Sheet(
                parts.view.sheet(parts.shown),
                marks(parts),
                column,
                row,
                onField =
                    if (isAsked) {
                        { field ->
                            if (field != parts.choices.field) tick()
                            parts.choices.field = field
                        }
                    } else {
                        null
                    },
                entered = if (isAsked) entered(parts) else emptyMap(),
            )
        }
        parts.looked?.let { Owner(parts, it, column * 2) }
    }
}

/** What enters the called number in each field that is open for it, without choosing it first. */
@Composable
private fun entered(parts: Parts): Map<Int, Touch> {
    val turn = parts.answering
    if (turn == null || !LocalIsHeard.current) return emptyMap()
    val words = parts.table.qwintoWords()
    return turn.moves.filterIsInstance<QwintoMove.Enter>().associate { move ->
        move.field() to Touch(words.move(move)) { parts.table.actions.play(turn.seat, move) }
    }
}

/** Whose sheet this is, in the corner that is free on every sheet. */
@Composable
private fun Owner(
    parts: Parts,
    seat: Seat,
    width: Dp,
) {
    val spoken = stringResource(R.string.qwinto_sheet_of, parts.table.name(seat))
    Column(
        Modifier.width(width - 4.dp).clearAndSetSemantics { contentDescription = spoken },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Piece(parts.table.frame, seat, 24.dp)
        ScoreBadge(parts.table.name(seat))
    }
}

/** Whose sheet it is, its points and failed attempts: all that stands beside its rows. */
@Composable
private fun SheetHead(parts: Parts) {
    if (!LocalIsHeard.current) return
    val sheet = parts.view.sheet(parts.shown)
    val words = Speech(LocalResources.current).sheetHead(parts.table.name(parts.shown), sheet)
    Spacer(
        Modifier.size(1.dp).semantics {
            contentDescription = words
            heading()
        },
    )
}
