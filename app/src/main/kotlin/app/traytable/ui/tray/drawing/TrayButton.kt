package app.traytable.ui.tray.drawing

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.jointed
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType

private val THICKNESS = 2.5.dp
private val SINKS = 2.dp
private val RADIUS = 14.dp

/** Where a button lies and how loudly it asks. Only one on a screen is filled. */
enum class ButtonKind(
    internal val face: TrayColours.() -> Color,
    internal val words: TrayColours.() -> Color,
    internal val line: TrayColours.() -> Color,
    internal val below: TrayColours.() -> Color,
    internal val pen: Dp,
) {
    Filled({ teal }, { onTeal }, { base }, { base }, 1.dp),
    Quiet({ plate }, { teal }, { teal }, { rimLine }, 1.8.dp),
    OnFelt({ ring }, { onRing }, { base }, { base }, 1.dp),
}

/**
 * A flat piece of wood that sinks under the finger. Its words wrap and never shrink.
 *
 * @param spoken for ears, where the same words stand on something else as well
 */
@Composable
fun TrayButton(
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    kind: ButtonKind = ButtonKind.Filled,
    spoken: String = label,
) {
    val colours = LocalTrayColours.current
    val touches = remember { MutableInteractionSource() }
    val isPressed by touches.collectIsPressedAsState()
    val sunk = if (isPressed) SINKS else 0.dp
    Box(
        modifier
            .defaultMinSize(96.dp, 52.dp)
            .then(
                if (spoken == label) {
                    Modifier
                } else {
                    Modifier.semantics { contentDescription = spoken }
                },
            ).keyStop()
            .clickable(touches, indication = FocusRing, role = Role.Button, onClick = onClick)
            .drawBehind { drawButton(kind, colours, sunk.toPx()) }
            .padding(horizontal = 12.dp, vertical = 6.dp),
        Alignment.Center,
    ) {
        Text(
            label.jointed(),
            Modifier
                .graphicsLayer { translationY = sunk.toPx() }
                .clearAndSetSemantics { text = AnnotatedString(label) },
            color = kind.words(colours),
            textAlign = TextAlign.Center,
            style = TrayType.button,
        )
    }
}

internal fun DrawScope.drawButton(
    kind: ButtonKind,
    colours: TrayColours,
    sunk: Float,
) {
    val whole = Rect(Offset.Zero, size)
    val radius = RADIUS.toPx()
    val face = whole.translate(0f, sunk).rounded(radius)
    drawPath(whole.translate(0f, THICKNESS.toPx()).rounded(radius), kind.below(colours))
    drawPath(face, kind.face(colours))
    drawPath(face, kind.line(colours), style = Stroke(kind.pen.toPx()))
}
