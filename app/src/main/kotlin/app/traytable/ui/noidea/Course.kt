package app.traytable.ui.noidea

import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Flight

/** A card is turned where it lies, so long, and then it flies. */
internal const val TURN_MILLIS = 160

/**
 * The cards that move one after the other, and what lies meanwhile on the places they leave and
 * come to: the table itself already shows how all of it ends.
 *
 * @param lay what lay on a place before; null where nothing did
 */
internal class Course(
    private val lay: (place: String) -> Lain?,
) {
    private val flights = mutableListOf<Flight>()
    private val changes = mutableMapOf<String, MutableList<Change>>()

    /** Where the next card takes off, in milliseconds after the move. */
    var time = 0

    private class Change(
        val at: Int,
        val lies: Lain?,
    )

    /** A card goes from one place to the other, and nothing more happens until it is there. */
    fun move(
        from: String,
        to: String,
        face: CardFace?,
        before: CardFace? = face,
        millis: Int = Flight.MILLIS,
    ) {
        change(from, time, null)
        if (before != face) {
            flights += Flight(from, from, face, before, time, TURN_MILLIS)
            time += TURN_MILLIS
        }
        fly(from, to, face, millis)
        time += millis
    }

    /** The next card may take off while this one is in the air. */
    fun moveMeanwhile(
        from: String,
        to: String,
        face: CardFace?,
    ) {
        change(from, time, null)
        fly(from, to, face, Flight.MILLIS)
    }

    private fun fly(
        from: String,
        to: String,
        face: CardFace?,
        millis: Int,
    ) {
        flights += Flight(from, to, face, after = time, millis = millis)
        change(to, time + millis, Lain(face))
    }

    private fun change(
        place: String,
        at: Int,
        lies: Lain?,
    ) {
        if (place in SOURCES || isPiece(place)) return
        changes.getOrPut(place) { mutableListOf(Change(0, lay(place))) } += Change(at, lies)
    }

    /** What rests lies below what flies. */
    fun flights(): List<Flight> = changes.flatMap { (place, all) -> rests(place, all) } + flights

    private fun rests(
        place: String,
        all: List<Change>,
    ) = all.zipWithNext().mapNotNull { (change, next) ->
        val lies = change.lies
        if (lies == null || next.at == change.at) return@mapNotNull null
        Flight(place, place, lies.face, after = change.at, millis = next.at - change.at)
    }

    /** A card that lies somewhere, face up or down. */
    class Lain(
        val face: CardFace?,
    )

    private companion object {
        /** There is always one more card. */
        val SOURCES = setOf(DRAW_PILE, TROPHIES, AWAY)

        /** What has been won lies there below what comes. */
        fun isPiece(place: String) = place.startsWith("piece") || place.startsWith(WON)
    }
}
