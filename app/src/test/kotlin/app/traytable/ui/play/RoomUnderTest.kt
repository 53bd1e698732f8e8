package app.traytable.ui.play

import android.content.res.Resources
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Journal
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.seenBy
import app.traytable.ui.words.Speech

/**
 * What those who watch for leaks have to know of a game beyond its room: which cards lie open to
 * whom. They take it from the rules, whose contract says that views are right, never from the app.
 */
interface RoomUnderTest<M : Move, V : Any, E : Event, H : Any> {
    val room: GameRoom<M, V, E, H>

    /** What makes a match short, and shows all there is to be hidden. */
    val options: Map<String, String> get() = emptyMap()

    /** Whether there is something to be looked at alone, at a table that all look at. */
    val hasPeeks: Boolean get() = false

    /** The sealed type of all that may happen. */
    val events: Class<E>

    /** At least one event of every kind, and how it sounds with Anna, Ben and Carla. */
    val samples: List<Sample<E>>

    /** What a card is called: in a sentence, and as it reads itself out; nothing for no card. */
    fun names(
        card: Byte,
        resources: Resources,
    ): List<String>

    /**
     * The cards that the viewer of this view may see anywhere on the table.
     *
     * @param happened in the last move
     * @param last what happened in the last moves
     */
    fun openCards(
        view: V,
        happened: List<E>,
        last: List<E>,
    ): List<Byte>

    /** The cards that may be seen at a place of its own, whatever may be seen elsewhere. */
    fun cardsAt(
        place: String,
        view: V,
        happened: List<E>,
    ): List<Byte> = throw IllegalArgumentException("$place is no place of ${room.info.id()}")

    /** The part of a text that is no card and may not be read by this viewer; null if all may. */
    fun secretIn(
        text: String,
        view: V,
        viewer: Seat?,
        resources: Resources,
    ): String? = null
}

/** Something that may happen, and how it sounds in both languages. */
class Sample<E : Event>(
    val event: E,
    val english: String,
    val german: String,
)

/** A match together with what has to be known of its game. */
class MatchUnderTest<M : Move, V : Any, E : Event, H : Any>(
    val game: RoomUnderTest<M, V, E, H>,
    val match: Match<*, M, V, E>,
) {
    fun known(
        viewer: Seat?,
        resources: Resources,
        book: NameBook,
    ) = Known(game, match, viewer, resources, book)
}

fun <M : Move, V : Any, E : Event, H : Any> RoomUnderTest<M, V, E, H>.replay(journal: Journal) =
    MatchUnderTest(this, Match.replay(room.playable.game(), journal))

/** What one viewer may know of one moment of a match. */
class Known<M : Move, V : Any, E : Event, H : Any>(
    private val game: RoomUnderTest<M, V, E, H>,
    match: Match<*, M, V, E>,
    private val viewer: Seat?,
    private val resources: Resources,
    private val book: NameBook,
) {
    private val view = match.seenBy(viewer)
    private val happened = match.lastEvents(viewer)

    /** Everything that happened in the last moves, the oldest of it as it is told afterwards. */
    private val last =
        generateSequence<Match<*, M, V, E>>(match) { it.before() }.take(TOLD).toList().flatMap {
            val events = it.lastEvents(viewer)
            if (it === match) events else events.map(match.game()::afterwards)
        }

    private val told: Set<String> =
        game.room.words(Speech(resources, match.players().map { it.name() })).let { words ->
            last.map(words::event).toSet()
        }
    private val names =
        book.names(game.openCards(view, happened, last).filter { it >= 0 }).toSet()
    private val fine = mutableSetOf<Spoken>()

    fun unknownIn(spoken: Spoken): String? {
        if (spoken in fine) return null
        val place = spoken.spot
        val unknown = if (place == null) unknownIn(spoken.text) else unknownAt(place, spoken.text)
        if (unknown == null) fine += spoken
        return unknown
    }

    private fun unknownIn(text: String): String? {
        if (text in told) return null
        val mentioned = book.mentioned(text)
        val card = mentioned.takeUnless(names::containsAll)?.let { book.others(text, names + told) }
        return card ?: game.secretIn(text, view, viewer, resources)
    }

    private fun unknownAt(
        place: String,
        text: String,
    ): String? {
        val there = game.cardsAt(place, view, happened).filter { it >= 0 }
        return book.others(text, book.names(there).toSet())
    }

    private companion object {
        /** So many moves are told on the table. */
        const val TOLD = 4
    }
}
