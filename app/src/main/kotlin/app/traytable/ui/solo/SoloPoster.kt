package app.traytable.ui.solo

import androidx.compose.ui.graphics.Color
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.home.Poster

/** One number in four colours. */
internal val SoloPoster =
    Poster.fanned(
        listOf(CardColour.Green, CardColour.Blue, CardColour.Red, CardColour.Yellow)
            .map { CardFace(it, "7") },
        Color(0xFF6E1F2A),
    )
