package app.traytable.ui.tray.pieces

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.drawscope.withTransform
import app.traytable.match.Animal
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin
import androidx.compose.ui.graphics.Paint as LayerPaint

private val Rim = Color(0xFFFFF4DC)
private val Night = Color(0xFF16221C)
private val Dash = Color(0xFFFFF6E4)
private val Visor = Color(0xFF1B1E23)
private val Light = Color(0xFFFFD873)

/** The radius all measures here belong to. */
private const val UNIT = 24f
private const val TEETH = 12
private const val ANIMAL_SIZE = 0.92f
private const val AWAY = 0.45f

private val Cog by lazy { cog() }
private val Edge = Stroke(1.2f, join = StrokeJoin.Round)

/**
 * A piece whose disc has this [radius]. A bot's antenna, the lamp of who acts, the ring of who is
 * next and the thickness reach beyond it: up to 1.4 times the radius.
 */
fun DrawScope.drawPiece(
    animal: Animal,
    centre: Offset,
    radius: Float,
    isBot: Boolean,
    state: PieceState,
    colours: PieceColours,
) = withTransform({
    translate(centre.x, centre.y)
    scale(radius / UNIT, radius / UNIT, Offset.Zero)
}) {
    when (state) {
        PieceState.Away -> {
            drawAway(animal, colours)
        }

        PieceState.Acts -> {
            drawCircle(colours.lamp, 32f, Offset(0f, 1.5f))
            drawCircle(colours.lampLine, 32f, Offset(0f, 1.5f), style = Edge)
            drawPresent(animal, isBot, 4f, colours)
        }

        PieceState.Next -> {
            drawCircle(Night, 30.9f, Offset(0f, 1f))
            val dashes = Stroke(2.4f, pathEffect = PathEffect.dashPathEffect(NextDashes))
            drawCircle(Dash, 28.6f, Offset(0f, 1f), style = dashes)
            drawPresent(animal, isBot, 2.4f, colours)
        }

        PieceState.Answered -> {
            drawPresent(animal, isBot, 1f, colours)
            drawTick(colours)
        }

        PieceState.Waiting -> {
            drawPresent(animal, isBot, 2.4f, colours)
        }
    }
}

private val NextDashes = floatArrayOf(6f, 3.98f)
private val AwayDashes = floatArrayOf(3f, 3f)

/** An outline and a shade of the animal, without a field. */
private fun DrawScope.drawAway(
    animal: Animal,
    colours: PieceColours,
) {
    val dashes = Stroke(1.6f, pathEffect = PathEffect.dashPathEffect(AwayDashes))
    drawCircle(colours.ink, 23f, Offset.Zero, style = dashes)
    // One layer for all parts: they overlap, and would show through each other.
    val canvas = drawContext.canvas
    canvas.saveLayer(Rect(Offset.Zero, UNIT), LayerPaint().apply { alpha = AWAY })
    animal.sketch.drawOn(this, colours.ink, colours.felt, colours.felt)
    canvas.restore()
}

private fun DrawScope.drawPresent(
    animal: Animal,
    isBot: Boolean,
    thickness: Float,
    colours: PieceColours,
) {
    if (isBot) {
        drawLine(colours.line, Offset(0f, -23f), Offset(0f, -29f), 2.6f)
        drawCircle(Rim, 3.2f, Offset(0f, -30f))
        drawCircle(colours.line, 3.2f, Offset(0f, -30f), style = Edge)
    }
    translate(0f, thickness) { drawRim(isBot, colours.line, colours.line) }
    drawRim(isBot, Rim, colours.line)
    drawCircle(animal.field, 19.6f, Offset.Zero)
    drawCircle(colours.line, 19.6f, Offset.Zero, style = Stroke(0.8f))
    scale(ANIMAL_SIZE, Offset.Zero) {
        animal.sketch.drawOn(this, Cream, animal.detail, animal.field)
    }
    if (isBot) drawVisor(animal.eyes * ANIMAL_SIZE)
}

private fun DrawScope.drawRim(
    isBot: Boolean,
    colour: Color,
    line: Color,
) = if (isBot) {
    drawPath(Cog, colour)
    drawPath(Cog, line, style = Edge)
} else {
    drawCircle(colour, 23.6f, Offset.Zero)
    drawCircle(line, 23.6f, Offset.Zero, style = Edge)
}

private fun DrawScope.drawVisor(y: Float) {
    val corner = CornerRadius(3.9f)
    val size = Size(25f, 7.8f)
    val topLeft = Offset(-12.5f, y - 3.9f)
    drawRoundRect(Visor, topLeft, size, corner)
    drawRoundRect(Rim, topLeft, size, corner, Stroke(1f))
    for (x in listOf(-7.6f, 3.4f)) {
        drawRoundRect(Light, Offset(x, y - 1.5f), Size(4.2f, 3f), CornerRadius(1.2f))
    }
}

private fun DrawScope.drawTick(colours: PieceColours) =
    translate(17f, 16f) {
        val radius = 10.2f
        drawCircle(colours.tag, radius, Offset.Zero)
        drawCircle(colours.tagLine, radius, Offset.Zero, style = Edge)
        val tick =
            Path().apply {
                moveTo(-radius * 0.45f, 0f)
                relativeLineTo(radius * 0.32f, radius * 0.36f)
                relativeLineTo(radius * 0.6f, -radius * 0.7f)
            }
        val pen = Stroke(radius * 0.26f, cap = StrokeCap.Round, join = StrokeJoin.Round)
        drawPath(tick, PieceColours.Light.ink, style = pen)
    }

/** The rim of a bot's piece. */
private fun cog() =
    Path().apply {
        val quarter = 2 * PI / TEETH / 4
        for (tooth in 0 until TEETH) {
            val corners =
                listOf(-1.0 to 21.6, -0.72 to 24.4, 0.72 to 24.4, 1.0 to 21.6)
            for ((turn, radius) in corners) {
                val angle = (4 * tooth + turn) * quarter
                val x = (cos(angle) * radius).toFloat()
                val y = (sin(angle) * radius).toFloat()
                if (isEmpty) moveTo(x, y) else lineTo(x, y)
            }
        }
        close()
    }
