package app.traytable.ui.history

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.drawing.drawCrown
import app.traytable.ui.tray.drawing.littleTray

/** A tray on which a crown waits for the first who wins it. Decoration. */
@Composable
internal fun EmptyTray() {
    val colours = LocalTrayColours.current
    Box(Modifier.size(200.dp, 120.dp).littleTray(14.dp), Alignment.Center) {
        Box(
            Modifier.size(64.dp).drawBehind {
                // The crown sits above the piece that it is drawn for.
                val piece = size.minDimension / 2
                drawCrown(center + Offset(0f, piece * 1.1f), piece, colours)
            },
        )
    }
}
