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

    /** Where the pile lay that is split now. */
    private var splitFrom = LEFT_OVER

    /** A finger has carried the card to its pile, so it need not fly there. */
    var isDropped = false

    fun notice(view: PointAPileView) {
        before = now
        now = view
        if (now.phase() == Phase.SPLITTING && before?.open() != now.open()) {
            val pile = before?.piles()?.indexOf(now.open()) ?: -1
            splitFrom = if (pile < 0) LEFT_OVER else pilePlace(pile)
        }
    }

    /** The cards that the last move sends to piles or to whoever forms them. All of them lie open. */
    fun flights(): List<Flight> {
        val carried = isDropped
        isDropped = false
        val before = before ?: return emptyList()
        return when {
            carried -> emptyList()
            before.isPutting && hasTheCardsOf(before) -> put(before)
            now.phase() == Phase.FORMING && before.round() != now.round() -> drawn()
            now.phase() == Phase.SPLITTING -> split()
            else -> emptyList()
        }
    }

    /** The same cards are being put, or all of them lie on piles already. */
    private fun hasTheCardsOf(before: PointAPileView): Boolean =
        if (now.isPutting) {
            before.open() == now.open()
        } else {
            before.open().sorted() == now.piles().flatten().sorted()
        }

    /** Those that have left the hand, each to the pile on which it lies now. */
    private fun put(before: PointAPileView): List<Flight> {
        val left = before.toPut().filterNot(now::isToPut).toMutableList()
        val flights = mutableListOf<Flight>()
        now.piles().forEachIndexed { pile, cards ->
            val lay = before.piles().getOrNull(pile)?.size ?: 0
            cards.drop(lay).forEach { card ->
                val open = left.firstOrNull { before.open()[it] == card } ?: return@forEach
                left -= open
                flights +=
                    Flight(
                        inHand(openKey(open)),
                        pilePlace(pile),
                        pointAPileFace(card),
                        after = flights.size * STEP,
                    )
            }
        }
        return flights
    }

    private fun drawn() =
        now.open().indices.map {
            Flight(DECK, inHand(openKey(it)), face(it), before = null, after = it * STEP)
        }

    private fun split() =
        now.open().indices.map {
            Flight(splitFrom, inHand(openKey(it)), face(it), after = it * STEP)
        }

    private fun face(open: Int) = pointAPileFace(now.open()[open])

    private companion object {
        const val STEP = 60
    }
}
