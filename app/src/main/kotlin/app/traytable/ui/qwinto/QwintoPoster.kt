package app.traytable.ui.qwinto

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.lettering
import app.traytable.ui.home.Poster
import app.traytable.ui.home.PosterCard

private const val CARD = 49f
private const val GAP = 7f

private val Ink = Color(0xFF241A10)

/** The square, and a sum of three of its cards. */
internal val QwintoPoster =
    Poster(
        Color(0xFF8C3F1E),
        listOf(
            CardFace(CardColour.Purple, "6"),
            CardFace(CardColour.Yellow, "5"),
            CardFace(CardColour.Orange, "3"),
            CardFace(CardColour.Gray, "4"),
        ).mapIndexed { place, face ->
            PosterCard(
                face,
                (Poster.WIDTH - GAP) / 2 - CARD + place % 2 * (CARD + GAP),
                4f + place / 2 * (CARD * CARD_RATIO + GAP),
                CARD,
            )
        },
    ) { drawSum() }

private fun DrawScope.drawSum() {
    val middle = Offset(Poster.WIDTH / 2, 4f + CARD * CARD_RATIO + GAP / 2)
    drawCircle(Color(0xFFFFFCF5), 30f, middle)
    drawCircle(Ink, 30f, middle, style = Stroke(1.4f))
    drawCircle(Color(0xFFFFD266), 26f, middle, style = Stroke(4f))
    drawPath(lettering("14", middle, 22f, 40f), Ink)
}
