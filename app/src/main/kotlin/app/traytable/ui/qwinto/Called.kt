package app.traytable.ui.qwinto

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.lettering
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech
import kotlin.math.roundToInt

private const val COUNT_MILLIS = 240

/** The sum and its colours on a disc in the crossing of the square, to be read from afar. */
@Composable
internal fun Called(
    parts: Parts,
    width: Dp,
    crossing: Offset,
) {
    val call = parts.wouldBe ?: parts.call
    val modifier =
        Modifier
            .absoluteOffset(crossing.x.dp - width / 2, crossing.y.dp - width / 2)
            .size(width)
            .place(CALL, isCard = false)
    if (call == null) {
        Spacer(modifier)
        return
    }
    val isHeard = LocalAloud.current.isHeard
    val colours = LocalTrayColours.current
    val speech = Speech(LocalResources.current)
    val spoken =
        if (parts.wouldBe == null) {
            parts.table.words().event(QwintoEvent.Calls(parts.view.current(), call))
        } else {
            wouldCall(LocalResources.current, call)
        }
    val counted = remember(call) { Animatable(if (parts.wouldBe == null) 1f else 0f) }
    LaunchedEffect(call) { counted.animateTo(1f, tween(COUNT_MILLIS)) }
    Spacer(
        modifier
            .clearAndSetSemantics {
                contentDescription = spoken
                if (!isHeard) liveRegion = LiveRegionMode.Polite
            }.drawBehind {
                val sum = (call.sum() * counted.value).roundToInt()
                drawDisc(speech.signed(sum), call.colours(), colours)
            },
    )
}

private fun DrawScope.drawDisc(
    sum: String,
    called: List<Colour>,
    colours: TrayColours,
) {
    val radius = size.minDimension / 2
    drawCircle(colours.base, radius, center + Offset(0f, radius * 0.075f))
    drawCircle(colours.tag, radius)
    drawCircle(colours.lamp, radius * 0.89f, style = Stroke(radius * 0.1f))
    drawCircle(colours.lampLine, radius, style = Stroke(1.4.dp.toPx()))
    val middle = center - Offset(0f, if (called.isEmpty()) 0f else radius * 0.13f)
    drawPath(lettering(sum, middle, radius * 0.66f, radius * 1.3f), colours.tagInk)
    called.forEachIndexed { index, colour ->
        val across = (index - (called.size - 1) / 2f) * radius * 0.4f
        drawSign(colour, center + Offset(across, radius * 0.52f), radius * 0.15f, colours)
    }
}

/** The shape of a colour in that colour. Decoration. */
@Composable
internal fun ColourSign(
    colour: Colour,
    size: Dp = 20.dp,
    alpha: Float = 1f,
) {
    val colours = LocalTrayColours.current
    Spacer(
        Modifier.size(size).drawBehind {
            drawSign(colour, center, this.size.minDimension * 0.42f, colours, alpha)
        },
    )
}

/** With a line around it that keeps yellow apart from paper. */
private fun DrawScope.drawSign(
    colour: Colour,
    at: Offset,
    radius: Float,
    colours: TrayColours,
    alpha: Float = 1f,
) {
    val path = colour.drawn().shape.path(at, radius)
    drawPath(path, colour.drawn().field, alpha)
    drawPath(path, colours.cardEdge, alpha, Stroke(0.8.dp.toPx()))
}
