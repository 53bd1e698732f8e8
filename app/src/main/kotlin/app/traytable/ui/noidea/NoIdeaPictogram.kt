package app.traytable.ui.noidea

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import app.traytable.ui.cards.CardShape
import app.traytable.ui.cards.PEN
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Sketch
import app.traytable.ui.cards.arrowHead
import app.traytable.ui.cards.disc
import app.traytable.ui.cards.littleCard
import app.traytable.ui.cards.polygon
import app.traytable.ui.cards.polyline

/** What the cards of No Idea do, as pictures. */
internal object NoIdeaPictogram {
    val PlusCard = Pictogram(Sketch::plusCard)
    val RemovePiles = Pictogram(Sketch::removePiles)
    val Refill = Pictogram(Sketch::refill)
    val Trophy = Pictogram(Sketch::trophy)
    val Prize = Pictogram(Sketch::prize)
}

/** One more card. */
private fun Sketch.plusCard() {
    fill(littleCard(0f, 0f, 2f))
    line(polyline(-0.36f, 0f, 0.36f, 0f), 0.22f, field)
    line(polyline(0f, -0.36f, 0f, 0.36f), 0.22f, field)
}

/** One pile stays, those beside it go. */
private fun Sketch.removePiles() {
    fill(littleCard(0f, 0f, 1.3f))
    for (x in listOf(-1f, 1f)) {
        line(littleCard(x, 0f, 1f), 0.12f)
        line(polyline(x - 0.17f, -0.2f, x + 0.17f, 0.2f), 0.12f)
        line(polyline(x + 0.17f, -0.2f, x - 0.17f, 0.2f), 0.12f)
    }
}

/** Three cards, filled up from above. */
private fun Sketch.refill() {
    for (x in listOf(-0.82f, 0f, 0.82f)) fill(littleCard(x, 0.48f, 0.96f))
    line(polyline(0f, -1f, 0f, -0.6f), 0.2f)
    fill(arrowHead(0f, -0.16f, 90f, 0.5f))
}

/** A cup. */
private fun Sketch.trophy() {
    val cup =
        Path().apply {
            moveTo(-0.55f, -0.95f)
            lineTo(0.55f, -0.95f)
            cubicTo(0.55f, -0.2f, 0.4f, 0.2f, 0.12f, 0.3f)
            lineTo(0.12f, 0.6f)
            lineTo(-0.12f, 0.6f)
            lineTo(-0.12f, 0.3f)
            cubicTo(-0.4f, 0.2f, -0.55f, -0.2f, -0.55f, -0.95f)
            close()
        }
    val handles =
        Path().apply {
            for (side in listOf(-1f, 1f)) {
                moveTo(side * 0.5f, -0.7f)
                cubicTo(side * 1.05f, -0.8f, side * 1.05f, -0.2f, side * 0.42f, -0.1f)
            }
        }
    line(handles, 0.13f)
    fill(cup)
    fill(polygon(-0.5f, 0.95f, -0.4f, 0.6f, 0.4f, 0.6f, 0.5f, 0.95f))
    fill(CardShape.Star.path(Offset(0f, -0.45f), 0.27f), field)
}

/** A rosette. */
private fun Sketch.prize() {
    fill(polygon(-0.42f, 0f, -0.62f, 1f, -0.3f, 0.82f, -0.06f, 1f, 0.06f, 0.2f))
    fill(polygon(0.42f, 0f, 0.62f, 1f, 0.3f, 0.82f, 0.06f, 1f, -0.06f, 0.2f))
    fill(disc(0f, -0.28f, 0.74f), field)
    fill(disc(0f, -0.28f, 0.64f))
    line(disc(0f, -0.28f, 0.42f), PEN / 2, field)
}
