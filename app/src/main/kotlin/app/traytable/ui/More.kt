package app.traytable.ui

import androidx.compose.foundation.gestures.ScrollableState
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours

/** Whether there is more than can be seen before it and after it. Screen readers know it anyway. */
data class More(
    val before: Boolean,
    val after: Boolean,
) {
    companion object {
        val key = SemanticsPropertyKey<More>("More")

        fun of(scroll: ScrollableState) = More(scroll.canScrollBackward, scroll.canScrollForward)
    }
}

/** It scrolls up and down, and shows where there is more. */
fun Modifier.scrolls(edges: PaddingValues = PaddingValues()): Modifier =
    composed {
        val scroll = rememberScrollState()
        showsMore(scroll, edges).verticalScroll(scroll)
    }

/**
 * Whatever scrolls shows that it does: a disc with an arrow where there is more. It lies over what
 * scrolls, which goes on below it, and touches go through.
 *
 * @param edges what the window's own bars cover of it
 */
fun Modifier.showsMore(
    scroll: ScrollableState,
    edges: PaddingValues = PaddingValues(),
): Modifier =
    composed {
        val colours = LocalTrayColours.current
        knowsMore(scroll).drawWithContent {
            drawContent()
            val more = More.of(scroll)
            val right = size.width - RADIUS.toPx() * 1.4f
            val top = edges.calculateTopPadding().toPx() + RADIUS.toPx() * 1.2f
            val bottom =
                size.height - edges.calculateBottomPadding().toPx() - RADIUS.toPx() * 1.2f
            if (more.after) drawArrow(Offset(right, bottom), DOWN, colours)
            if (more.before) drawArrow(Offset(right, top), UP, colours)
        }
    }

/** The same for a row that scrolls sideways on this [ground], which ends the row where there is more. */
fun Modifier.showsMoreAcross(
    scroll: ScrollableState,
    ground: Color,
): Modifier =
    composed {
        val colours = LocalTrayColours.current
        knowsMore(scroll).drawWithContent {
            drawContent()
            val more = More.of(scroll)
            val end = Size(RADIUS.toPx() * 2.6f, size.height)
            val inset = RADIUS.toPx() * 1.1f
            val middle = size.height / 2
            if (more.before) {
                drawRect(ground, Offset.Zero, end)
                drawArrow(Offset(inset, middle), LEFT, colours)
            }
            if (more.after) {
                drawRect(ground, Offset(size.width - end.width, 0f), end)
                drawArrow(Offset(size.width - inset, middle), RIGHT, colours)
            }
        }
    }

/** For what shows elsewhere that it scrolls. */
fun Modifier.knowsMore(scroll: ScrollableState): Modifier =
    semantics { this[More.key] = More.of(scroll) }

/** The same for what scrolls sideways, in a place of its own. */
@Composable
fun MoreAcross(
    scroll: ScrollableState,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    Spacer(
        // As high as a line of words: it makes no row higher.
        modifier.size(RADIUS * 5, 18.dp).drawBehind {
            val more = More.of(scroll)
            val radius = RADIUS.toPx()
            if (more.before) drawArrow(Offset(radius * 1.1f, size.height / 2), LEFT, colours)
            if (more.after) drawArrow(Offset(radius * 3.5f, size.height / 2), RIGHT, colours)
        },
    )
}

private val RADIUS = 13.dp

private const val DOWN = 0f
private const val LEFT = 90f
private const val UP = 180f
private const val RIGHT = 270f

private fun DrawScope.drawArrow(
    at: Offset,
    turned: Float,
    colours: TrayColours,
) {
    val radius = RADIUS.toPx()
    drawCircle(colours.rimLine, radius + 1.dp.toPx(), at)
    drawCircle(colours.tag, radius, at)
    val half = radius * 0.5f
    val arrow =
        Path().apply {
            moveTo(at.x - half, at.y - half * 0.5f)
            lineTo(at.x + half, at.y - half * 0.5f)
            lineTo(at.x, at.y + half * 0.8f)
            close()
        }
    rotate(turned, at) { drawPath(arrow, colours.tagInk) }
}
