package app.traytable.ui.pointapile

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Sketch
import app.traytable.ui.cards.disc
import app.traytable.ui.cards.lettering
import app.traytable.ui.cards.littleCard
import app.traytable.ui.cards.polygon
import app.traytable.ui.cards.polyline

/** What the cards of Point-a-Pile ask for, as pictures. */
internal object PointAPilePictogram {
    val CardOfColour = Pictogram(Sketch::cardOfColour)
    val CardOfOneColour = Pictogram(Sketch::cardOfOneColour)
    val AllColours = Pictogram(Sketch::allColours)
    val AnyCards = Pictogram(Sketch::anyCards)
    val BlankCard = Pictogram(Sketch::blankCard)
    val TopCard = Pictogram(Sketch::topCard)
    val Active = Pictogram(Sketch::pawn)
    val NotActive =
        Pictogram {
            pawn()
            strikeOut()
        }
    val NotTheLeader =
        Pictogram {
            crown()
            strikeOut()
        }
    val LacksColour =
        Pictogram {
            cardOfColour()
            strikeOut()
        }
    val OwnsColour =
        Pictogram {
            cardOfColour()
            tick()
        }
    val NoSuchCardYet =
        Pictogram {
            keepOff()
            strikeOut()
        }
}

/** A card with the shape of its colour. */
private fun Sketch.cardOfColour() {
    fill(littleCard(0f, 0f, 2f))
    fill(colour.shape.path(Offset.Zero, 0.46f), field)
}

/** Any colour, but the same on all of them. */
private fun Sketch.cardOfOneColour() {
    fill(littleCard(0f, 0f, 2f))
    line(polyline(-0.34f, -0.2f, 0.34f, -0.2f), 0.2f, field)
    line(polyline(-0.34f, 0.2f, 0.34f, 0.2f), 0.2f, field)
}

/** The shapes of the four colours. */
private fun Sketch.allColours() {
    fill(CardColour.Red.shape.path(Offset(-0.52f, -0.52f), 0.42f))
    fill(CardColour.Green.shape.path(Offset(0.52f, -0.52f), 0.42f))
    fill(CardColour.Blue.shape.path(Offset(-0.52f, 0.52f), 0.42f))
    fill(CardColour.Purple.shape.path(Offset(0.52f, 0.52f), 0.42f))
}

/** Cards, whatever they are. */
private fun Sketch.anyCards() {
    line(littleCard(-0.3f, -0.14f, 1.5f), 0.14f)
    line(littleCard(0.28f, 0.14f, 1.6f), 0.2f, field)
    fill(littleCard(0.28f, 0.14f, 1.6f))
}

/** A card without a text. */
private fun Sketch.blankCard() = line(littleCard(0f, 0f, 1.8f))

/** The uppermost of a pile. */
private fun Sketch.topCard() {
    for (y in listOf(0.72f, 0.3f)) line(lozenge(y), 0.14f)
    line(lozenge(-0.36f), 0.3f, field)
    fill(lozenge(-0.36f))
}

private fun lozenge(y: Float) = polygon(-0.9f, y, 0f, y - 0.44f, 0.9f, y, 0f, y + 0.44f)

/** The player who forms the piles. */
private fun Sketch.pawn() {
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
private fun Sketch.crown() {
    val points = floatArrayOf(-0.95f, -0.5f, -0.42f, 0f, 0f, -0.8f, 0.42f, 0f, 0.95f, -0.5f)
    fill(polygon(*points, 0.72f, 0.75f, -0.72f, 0.75f))
}

/** A card that says who may pick it. */
private fun Sketch.keepOff() {
    fill(littleCard(0f, 0f, 2f))
    fill(lettering("!", Offset.Zero, 1.1f, 1f), field)
}

/** This one, yes. */
private fun Sketch.tick() {
    val tick = polyline(0f, 0.3f, 0.36f, 0.72f, 1f, -0.3f)
    line(tick, 0.56f, field)
    line(tick, 0.26f)
}
