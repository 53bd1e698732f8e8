package app.traytable.ui.pointapile

import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Refusal
import app.traytable.rules.table.Seat

/**
 * Cards that are put one after another by one touch, and then those for which only one place is
 * left: nothing is asked that is no choice.
 *
 * @param chosen so many of the moves were asked for; the others follow from them
 * @param refused why the next one that was asked for cannot be made
 */
internal class Puts private constructor(
    val moves: List<PointAPileMove>,
    val chosen: Int,
    val refused: Refusal?,
) {
    companion object {
        /**
         * What would come of it; everything that is looked at lies open.
         *
         * @param isPartial what comes after a refused one is left, and no refusal told
         */
        fun tried(
            view: PointAPileView,
            seat: Seat,
            asked: List<PointAPileMove>,
            isPartial: Boolean = false,
        ): Puts {
            val made = mutableListOf<PointAPileMove>()
            var now = view
            for (move in asked) {
                val refused = now.refusal(seat, move)
                if (refused != null && isPartial) break
                if (refused != null) return Puts(made, made.size, refused)
                now = now.afterPutting(seat, move)
                made += move
            }
            val chosen = made.size
            while (now.toPut().isNotEmpty()) {
                val only = now.legalMoves(seat).singleOrNull() ?: break
                now = now.afterPutting(seat, only)
                made += only
            }
            return Puts(made, chosen, null)
        }
    }
}

/** The cards that still have to be put on piles, by their numbers. */
internal fun PointAPileView.toPut(): List<Int> = open().indices.filter(::isToPut)

/** Cards are put on piles, to begin with or of a contested one. */
internal val PointAPileView.isPutting: Boolean
    get() = phase() == Phase.FORMING || phase() == Phase.SPLITTING

/** The colours and cards that lie there leave this seat nothing but the empty table. */
internal fun PointAPileView.hasOnlySpace(seat: Seat): Boolean =
    piles().isNotEmpty() && piles().indices.none { mayPick(seat, it) }
