package app.traytable.ui.tray

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours

/**
 * The game's places, each where the plan has it. Only where they must, they scroll.
 *
 * @param covered so much of the tray above the foot belongs to the foot now, in dp
 */
@Composable
internal fun Felt(
    setting: Setting,
    covered: Float,
) {
    val field = setting.plan.field
    val felt = setting.felt
    val hidden = (field.bottom - setting.plan.ledge.top + covered).coerceAtLeast(0f)
    val isLong = felt.height + hidden > field.height + 0.5f
    val start = start(setting, field.height - hidden)
    val scroll = key(setting.laid.asked) { rememberScrollState(start) }
    // How far the foot has grown is known only once it stands there.
    LaunchedEffect(scroll, hidden, setting.laid.askedPart) {
        if (hidden > 0f) scroll.scrollTo(start)
    }
    Box(
        Modifier
            .at(field)
            .order(Order.Places)
            .then(
                if (isLong) {
                    Modifier.moreBelow(scroll, hidden.dp).verticalScroll(scroll)
                } else {
                    Modifier
                },
            ),
    ) {
        Box(Modifier.fillMaxWidth().height((felt.height + hidden).dp)) {
            setting.laid.blocks.forEachIndexed { index, block ->
                key(block.name) {
                    Box(Modifier.at(felt.places[index])) {
                        block.content(felt.unit.dp, felt.shapes[index])
                    }
                }
            }
        }
    }
}

/**
 * Whatever scrolls shows that it does: a disc with an arrow where there is more.
 *
 * @param hidden so much at its lower edge is covered
 */
internal fun Modifier.moreBelow(
    scroll: ScrollState,
    hidden: Dp = 0.dp,
): Modifier =
    composed {
        val colours = LocalTrayColours.current
        drawWithContent {
            drawContent()
            drawMore(scroll, hidden, colours)
        }
    }

/** So far down that the whole of what is asked can be seen. */
@Composable
private fun start(
    setting: Setting,
    visible: Float,
): Int {
    val asked = setting.laid.blocks.indexOfFirst { it.name == setting.laid.asked }
    if (asked < 0) return 0
    val block = setting.felt.places[asked]
    val part = setting.laid.askedPart
    val below = block.top + block.height * part.endInclusive + 4f - visible
    return with(LocalDensity.current) { below.coerceAtLeast(0f).dp.roundToPx() }
}

private fun DrawScope.drawMore(
    scroll: ScrollState,
    hidden: Dp,
    colours: TrayColours,
) {
    val radius = 13.dp.toPx()
    if (scroll.value < scroll.maxValue) {
        drawArrow(
            Offset(size.width - radius * 1.4f, size.height - hidden.toPx() - radius * 1.2f),
            radius,
            1,
            colours,
        )
    }
    if (scroll.value > 0) {
        drawArrow(Offset(size.width - radius * 1.4f, radius * 1.2f), radius, -1, colours)
    }
}

private fun DrawScope.drawArrow(
    at: Offset,
    radius: Float,
    down: Int,
    colours: TrayColours,
) {
    drawCircle(colours.rimLine, radius + 1.dp.toPx(), at)
    drawCircle(colours.tag, radius, at)
    val half = radius * 0.5f
    val arrow =
        Path().apply {
            moveTo(at.x - half, at.y - half * 0.5f * down)
            lineTo(at.x + half, at.y - half * 0.5f * down)
            lineTo(at.x, at.y + half * 0.8f * down)
            close()
        }
    drawPath(arrow, colours.tagInk)
}
