package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.ear.heard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched

internal fun fieldName(field: Int) = "field $field"

/** Failed attempts count from 1. */
internal fun failedName(attempts: Int) = "failed $attempts"

/**
 * A sheet with columns and rows of this size.
 *
 * @param onField a field is chosen, by touching it or by sliding along its row
 * @param entered what enters the number at once in a field, for ears
 */
@Composable
internal fun Sheet(
    sheet: QwintoSheet,
    marks: SheetMarks,
    column: Dp,
    row: Dp,
    ground: Color = LocalTrayColours.current.feltInk,
    onField: ((Int) -> Unit)? = null,
    entered: Map<Int, Touch> = emptyMap(),
) {
    val density = LocalDensity.current
    val colours = LocalTrayColours.current
    val plan =
        remember(column, row, density) { with(density) { SheetPlan(column.toPx(), row.toPx()) } }
    val drawing =
        remember(sheet, marks, plan, colours, ground) {
            SheetDrawing(sheet, marks, plan, colours, ground)
        }
    val latest by rememberUpdatedState(onField)
    var finger by remember { mutableStateOf<Offset?>(null) }
    Box(
        Modifier
            .size(density.dp(plan.size.width), density.dp(plan.size.height))
            .then(
                if (onField == null) {
                    Modifier
                } else {
                    Modifier.slides(plan, marks.open, { latest?.invoke(it) }) { finger = it }
                },
            ).drawBehind { drawing.drawOn(this) },
    ) {
        Rows(sheet, plan, entered)
        marks.fresh?.let { field ->
            val room = plan.room(field)
            Box(
                Modifier
                    .at(
                        room,
                        density,
                    ).place(fieldName(field))
                    .drawnFrom(room, drawing::drawFresh),
            )
        }
        marks.freshFailed?.let { attempts ->
            val room = plan.failed(attempts - 1)
            Box(
                Modifier
                    .at(room, density)
                    .place(failedName(attempts))
                    .drawnFrom(room, drawing::drawFreshFailed),
            )
        }
        if (onField != null) Fields(marks, plan, entered, onField)
        finger?.let { at -> marks.chosen?.let { Loupe(drawing, plan, it, at.x) } }
    }
}

/** A sheet to be looked at, as wide as there is room. */
@Composable
internal fun SmallSheet(
    sheet: QwintoSheet,
    modifier: Modifier = Modifier,
    ground: Color = LocalTrayColours.current.ink,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val column = maxWidth / QwintoFields.COLUMNS
        Sheet(sheet, SheetMarks(), column, column * 1.15f, ground)
    }
}

@Composable
private fun Rows(
    sheet: QwintoSheet,
    plan: SheetPlan,
    entered: Map<Int, Touch>,
) {
    val resources = LocalResources.current
    val density = LocalDensity.current
    repeat(QwintoFields.ROWS) { index ->
        val spoken = spokenRow(resources, sheet, index)
        val deeds = entered.filterKeys { QwintoFields.row(it) == index }.values
        Box(
            Modifier.at(plan.band(index), density).semantics {
                contentDescription = spoken
                if (deeds.isNotEmpty()) customActions = deeds.map { it.heard() }
            },
        )
    }
}

@Composable
private fun Fields(
    marks: SheetMarks,
    plan: SheetPlan,
    entered: Map<Int, Touch>,
    onField: (Int) -> Unit,
) {
    val resources = LocalResources.current
    val density = LocalDensity.current
    val label = stringResource(R.string.qwinto_choose)
    marks.open.forEach { field ->
        val spoken = spokenOpenField(resources, field, marks.number)
        Box(
            Modifier
                .at(plan.room(field), density)
                .semantics {
                    contentDescription = spoken
                    selected = field == marks.chosen
                    entered[field]?.let { customActions = listOf(it.heard()) }
                }.touched(Touch(label, marks.isPointed(field)) { onField(field) }),
        )
    }
}

private fun Modifier.drawnFrom(
    room: Rect,
    draw: (DrawScope) -> Unit,
) = drawBehind { translate(-room.left, -room.top) { draw(this) } }

internal fun Modifier.at(
    room: Rect,
    density: Density,
): Modifier =
    offset(density.dp(room.left), density.dp(room.top))
        .size(density.dp(room.width), density.dp(room.height))

private fun Density.dp(px: Float): Dp = px.toDp()
