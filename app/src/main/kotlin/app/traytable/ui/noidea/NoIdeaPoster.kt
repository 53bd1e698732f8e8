package app.traytable.ui.noidea

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.lettering
import app.traytable.ui.home.Poster
import app.traytable.ui.home.PosterCard

private const val CARD = 44f
private const val GAP = 6f

/** A layout of which one card is known, for the moment. */
internal val NoIdeaPoster =
    Poster(
        Color(0xFF5B3A66),
        (0 until 6).filter { it != 1 }.map(::back) +
            PosterCard(CardFace(CardColour.Purple, "3"), 60f, 4f, 72f, turn = 8f),
    ) { drawQuestion() }

private fun back(place: Int) =
    PosterCard(
        null,
        Poster.WIDTH / 2 - (3 * CARD + 2 * GAP) / 2 + place % 3 * (CARD + GAP),
        16f + place / 3 * (CARD * CARD_RATIO + GAP),
        CARD,
    )

private fun DrawScope.drawQuestion() {
    val middle = Offset(20f, 124f)
    rotate(-14f, middle) { drawPath(lettering("?", middle, 44f, 44f), Color(0xFFFFD266)) }
}
