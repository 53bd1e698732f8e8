package app.traytable.ui.cards.pictograms

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.Sketch
import app.traytable.ui.cards.disc
import app.traytable.ui.cards.lettering
import app.traytable.ui.cards.littleCard
import app.traytable.ui.cards.polygon
import app.traytable.ui.cards.polyline

/** A card with the shape of its colour. */
internal fun Sketch.cardOfColour() {
    fill(littleCard(0f, 0f, 2f))
    fill(colour.shape.path(Offset.Zero, 0.46f), field)
}

/** Any colour, but the same on all of them. */
internal fun Sketch.cardOfOneColour() {
    fill(littleCard(0f, 0f, 2f))
    line(polyline(-0.34f, -0.2f, 0.34f, -0.2f), 0.2f, field)
    line(polyline(-0.34f, 0.2f, 0.34f, 0.2f), 0.2f, field)
}

/** The shapes of the four colours. */
internal fun Sketch.allColours() {
    fill(CardColour.Red.shape.path(Offset(-0.52f, -0.52f), 0.42f))
    fill(CardColour.Green.shape.path(Offset(0.52f, -0.52f), 0.42f))
    fill(CardColour.Blue.shape.path(Offset(-0.52f, 0.52f), 0.42f))
    fill(CardColour.Purple.shape.path(Offset(0.52f, 0.52f), 0.42f))
}

/** Cards, whatever they are. */
internal fun Sketch.anyCards() {
    line(littleCard(-0.3f, -0.14f, 1.5f), 0.14f)
    line(littleCard(0.28f, 0.14f, 1.6f), 0.2f, field)
    fill(littleCard(0.28f, 0.14f, 1.6f))
}

/** A card without a text. */
internal fun Sketch.blankCard() = line(littleCard(0f, 0f, 1.8f))

/** The uppermost of a pile. */
internal fun Sketch.topCard() {
    for (y in listOf(0.72f, 0.3f)) line(lozenge(y), 0.14f)
    line(lozenge(-0.36f), 0.3f, field)
    fill(lozenge(-0.36f))
}

private fun lozenge(y: Float) = polygon(-0.9f, y, 0f, y - 0.44f, 0.9f, y, 0f, y + 0.44f)

/** The player who forms the piles. */
internal fun Sketch.pawn() {
    val body =
        Path().apply {
            moveTo(-0.2f, -0.3f)
            lineTo(0.2f, -0.3f)
            cubicTo(0.26f, 0.3f, 0.4f, 0.6f, 0.66f, 0.95f)
            lineTo(-0.66f, 0.95f)
            cubicTo(-0.4f, 0.6f, -0.26f, 0.3f, -0.2f, -0.3f)
            close()
        }
    fill(body)
    fill(disc(0f, -0.52f, 0.44f))
}

/** The player in the lead. */
internal fun Sketch.crown() {
    val points = floatArrayOf(-0.95f, -0.5f, -0.42f, 0f, 0f, -0.8f, 0.42f, 0f, 0.95f, -0.5f)
    fill(polygon(*points, 0.72f, 0.75f, -0.72f, 0.75f))
}

/** A card that says who may pick it. */
internal fun Sketch.keepOff() {
    fill(littleCard(0f, 0f, 2f))
    fill(lettering("!", Offset.Zero, 1.1f, 1f), field)
}

/** This one, yes. */
internal fun Sketch.tick() {
    val tick = polyline(0f, 0.3f, 0.36f, 0.72f, 1f, -0.3f)
    line(tick, 0.56f, field)
    line(tick, 0.26f)
}
