package app.traytable.ui.pointapile

import androidx.compose.ui.Modifier
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Flight

/** The table as it was before the last move, to tell which cards have moved. */
internal class Seen(
    private var now: PointAPileView,
) {
    private var before: PointAPileView? = null

    /** A finger has carried the card to its pile, so it need not fly there. */
    var isDropped = false

    fun notice(view: PointAPileView) {
        before = now
        now = view
    }

    /** The cards that the last move sends over the table. All of them lie open. */
    fun flights(): List<Flight> {
        val carried = isDropped
        isDropped = false
        val before = before ?: return emptyList()
        return when {
            carried -> emptyList()
            isPutting(before) && isPutting(now) && before.open() == now.open() -> put(before)
            now.phase() == Phase.FORMING && before.round() != now.round() -> drawn()
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
            .map { flight(openPlace(it), pilePlace(pile ?: 0), now.open()[it]) }
    }

    private fun drawn() =
        now.open().mapIndexed { index, card -> flight(DECK, openPlace(index), card) }

    private fun flight(
        from: String,
        to: String,
        card: Byte,
    ) = Flight(from, to) { modifier: Modifier -> Card(pointAPileFace(card), modifier) }
}
