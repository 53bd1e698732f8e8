package app.traytable.ui.qwinto

import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet

/** Tall enough for a finger. */
private val FINGER = 52.dp

/** Figures of letters of this size are this tall. */
private const val FIGURE = 0.72f

private val LARGEST_COLUMN = 60.dp

/**
 * A sheet to be read and filled in: as wide as there is room, and wider, to be scrolled, where the
 * figures would otherwise become smaller than text.
 */
@Composable
internal fun LargeSheet(
    sheet: QwintoSheet,
    marks: SheetMarks,
    modifier: Modifier = Modifier,
    onField: ((Int) -> Unit)? = null,
) {
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val text = with(LocalDensity.current) { 16.sp.toDp() }
        val fits = (maxWidth / QwintoFields.COLUMNS).coerceAtMost(LARGEST_COLUMN)
        val column = fits.coerceAtLeast(text * 1.25f + 4.dp)
        val row =
            if (onField !=
                null
            ) {
                (text * 2.4f).coerceAtLeast(FINGER)
            } else {
                rowToRead(column, text)
            }
        val figure = (minOf(column, row) * 0.42f).coerceAtLeast(text * FIGURE)
        if (column > fits) {
            Scrolled(column, marks.open) { Sheet(sheet, marks, column, row, figure, onField) }
        } else {
            Sheet(sheet, marks, column, row, figure, onField)
        }
    }
}

private fun rowToRead(
    column: Dp,
    text: Dp,
) = minOf(column * 1.15f, 48.dp).coerceAtLeast(text * 1.8f)

/** A sheet to be looked at. */
@Composable
internal fun SmallSheet(
    sheet: QwintoSheet,
    marks: SheetMarks,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val column = maxWidth / QwintoFields.COLUMNS
        val row = column * if (column < 20.dp) 1.25f else 0.9f
        Sheet(sheet, marks, column, row, minOf(column, row) * 0.56f, null)
    }
}

/** Begins where something can be entered. */
@Composable
private fun Scrolled(
    column: Dp,
    open: List<Int>,
    content: @Composable () -> Unit,
) {
    BoxWithConstraints {
        val columns = open.map { QwintoFields.column(it) }
        val start =
            if (columns.isEmpty()) {
                0
            } else {
                val middle = column * (columns.min() + columns.max() + 1) / 2
                with(LocalDensity.current) { (middle - maxWidth / 2).roundToPx() }
            }
        val state = rememberScrollState(maxOf(0, start))
        LaunchedEffect(open) { if (open.isNotEmpty()) state.scrollTo(start) }
        Box(Modifier.horizontalScroll(state)) { content() }
    }
}

@Composable
private fun Sheet(
    sheet: QwintoSheet,
    marks: SheetMarks,
    column: Dp,
    row: Dp,
    figure: Dp,
    onField: ((Int) -> Unit)?,
) {
    val resources = LocalResources.current
    Box(
        Modifier.size(column * QwintoFields.COLUMNS, row * QwintoFields.ROWS).drawWithCache {
            val drawing = SheetDrawing(sheet, marks, size, figure.toPx())
            onDrawBehind { drawing.drawOn(this) }
        },
    ) {
        repeat(QwintoFields.ROWS) { index ->
            val spoken = spokenRow(resources, sheet, index)
            Box(
                Modifier
                    .offset(y = row * index)
                    .size(column * QwintoFields.COLUMNS, row)
                    .semantics { contentDescription = spoken },
            )
        }
        if (onField != null) {
            marks.open.forEach { field ->
                val spoken = spokenOpenField(resources, field, marks.number)
                Box(
                    Modifier
                        .offset(column * QwintoFields.column(field), row * QwintoFields.row(field))
                        .size(column, row)
                        .semantics {
                            contentDescription = spoken
                            selected = field == marks.chosen
                        }.clickable(role = Role.Button) { onField(field) },
                )
            }
        }
    }
}
