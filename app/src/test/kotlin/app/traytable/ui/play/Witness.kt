package app.traytable.ui.play

import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.ShownMoment

/**
 * Somebody who sits at the table, reads the journal and sees who takes the phone, but not what the
 * app makes of it. So they know whose eyes a screen may be for.
 *
 * @param journal the match with this number as it is on disk
 */
class Witness(
    private val journal: (Long) -> MatchUnderTest<*, *, *, *>,
) {
    private val matches = mutableMapOf<Int, MatchUnderTest<*, *, *, *>>()
    private val granted = mutableSetOf<ShownMoment>()
    private var id = 0L
    private var now: MatchUnderTest<*, *, *, *>? = null
    private var holder: Seat? = null
    private var alone: Seat? = null
    private var claimant: Seat? = null
    private var rest = 0

    /** How often somebody looked alone at an open table. */
    var peeks = 0
        private set

    /** The app shows another moment, whatever it shows of it: the move is on disk. */
    @Synchronized
    fun published(ui: TableUi) {
        val frame = (ui as? TableUi.Laid)?.frame() ?: return
        if (frame.id() != id) {
            forget()
            id = frame.id()
            rest = frame.ply()
        }
        if (now?.match?.plies() == frame.ply()) return
        val match = journal(id)
        now = match
        matches[match.match.plies()] = match
        alone = null
        // Whoever has no more to do gives the phone away.
        if (holder?.let { match.match.toAct().contains(it) } == false) holder = null
        // Whoever said so as the open table ended holds it now.
        if (!match.match.isOpen) {
            holder = claimant?.takeIf { match.match.toAct().contains(it) } ?: holder
            claimant = null
        }
        grant()
    }

    /** "I am ...", or a call of one who wants to react. */
    @Synchronized
    fun takes(seat: Seat) {
        if (now?.match?.isOpen == true) {
            alone = seat
            claimant = seat
            peeks++
        } else {
            holder = seat
        }
        grant()
    }

    @Synchronized
    fun passesOn() {
        holder = null
    }

    /** Whoever looked alone has put it away. */
    @Synchronized
    fun looksTogether() {
        alone = null
        claimant = null
    }

    @Synchronized
    fun seat(name: String): Seat? =
        now
            ?.match
            ?.players()
            ?.indexOfFirst { it.name() == name }
            ?.takeIf { it >= 0 }
            ?.let(Seat::of)

    private fun grant() {
        val match = now ?: return
        val eyes = if (match.match.isOpen) alone else holder
        eyes?.let { granted += ShownMoment(id, match.match.plies(), it) }
    }

    private fun forget() {
        matches.clear()
        granted.clear()
        now = null
        holder = null
        alone = null
        claimant = null
    }

    /** Nothing moves any more: what was there a moment ago is over. */
    @Synchronized
    fun rests() {
        granted.clear()
        grant()
        rest = now?.match?.plies() ?: 0
    }

    /** Why this moment may not be on the screen; null if it may. */
    @Synchronized
    fun objection(
        shown: ShownMoment,
        atRest: Boolean,
    ): String? {
        val match = matches[shown.ply]
        return when {
            shown.match != id || match == null -> "$shown is not a moment of match $id"
            atRest && match !== now -> "$shown, but ${now?.match?.plies()} moves have been made"
            match.match.toAct().isEmpty || shown.viewer == null || shown in granted -> null
            else -> "$shown, but the phone is held by $holder, and $alone looks alone"
        }
    }

    @Synchronized
    fun match(shown: ShownMoment): MatchUnderTest<*, *, *, *> = matches.getValue(shown.ply)

    /** All moments since the last rest, up to this one. */
    @Synchronized
    fun since(shown: ShownMoment): List<MatchUnderTest<*, *, *, *>> =
        (shown.ply - 1 downTo rest).mapNotNull(matches::get)
}
