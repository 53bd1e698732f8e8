package app.traytable.ui

/** Where in the app one is. Its text form is what survives process death. */
sealed interface Place {
    data object Home : Place

    data object Settings : Place

    data object About : Place

    data class Game(
        val id: String,
    ) : Place
}

fun Place.asText(): String = if (this is Place.Game) "game $id" else toString()

fun placeOf(text: String): Place =
    listOf(Place.Home, Place.Settings, Place.About).firstOrNull { it.toString() == text }
        ?: Place.Game(text.removePrefix("game "))
