package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/**
 * What is no choice is not asked: a pile of two becomes two piles, and whoever may point at nothing
 * but the empty table does. Both follow from what lies open, so they tell nobody anything.
 */
@Composable
internal fun ByItself(parts: Parts) {
    val table = parts.table
    val isWaiting = parts.revealed == null && table.ui !is TableUi.Over
    LaunchedEffect(table.frame.id(), table.frame.ply(), isWaiting) {
        if (!isWaiting) return@LaunchedEffect
        val split = table.actor?.let { splitOfTwo(table.view) }.orEmpty()
        if (split.isNotEmpty()) table.playAll(split)
        withoutChoice(table)?.let { table.actions.play(it, PointAPileMoves.PICK_SPACE) }
    }
}

/** Each card that does not lie yet on a pile of its own, then those who want them point. */
private fun splitOfTwo(view: PointAPileView): List<PointAPileMove> =
    if (view.isSplitOfTwo) {
        view.toPut().map { PointAPileMoves.PUTS_NEW[it] } + PointAPileMoves.DONE
    } else {
        emptyList()
    }

/** The first person who has to point and can only do so at the empty table. */
private fun withoutChoice(table: PointAPileMoment): Seat? =
    table.view.takeIf { it.phase() == Phase.POINTING }?.let { view ->
        view.toPick().firstOrNull { !table.isBot(it) && view.hasOnlySpace(it) }
    }
