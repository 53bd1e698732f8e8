package app.traytable.ui.home

import androidx.annotation.StringRes
import app.traytable.R
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace

/** How a game of the registry presents itself: words, maker and three of its cards. */
class GameOnTheShelf(
    @param:StringRes val name: Int,
    @param:StringRes val line: Int,
    @param:StringRes val about: Int,
    val publisher: String,
    val emblem: List<CardFace?>,
)

fun onTheShelf(id: String): GameOnTheShelf =
    when (id) {
        "noidea" -> noIdea
        "qwinto" -> qwinto
        "pointapile" -> pointAPile
        "solo" -> solo
        else -> throw IllegalArgumentException("No place on the shelf for $id")
    }

private val noIdea =
    GameOnTheShelf(
        R.string.noidea_name,
        R.string.noidea_line,
        R.string.noidea_about,
        "NSV",
        listOf(null, CardFace(CardColour.Purple, "3"), null),
    )

private val qwinto =
    GameOnTheShelf(
        R.string.qwinto_name,
        R.string.qwinto_line,
        R.string.qwinto_about,
        "NSV",
        listOf(
            CardFace(CardColour.Orange, "4"),
            CardFace(CardColour.Yellow, "6"),
            CardFace(CardColour.Gray, "−2"),
        ),
    )

private val pointAPile =
    GameOnTheShelf(
        R.string.pointapile_name,
        R.string.pointapile_line,
        R.string.pointapile_about,
        "Pandaqi",
        listOf(
            CardFace(CardColour.Red),
            CardFace(CardColour.Blue),
            CardFace(CardColour.Green, "+1"),
        ),
    )

private val solo =
    GameOnTheShelf(
        R.string.solo_name,
        R.string.solo_line,
        R.string.solo_about,
        "AMIGO",
        listOf(
            CardFace(CardColour.Green, "7"),
            CardFace(CardColour.Red, "7"),
            CardFace(CardColour.Yellow, "7"),
        ),
    )
