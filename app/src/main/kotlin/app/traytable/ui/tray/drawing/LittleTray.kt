package app.traytable.ui.tray.drawing

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours

/** A small tray behind something, with a [rim] of this width all around. */
@Composable
internal fun Modifier.littleTray(rim: Dp): Modifier {
    val colours = LocalTrayColours.current
    return drawWithCache {
        val wood = rim.toPx()
        val tray =
            TrayDrawing(
                Rect(Offset.Zero, size),
                Rims(wood, wood, wood, wood),
                this,
                colours,
                radius = 26.dp,
                bedRadius = 16.dp,
                hasStitches = false,
            )
        onDrawBehind { tray.drawOn(this) }
    }
}
