package app.traytable.ui.tray.drawing

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathOperation
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.ui.cards.CardColour
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import kotlin.math.abs

private val BORDER = 8.dp

/**
 * A mat in the wished [colour] under the card that lies on it, with its shape and its [word].
 *
 * @param letters how large the word is
 * @param isWide the word stands beside the card, not below it
 */
@Composable
fun WishMat(
    colour: CardColour,
    word: String,
    modifier: Modifier = Modifier,
    border: Dp = 14.dp,
    letters: TextUnit = 20.sp,
    isWide: Boolean = false,
    content: @Composable () -> Unit,
) {
    val edge = LocalTrayColours.current.cardEdge
    val mat = modifier.drawBehind { drawWishMat(colour.ground, edge) }
    if (isWide) {
        Row(mat, verticalAlignment = Alignment.CenterVertically) {
            Box(Modifier.padding(border, border, border / 2, border)) { content() }
            Wished(colour, word, letters, Modifier.padding(end = border))
        }
    } else {
        Column(mat, horizontalAlignment = Alignment.CenterHorizontally) {
            Box(Modifier.padding(border, border, border, border / 2)) { content() }
            Wished(colour, word, letters, Modifier.padding(bottom = border * 0.75f))
        }
    }
}

/** The shape and the word; the shape grows with the word. */
@Composable
private fun Wished(
    colour: CardColour,
    word: String,
    letters: TextUnit,
    modifier: Modifier,
) {
    Row(modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        val wide = with(LocalDensity.current) { (letters * 0.7f).toDp() }
        Spacer(
            Modifier.size(wide, wide * 1.4f).drawBehind {
                val middle = Offset(size.width / 2, size.height / 2)
                drawPath(colour.shape.path(middle, size.width * 0.6f), colour.ink)
            },
        )
        val style = TrayType.title.copy(fontSize = letters, lineHeight = letters * 1.2f)
        Text(word, color = colour.ink, maxLines = 1, softWrap = false, style = style)
    }
}

private fun DrawScope.drawWishMat(
    field: Color,
    edge: Color,
) {
    val whole = Rect(Offset.Zero, size)
    drawPath(whole.rounded(16.dp.toPx()), field)
    drawPath(whole.rounded(16.dp.toPx()), edge, style = Stroke(1.2.dp.toPx()))
    val seam = whole.deflate(3.dp.toPx()).rounded(13.dp.toPx())
    drawPath(seam, Color.White, style = Stroke(1.6.dp.toPx()))
}

/** One lit mat under several [cards] that lie side by side or one above another. */
fun DrawScope.drawLampMat(
    cards: List<Rect>,
    colours: TrayColours,
    progress: Float = 1f,
) {
    val border = BORDER.toPx() * progress
    var mat = Path()
    cards.forEachIndexed { index, card ->
        cards.drop(index).filter { isInLine(card, it) }.forEach { other ->
            val both = card.around(other).inflate(border).rounded(10.dp.toPx())
            mat = Path.combine(PathOperation.Union, mat, both)
        }
    }
    drawPath(mat, colours.lamp)
    drawPath(mat, colours.lampLine, style = Stroke(1.2.dp.toPx()))
}

private fun isInLine(
    one: Rect,
    other: Rect,
) = abs(one.center.x - other.center.x) < one.width / 4 ||
    abs(one.center.y - other.center.y) < one.height / 4

private fun Rect.around(other: Rect) =
    Rect(
        minOf(left, other.left),
        minOf(top, other.top),
        maxOf(right, other.right),
        maxOf(bottom, other.bottom),
    )
