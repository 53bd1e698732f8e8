package app.traytable.ui.home

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
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.drawButton

private val PIECE = 22.dp
private val GAP = 8.dp
private val BELOW = 6.dp

/** A button that deals, with the pieces it deals to; it says their names. */
@Composable
fun PlayButton(
    label: String,
    spoken: String,
    sitters: List<Sitter>,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    kind: ButtonKind = ButtonKind.Quiet,
) {
    val colours = LocalTrayColours.current
    val touches = remember { MutableInteractionSource() }
    val isPressed by touches.collectIsPressedAsState()
    val sunk = if (isPressed) 2.dp else 0.dp
    Box(
        modifier
            .defaultMinSize(minHeight = 52.dp)
            .keyStop()
            .clickable(touches, indication = FocusRing, role = Role.Button, onClick = onClick)
            .semantics { contentDescription = spoken }
            .drawBehind { drawButton(kind, colours, sunk.toPx()) }
            .padding(horizontal = 12.dp, vertical = 8.dp),
        Alignment.Center,
    ) {
        LabelAndPieces(
            label = { Text(label, color = kind.words(colours), style = TrayType.button) },
            sitters,
            Modifier
                .clearAndSetSemantics { }
                .graphicsLayer { translationY = sunk.toPx() },
        )
    }
}

/** The pieces stand at the end of the line, or below it where they would hide each other. */
@Composable
private fun LabelAndPieces(
    label: @Composable () -> Unit,
    sitters: List<Sitter>,
    modifier: Modifier,
) = Layout(
    content = {
        label()
        PieceRow(sitters, PIECE)
    },
    modifier,
    remember(sitters.size) { LabelAndPiecesPolicy(sitters.size) },
)

private class LabelAndPiecesPolicy(
    private val pieces: Int,
) : MeasurePolicy {
    override fun MeasureScope.measure(
        measurables: List<Measurable>,
        constraints: Constraints,
    ): MeasureResult {
        val most = constraints.maxWidth
        val text = measurables[0].measure(Constraints(maxWidth = most))
        val beside = besideOf(text.width, most)
        val wanted = piecesWidth(pieces, PIECE).roundToPx()
        val width = wanted.coerceIn(0, beside ?: most)
        val row = measurables[1].measure(Constraints.fixed(width, PIECE.roundToPx()))
        if (beside == null) {
            return layout(most, text.height + BELOW.roundToPx() + row.height) {
                text.placeRelative(0, 0)
                row.placeRelative(0, text.height + BELOW.roundToPx())
            }
        }
        val height = maxOf(text.height, row.height)
        return layout(most, height) {
            text.placeRelative(0, (height - text.height) / 2)
            row.placeRelative(most - row.width, (height - row.height) / 2)
        }
    }

    // What Compose would assume of the words fills the line and leaves no room for the pieces.
    override fun IntrinsicMeasureScope.minIntrinsicHeight(
        measurables: List<IntrinsicMeasurable>,
        width: Int,
    ): Int {
        val words = measurables[0].maxIntrinsicWidth(Constraints.Infinity).coerceAtMost(width)
        val text = measurables[0].minIntrinsicHeight(width)
        return if (besideOf(words, width) == null) {
            text + (BELOW + PIECE).roundToPx()
        } else {
            maxOf(text, PIECE.roundToPx())
        }
    }

    /** The room beside words of this width; null when it is not enough. */
    private fun Density.besideOf(
        words: Int,
        most: Int,
    ): Int? =
        (most - words - GAP.roundToPx())
            .takeIf { it >= leastPiecesWidth(pieces, PIECE).roundToPx() }
}
