package app.traytable.ui.pointapile

import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.inHand

/** The table as it was before the last move, to tell which cards have moved. */
internal class PileFlights(
    private var now: PointAPileView,
) {
    private var before: PointAPileView? = null

    /** A finger has carried the card to its pile, so it need not fly there. */
    var isDropped = false

    fun notice(view: PointAPileView) {
        before = now
        now = view
    }

    /** The cards that the last move sends to piles or to whoever forms them. All of them lie open. */
    fun flights(): List<Flight> {
        val carried = isDropped
        isDropped = false
        val before = before ?: return emptyList()
        return when {
            carried -> emptyList()
            isPutting(before) && isPutting(now) && before.open() == now.open() -> put(before)
            now.phase() == Phase.FORMING && before.round() != now.round() -> drawn()
            now.phase() == Phase.SPLITTING -> split(before)
            else -> emptyList()
        }
    }

    private fun isPutting(view: PointAPileView) =
        view.phase() == Phase.FORMING || view.phase() == Phase.SPLITTING

    private fun put(before: PointAPileView): List<Flight> {
        val sizes = before.piles().map { it.size }
        val pile = now.piles().indices.firstOrNull { now.piles()[it].size != sizes.getOrNull(it) }
        return now
            .open()
            .indices
            .filter { before.isToPut(it) && !now.isToPut(it) && pile != null }
            .map { Flight(inHand(openKey(it)), pilePlace(pile ?: 0), face(it)) }
    }

    private fun drawn() =
        now.open().indices.map {
            Flight(DECK, inHand(openKey(it)), face(it), before = null, after = it * STEP)
        }

    private fun split(before: PointAPileView): List<Flight> {
        val pile = before.piles().indexOf(now.open())
        val from = if (pile < 0) LEFT_OVER else pilePlace(pile)
        return now.open().indices.map {
            Flight(from, inHand(openKey(it)), face(it), after = it * STEP)
        }
    }

    private fun face(open: Int) = pointAPileFace(now.open()[open])

    private companion object {
        const val STEP = 60
    }
}
