package app.traytable.ui.keys

import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DelegatingNode
import androidx.compose.ui.node.DrawModifierNode
import androidx.compose.ui.node.invalidateDraw
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.launch

/** The light line of the ring and the dark ones around it: one of them stands out on any ground. */
val RingLight = Color(0xFFFFFCF5)
val RingDark = Color(0xFF0E1F1A)

private val RADIUS = 9.dp
private val DARK = 6.dp
private val LIGHT = 3.dp

/** Shows where somebody is who walks with keys. Inside what it marks, so that nothing covers it. */
object FocusRing : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode =
        FocusRingNode(interactionSource)

    override fun hashCode() = javaClass.hashCode()

    override fun equals(other: Any?) = other === this
}

/** The same beside what a touch shows. */
internal class Ringed(
    private val touched: IndicationNodeFactory,
) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode =
        RingedNode(touched.create(interactionSource), interactionSource)

    override fun hashCode() = touched.hashCode()

    override fun equals(other: Any?) = other is Ringed && other.touched == touched
}

private class RingedNode(
    touched: DelegatableNode,
    source: InteractionSource,
) : DelegatingNode() {
    init {
        delegate(FocusRingNode(source))
        delegate(touched)
    }
}

private class FocusRingNode(
    private val source: InteractionSource,
) : Modifier.Node(),
    DrawModifierNode {
    private var isFocused = false

    override fun onAttach() {
        coroutineScope.launch {
            source.interactions.collect {
                when (it) {
                    is FocusInteraction.Focus -> isFocused = true
                    is FocusInteraction.Unfocus -> isFocused = false
                }
                invalidateDraw()
            }
        }
    }

    override fun ContentDrawScope.draw() {
        drawContent()
        if (isFocused) drawFocusRing()
    }
}

internal fun DrawScope.drawFocusRing() {
    val outer = DARK.toPx()
    val room = Size(size.width - outer, size.height - outer)
    val corner = CornerRadius(RADIUS.toPx())
    val at = Offset(outer / 2, outer / 2)
    drawRoundRect(RingDark, at, room, corner, Stroke(outer))
    drawRoundRect(RingLight, at, room, corner, Stroke(LIGHT.toPx()))
}
