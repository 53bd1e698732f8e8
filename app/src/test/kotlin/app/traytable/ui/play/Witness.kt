package app.traytable.ui.play

import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.ShownMoment

/**
 * Somebody who sits at the table, reads the journal and sees who takes the phone, but not what the
 * app makes of it. So they know whose eyes a screen may be for.
 *
 * @param journal the match with this number as it is on disk
 */
class Witness(
    private val journal: (Long) -> Match<*, *, *>,
) {
    private val matches = mutableMapOf<Int, Match<*, *, *>>()
    private val granted = mutableSetOf<ShownMoment>()
    private var id = 0L
    private var now: Match<*, *, *>? = null
    private var holder: Seat? = null
    private var alone: Seat? = null
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
        if (now?.plies() == frame.ply()) return
        val match = journal(id)
        now = match
        matches[match.plies()] = match
        alone = null
        // Whoever has no more to do gives the phone away.
        if (holder?.let { match.acts(it) } == false) holder = null
        grant()
    }

    /** "I am ...", or a call of one who wants to react. */
    @Synchronized
    fun takes(seat: Seat) {
        if (now?.isOpen() == true) {
            alone = seat
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
    }

    @Synchronized
    fun seat(name: String): Seat? =
        now
            ?.players()
            ?.indexOfFirst { it.name() == name }
            ?.takeIf { it >= 0 }
            ?.let(Seat::of)

    private fun grant() {
        val match = now ?: return
        val eyes = if (match.isOpen()) alone else holder
        eyes?.let { granted += ShownMoment(id, match.plies(), it) }
    }

    private fun forget() {
        matches.clear()
        granted.clear()
        now = null
        holder = null
        alone = null
    }

    /** Nothing moves any more: what was there a moment ago is over. */
    @Synchronized
    fun rests() {
        granted.clear()
        grant()
        rest = now?.plies() ?: 0
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
            atRest && match !== now -> "$shown, but ${now?.plies()} moves have been made"
            match.isOver() || shown.viewer == null || shown in granted -> null
            else -> "$shown, but the phone is held by $holder, and $alone looks alone"
        }
    }

    @Synchronized
    fun match(shown: ShownMoment): Match<*, *, *> = matches.getValue(shown.ply)

    /** All moments since the last rest, up to this one. */
    @Synchronized
    fun since(shown: ShownMoment): List<Match<*, *, *>> =
        (shown.ply - 1 downTo rest).mapNotNull(matches::get)
}

private fun <S : Any> Match<S, *, *>.acts(seat: Seat) = game().toAct(state()).contains(seat)

private fun <S : Any> Match<S, *, *>.isOver() = game().toAct(state()).isEmpty

/** Several people may look at the phone together, because nobody could learn anything. */
private fun <S : Any, M : Move, V : Any> Match<S, M, V>.isOpen(): Boolean =
    when (val table: Any = game().table(state())) {
        is QwintoView -> table.call() != null
        is PointAPileView -> table.phase() != Phase.POINTING
        else -> setup().game() == "noidea"
    }
