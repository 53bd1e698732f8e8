package app.traytable.ui.solo

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Path
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Sketch
import app.traytable.ui.cards.arc
import app.traytable.ui.cards.arrowHead
import app.traytable.ui.cards.disc
import app.traytable.ui.cards.littleCard
import app.traytable.ui.cards.polygon
import app.traytable.ui.cards.polyline
import kotlin.math.cos
import kotlin.math.sin

/** What the cards of Solo do, as pictures. */
internal object SoloPictogram {
    val Skip = Pictogram(Sketch::skip)
    val Turn = Pictogram(Sketch::turn)
    val TwoCards = Pictogram(Sketch::twoCards)
    val Swap = Pictogram(Sketch::swap)
    val Gift = Pictogram(Sketch::gift)
    val ColourWheel = Pictogram(Sketch::colourWheel)
    val AllSwap = Pictogram(Sketch::allSwap)
    val Shield = Pictogram(Sketch::shield)
}

private val PLAYED = listOf(CardColour.Red, CardColour.Green, CardColour.Blue, CardColour.Yellow)

/** No way through. */
private fun Sketch.skip() {
    line(disc(0f, 0f, 0.78f), 0.26f)
    line(polyline(-0.53f, 0.53f, 0.53f, -0.53f), 0.26f)
}

/** Back the way it came. */
private fun Sketch.turn() {
    val bend =
        Path().apply {
            moveTo(-0.5f, 0.85f)
            lineTo(-0.5f, -0.3f)
            arcTo(Rect(Offset(0f, -0.3f), 0.5f), 180f, 180f, forceMoveTo = false)
            lineTo(0.5f, 0.25f)
        }
    line(bend, 0.26f)
    fill(arrowHead(0.5f, 0.95f, 90f, 0.72f))
}

private fun Sketch.twoCards() {
    fill(littleCard(-0.35f, -0.15f, 1.6f))
    line(littleCard(0.3f, 0.15f, 1.6f), 0.2f, field)
    fill(littleCard(0.3f, 0.15f, 1.6f))
}

/** Two hands change places. */
private fun Sketch.swap() {
    fill(littleCard(-0.55f, 0f, 0.84f))
    line(littleCard(0.55f, 0f, 0.74f), 0.12f)
    line(polyline(-0.7f, -0.7f, 0.45f, -0.7f))
    fill(arrowHead(0.85f, -0.7f, 0f))
    line(polyline(0.7f, 0.7f, -0.45f, 0.7f))
    fill(arrowHead(-0.85f, 0.7f, 180f))
}

/** A parcel with a bow. */
private fun Sketch.gift() {
    fill(box(-0.74f, 0.02f, 0.74f, 0.92f))
    fill(box(-0.9f, -0.42f, 0.9f, -0.04f))
    line(polyline(0f, -0.4f, 0f, 0.9f), 0.2f, field)
    for (side in listOf(-1f, 1f)) {
        val loop =
            Path().apply {
                moveTo(0f, -0.46f)
                cubicTo(side * 0.2f, -1.05f, side * 0.85f, -1.1f, side * 0.6f, -0.6f)
                cubicTo(side * 0.5f, -0.46f, side * 0.2f, -0.46f, 0f, -0.46f)
            }
        line(loop, 0.14f)
    }
}

/** A quarter for each colour, with its shape. */
private fun Sketch.colourWheel() {
    fill(disc(0f, 0f, 1f))
    PLAYED.forEachIndexed { index, colour ->
        val from = 180f + index * 90f
        val slice =
            Path().apply {
                moveTo(0f, 0f)
                arcTo(Rect(Offset.Zero, 0.93f), from, 90f, forceMoveTo = false)
                close()
            }
        val angle = Math.toRadians(from + 45.0)
        val middle = Offset(cos(angle).toFloat(), sin(angle).toFloat()) * 0.53f
        fill(slice, colour.field)
        fill(colour.shape.path(middle, 0.21f), colour.ink)
    }
}

/** Hands wander round the table. */
private fun Sketch.allSwap() {
    for (turn in listOf(-90f, 30f, 150f)) {
        val angle = Math.toRadians(turn.toDouble())
        fill(littleCard(cos(angle).toFloat() * 0.68f, sin(angle).toFloat() * 0.68f, 0.68f))
        line(arc(0.74f, turn + 38f, 30f), 0.15f)
        val tip = Math.toRadians(turn + 92.0)
        val x = cos(tip).toFloat() * 0.72f
        val y = sin(tip).toFloat() * 0.72f
        fill(arrowHead(x, y, turn + 92f + 78f, 0.36f))
    }
}

/** A shield with a bolt in the colour that has to follow. */
private fun Sketch.shield() {
    val shield =
        Path().apply {
            moveTo(0f, -1f)
            cubicTo(0.3f, -0.82f, 0.55f, -0.76f, 0.84f, -0.76f)
            cubicTo(0.88f, 0.15f, 0.6f, 0.7f, 0f, 1f)
            cubicTo(-0.6f, 0.7f, -0.88f, 0.15f, -0.84f, -0.76f)
            cubicTo(-0.55f, -0.76f, -0.3f, -0.82f, 0f, -1f)
            close()
        }
    fill(shield)
    fill(
        polygon(
            *floatArrayOf(0.22f, -0.68f, -0.42f, 0.1f, -0.04f, 0.1f),
            *floatArrayOf(-0.2f, 0.68f, 0.44f, -0.14f, 0.06f, -0.14f),
        ),
        accent.field,
    )
}

private fun box(
    left: Float,
    top: Float,
    right: Float,
    bottom: Float,
) = Path().apply { addRoundRect(RoundRect(Rect(left, top, right, bottom), CornerRadius(0.08f))) }
