package app.traytable.ui.tray.drawing

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType

class TrayDrawing(
    private val tray: Rect,
    private val felt: Rect,
    private val density: Float,
) {
    fun DrawScope.drawTray(colours: TrayColours) {
        drawRoundRect(colours.rim, tray.topLeft, tray.size, CornerRadius(34 * density))
        drawRoundRect(colours.felt, felt.topLeft, felt.size, CornerRadius(22 * density))
    }
}

fun DrawScope.drawLedge(colours: TrayColours) = drawRect(colours.rim)

enum class ButtonKind { Filled, Quiet, OnFelt }

@Composable
fun TrayButton(
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    kind: ButtonKind = ButtonKind.Filled,
) {
    val colours = LocalTrayColours.current
    Box(
        modifier
            .background(if (kind == ButtonKind.Filled) colours.teal else colours.plate)
            .clickable(role = Role.Button, onClick = onClick)
            .defaultMinSize(96.dp, 52.dp)
            .padding(horizontal = 14.dp),
        Alignment.Center,
    ) { Text(label, color = if (kind == ButtonKind.Filled) colours.onTeal else colours.teal, style = TrayType.button) }
}

@Composable
fun ScoreBadge(
    text: String,
    modifier: Modifier = Modifier,
    icon: (@Composable (Dp) -> Unit)? = null,
) {
    Box(modifier.background(LocalTrayColours.current.tag).padding(horizontal = 5.dp)) {
        Text(text, color = LocalTrayColours.current.tagInk, style = TrayType.badge)
        icon?.invoke(13.dp)
    }
}
