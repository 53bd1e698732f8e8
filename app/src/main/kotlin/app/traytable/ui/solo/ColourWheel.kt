package app.traytable.ui.solo

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.drawn
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.touched
import app.traytable.ui.words.Speech

/** A finger fits on each quarter, and its name. */
private val LEAST = 52.dp
private val LEAST_WITH_LARGE_LETTERS = 76.dp

/** How large a quarter of the wheel is where an ordinary card is so wide. */
@Composable
internal fun quarter(card: Dp): Dp {
    val least = if (LocalDensity.current.fontScale < 1.5f) LEAST else LEAST_WITH_LARGE_LETTERS
    return (card * 1.05f).coerceAtLeast(least)
}

/** Four quarters of a circle, each with its colour, its shape and its name, where cards are laid. */
@Composable
internal fun ColourWheel(
    picking: Picking,
    wishes: List<SoloMove.PlayFor>,
    quarter: Dp,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    val words = picking.table.words()
    Box(modifier.requiredSize(quarter * 2).drawBehind { drawRing(colours) }) {
        Column(Modifier.clip(CircleShape)) {
            SoloCards.COLOURS.chunked(2).forEachIndexed { row, pair ->
                Row {
                    pair.forEachIndexed { column, colour ->
                        val move = wishes.first { it.colour() == colour }
                        val isHinted = move == picking.hinted
                        Quarter(
                            colour.drawn(),
                            Speech(LocalResources.current).colour(colour),
                            quarter,
                            inwards(row, column),
                            Touch(words.move(move), isHinted) { picking.play(move) },
                        )
                    }
                }
            }
        }
    }
}

/** Towards the middle of the wheel, where a quarter is widest. */
private fun inwards(
    row: Int,
    column: Int,
) = Offset(if (column == 0) 1f else -1f, if (row == 0) 1f else -1f)

@Composable
private fun Quarter(
    colour: CardColour,
    name: String,
    size: Dp,
    inwards: Offset,
    touch: Touch,
) {
    val colours = LocalTrayColours.current
    Box(
        Modifier
            .size(size)
            .background(colour.ground)
            .drawWithContent {
                drawContent()
                drawSeam(inwards)
                if (touch.isHinted) drawHint(colours, inwards)
            }.touched(touch),
        Alignment.Center,
    ) {
        val aside = size * INWARDS
        Column(
            Modifier.padding(
                start = if (inwards.x > 0) aside else 0.dp,
                end = if (inwards.x < 0) aside else 0.dp,
                top = if (inwards.y > 0) aside else 0.dp,
                bottom = if (inwards.y < 0) aside else 0.dp,
            ),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            ShapeOf(colour, Modifier.size(size * 0.32f))
            val letters = with(LocalDensity.current) { min(16.sp.toDp(), size * 0.26f).toSp() }
            Text(
                name,
                color = colour.ink,
                maxLines = 1,
                softWrap = false,
                style = TrayType.count.copy(fontSize = letters, lineHeight = letters * 1.2f),
            )
        }
    }
}

private const val INWARDS = 0.14f

/** The shape that stands for the colour, in the ink that goes on it. */
@Composable
private fun ShapeOf(
    colour: CardColour,
    modifier: Modifier,
) {
    Spacer(
        modifier.drawWithCache {
            val radius = size.minDimension / 2
            val shape = colour.shape.path(Offset(radius, radius), radius * 0.82f)
            onDrawBehind { drawPath(shape, colour.ink) }
        },
    )
}

/** Everything of it can be touched. */
private fun DrawScope.drawRing(colours: TrayColours) {
    val radius = size.minDimension / 2
    drawCircle(colours.ringGap, radius + 6.4.dp.toPx())
    drawCircle(colours.ring, radius + 5.4.dp.toPx())
    drawCircle(colours.ringGap, radius + 2.dp.toPx())
}

/** White between the quarters, as on the card. */
private fun DrawScope.drawSeam(inwards: Offset) {
    val x = if (inwards.x > 0) size.width else 0f
    val y = if (inwards.y > 0) size.height else 0f
    val pen = 4.dp.toPx()
    drawLine(Color.White, Offset(x, 0f), Offset(x, size.height), pen)
    drawLine(Color.White, Offset(0f, y), Offset(size.width, y), pen)
}

/** Around the quarter, so that nothing crosses its name. */
private fun DrawScope.drawHint(
    colours: TrayColours,
    inwards: Offset,
) {
    val pen = 5.dp.toPx()
    val inset = pen + 1.dp.toPx()
    val radius = size.width - inset * 2
    val middle =
        Offset(
            if (inwards.x > 0) size.width - inset else inset,
            if (inwards.y > 0) size.height - inset else inset,
        )
    val from =
        when {
            inwards.y > 0 -> if (inwards.x > 0) 180f else 270f
            else -> if (inwards.x > 0) 90f else 0f
        }
    val corner = Offset(middle.x - radius, middle.y - radius)
    val around = Size(radius * 2, radius * 2)
    listOf(colours.lampLine to pen + 2.dp.toPx(), colours.lamp to pen).forEach { (colour, wide) ->
        drawArc(colour, from, 90f, useCenter = true, corner, around, style = Stroke(wide))
    }
}
