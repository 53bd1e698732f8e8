package app.traytable.ui.pointapile

import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.inHand

/** The table as it was before the last move, to tell which cards have moved. */
internal class PileFlights(
    private var now: PointAPileView,
    private val isBot: (Seat) -> Boolean = { false },
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
            isPutting(before) && isPutting(now) && before.open() == now.open() -> put(before)
            now.phase() == Phase.FORMING && before.round() != now.round() -> drawn()
            splitsItself(now) -> emptyList()
            splitsItself(before) && before.piles().isEmpty() -> splitOfTwo()
            now.phase() == Phase.SPLITTING -> split()
            else -> emptyList()
        }
    }

    private fun isPutting(view: PointAPileView) =
        view.phase() == Phase.FORMING || view.phase() == Phase.SPLITTING

    /** Those that have left the hand, each to the pile on which it lies now. */
    private fun put(before: PointAPileView): List<Flight> {
        val left = before.toPut().filterNot(now::isToPut).toMutableList()
        val flights = mutableListOf<Flight>()
        now.piles().forEachIndexed { pile, cards ->
            val lay = before.piles().getOrNull(pile)?.size ?: 0
            cards.drop(lay).forEach { card ->
                val open = left.firstOrNull { now.open()[it] == card } ?: return@forEach
                left -= open
                flights +=
                    Flight(
                        inHand(openKey(open)),
                        pilePlace(pile),
                        face(open),
                        after = flights.size * STEP,
                    )
            }
        }
        return flights
    }

    /** It has split by itself: its cards never were in a hand. */
    private fun splitOfTwo(): List<Flight> =
        now.piles().mapIndexed { pile, cards ->
            Flight(splitFrom, pilePlace(pile), pointAPileFace(cards.last()))
        }

    /** Bots take their cards in hand. */
    private fun splitsItself(view: PointAPileView) = view.isSplitOfTwo && !isBot(view.active())

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
