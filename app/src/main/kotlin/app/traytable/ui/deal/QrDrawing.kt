package app.traytable.ui.deal

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel
import com.google.zxing.qrcode.encoder.ByteMatrix
import com.google.zxing.qrcode.encoder.Encoder
import kotlin.math.floor

/** As the standard wants it on all sides, or some cameras do not see where the drawing ends. */
private const val QUIET = 4

/** A text for a camera: dark on light by day and night, since not every camera reads it inverted. */
@Composable
internal fun QrDrawing(
    text: String,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    val modules = remember(text) { Encoder.encode(text, ErrorCorrectionLevel.M).matrix }
    Spacer(
        modifier.drawBehind {
            drawRoundRect(colours.tag, cornerRadius = CornerRadius(12.dp.toPx()))
            drawModules(modules) { corner, side -> drawRect(colours.tagInk, corner, side) }
        },
    )
}

/** On whole pixels: a hairline between two modules would be light. */
private fun DrawScope.drawModules(
    modules: ByteMatrix,
    draw: DrawScope.(Offset, Size) -> Unit,
) {
    val side = floor(size.minDimension / (modules.width + 2 * QUIET))
    val left = floor((size.width - side * modules.width) / 2)
    val top = floor((size.height - side * modules.height) / 2)
    for (y in 0 until modules.height) {
        for (x in 0 until modules.width) {
            if (modules[x, y].toInt() == 1) {
                draw(Offset(left + x * side, top + y * side), Size(side, side))
            }
        }
    }
}
