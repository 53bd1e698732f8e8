package app.traytable.ui.qwinto

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.awaitHorizontalTouchSlopOrCancellation
import androidx.compose.foundation.gestures.horizontalDrag
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.drawing.rounded
import kotlin.math.abs

private const val ENLARGED = 1.7f
private val SIZE = DpSize(148.dp, 84.dp)
private val ABOVE = 14.dp

/** What lies under a finger that slides along a row, larger and above the finger. */
@Composable
internal fun Loupe(
    drawing: SheetDrawing,
    plan: SheetPlan,
    field: Int,
    x: Float,
) {
    val colours = LocalTrayColours.current
    val density = LocalDensity.current
    val room = plan.room(field)
    val left =
        with(density) {
            (x.toDp() - SIZE.width / 2).coerceIn(
                0.dp,
                plan.size.width.toDp() - SIZE.width,
            )
        }
    val top = with(density) { room.top.toDp() - SIZE.height - ABOVE }
    Spacer(
        Modifier.absoluteOffset(left, top).requiredSize(SIZE).drawBehind {
            val lens = Rect(Offset.Zero, size).rounded(16.dp.toPx())
            drawPath(lens, colours.felt)
            clipPath(lens) {
                withTransform({
                    translate(size.width / 2, size.height / 2)
                    scale(ENLARGED, ENLARGED, Offset.Zero)
                    translate(-room.center.x, -room.center.y)
                }) { drawing.drawOn(this) }
            }
            drawPath(lens, colours.lampLine, style = Stroke(5.dp.toPx()))
            drawPath(lens, colours.tag, style = Stroke(3.dp.toPx()))
        },
    )
}

/** Sliding along a row moves the choice from one open field of it to the next. */
internal fun Modifier.slides(
    plan: SheetPlan,
    open: List<Int>,
    onField: (Int) -> Unit,
    onFinger: (Offset?) -> Unit,
): Modifier =
    pointerInput(plan, open) {
        awaitEachGesture {
            val down = awaitFirstDown(requireUnconsumed = false)
            val row = plan.rowAt(down.position.y)
            val inRow = open.filter { QwintoFields.row(it) == row }
            val slid = { at: Offset ->
                inRow.minByOrNull { abs(plan.room(it).center.x - at.x) }?.let(onField)
                onFinger(at)
            }
            val start =
                awaitHorizontalTouchSlopOrCancellation(down.id) { change, _ ->
                    if (inRow.isNotEmpty()) change.consume()
                }
            if (start != null) {
                slid(start.position)
                horizontalDrag(start.id) {
                    it.consume()
                    slid(it.position)
                }
            }
            onFinger(null)
        }
    }
