package app.traytable.ui

import java.net.URLDecoder
import java.net.URLEncoder

/** Where in the app one is. Its text form is what survives process death. */
sealed interface Place {
    data object Home : Place

    data object Settings : Place

    data object About : Place

    /** Where matches come from another phone and go to one. */
    data object Parcels : Place

    data class Game(
        val id: String,
    ) : Place

    /** A new match, laid like an earlier one; like the latest of its game if that is 0. */
    data class NewMatch(
        val game: String,
        val like: Long = 0,
    ) : Place

    /** A deal by its code, of which so much is known already. */
    data class Deal(
        val code: String = "",
    ) : Place

    data class Table(
        val match: Long,
    ) : Place

    /** A match that is looked back at. */
    data class Replay(
        val match: Long,
    ) : Place

    /** A lesson of a game ("chess/first"). */
    data class Lesson(
        val id: String,
    ) : Place

    /** Of one person, or of whoever was looked at last. */
    data class Statistics(
        val person: String? = null,
    ) : Place

    /** What was played: all of it, or only of a game or with somebody. */
    data class History(
        val game: String? = null,
        val person: String? = null,
    ) : Place

    /** One match that is over. */
    data class Played(
        val match: Long,
    ) : Place

    /** All rules, those of a game ("chess") or one chapter of them ("chess/turn"). */
    data class Help(
        val open: String? = null,
    ) : Place
}

/** Those of which there is only one. */
private val PLAIN = listOf(Place.Home, Place.Settings, Place.About, Place.Parcels)

fun Place.asText(): String =
    when (this) {
        Place.Home, Place.Settings, Place.About, Place.Parcels -> toString()
        is Place.Game -> "game $id"
        is Place.NewMatch -> "new $game $like"
        is Place.Deal -> "deal $code"
        is Place.Table -> "table $match"
        is Place.Replay -> "replay $match"
        is Place.Lesson -> "lesson $id"
        is Place.Statistics -> listOfNotNull("statistics", person).joinToString(" ")
        is Place.History -> "history ${written(game)} ${written(person)}"
        is Place.Played -> "played $match"
        is Place.Help -> listOfNotNull("help", open).joinToString(" ")
    }

fun placeOf(text: String): Place {
    val words = text.split(' ')
    return when (words.first()) {
        "game" -> Place.Game(words[1])

        "new" -> Place.NewMatch(words[1], words[2].toLong())

        "deal" -> Place.Deal(text.substringAfter(' '))

        "table" -> Place.Table(words[1].toLong())

        "replay" -> Place.Replay(words[1].toLong())

        "lesson" -> Place.Lesson(words[1])

        // A name may have spaces.
        "statistics" -> Place.Statistics(text.substringAfter(' ', "").ifEmpty { null })

        "history" -> Place.History(read(words[1]), read(words[2]))

        "played" -> Place.Played(words[1].toLong())

        "help" -> Place.Help(words.getOrNull(1))

        else -> PLAIN.first { "$it" == text }
    }
}

/** One word, also of a name that has two; none for nobody. */
private fun written(name: String?): String = name?.let { URLEncoder.encode(it, UTF_8) }.orEmpty()

private fun read(word: String): String? =
    word
        .ifEmpty {
            null
        }?.let { URLDecoder.decode(it, UTF_8) }

private const val UTF_8 = "UTF-8"
