package app.traytable.ui.table.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileCards.Touch
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberKept

/** A secret finger: the first tap aims, the second one points, so a slip does no harm. */
internal class Aim(
    moves: List<Move>,
    target: MutableState<Int?>,
    private val play: (Move) -> Unit,
) {
    private val moves = moves.toSet()

    /** A pile, or [SPACE]. */
    var target by target

    val isOn = PointAPileMove.PICK_SPACE in this.moves

    val mayPoint: Boolean get() = target?.let(::mayPointAt) == true

    fun mayPointAt(target: Int): Boolean = move(target) in moves

    /** Aims at it, or points if it is aimed at already. */
    fun tap(tapped: Int) = if (target == tapped) point() else target = tapped

    fun point() {
        target?.let(::move)?.takeIf { it in moves }?.let(play)
    }

    private fun move(target: Int) =
        if (target == SPACE) PointAPileMove.PICK_SPACE else PointAPileMove.PICKS[target]

    companion object {
        const val SPACE = PointAPileView.SPACE.toInt()
    }
}

@Composable
internal fun rememberAim(
    view: PointAPileView,
    table: Table,
): Aim {
    // Bots may point meanwhile, so the ply is no key: the piles are.
    val target =
        rememberKept<Int?>(table.frame.id(), table.viewer, view.round(), view.piles()) { null }
    return remember(target, table.moves, table.actions) { Aim(table.moves, target, table::play) }
}

/** The key of the reason why this seat may not point at this pile; null if it may. */
internal fun PointAPileView.barrier(
    seat: Seat,
    pile: Int,
): String? {
    val top = piles()[pile].last()
    val own = scorePile(seat).lastOrNull()
    return when {
        mayPick(seat, pile) -> null
        own != null && PointAPileCards.colour(own) == PointAPileCards.colour(top) -> "same-colour"
        else -> TOUCH_BARRIERS[PointAPileCards.touch(top)]
    }
}

private val TOUCH_BARRIERS =
    mapOf(
        Touch.ACTIVE_ONLY to "touch-active-only",
        Touch.NOT_ACTIVE to "touch-not-active",
        Touch.NOT_THE_LEADER to "touch-not-leader",
        Touch.FEWER_THAN_FIVE_CARDS to "touch-under-5",
        Touch.MORE_THAN_FIVE_CARDS to "touch-over-5",
        Touch.LACKS_ITS_COLOUR to "touch-lacks-colour",
        Touch.OWNS_ITS_COLOUR to "touch-owns-colour",
        Touch.NO_SUCH_CARD_YET to "touch-first-one",
    )
