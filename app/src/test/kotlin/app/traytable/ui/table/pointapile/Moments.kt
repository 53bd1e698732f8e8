package app.traytable.ui.table.pointapile

import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileState
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableMoment

internal typealias Moment = TableMoment<PointAPileState, PointAPileMove, PointAPileView>

private val NAMES = listOf("Anna", "Benjamin", "Chloé", "Deniz", "Edda", "Friedrich", "Gül", "Henk")

internal fun moment(
    seats: Int,
    seed: Long,
    vararg options: String,
    bots: Set<Int> = emptySet(),
): Moment {
    val players =
        NAMES.take(seats).mapIndexed { seat, name ->
            if (seat in bots) Player.bot(name, Level.NORMAL) else Player.person(name)
        }
    return TableMoment(PointAPile(), players, seed, options.toList())
}

/** The piles of this round lie, and nobody has pointed. */
internal fun Moment.toPointing(round: Int): Moment =
    until {
        it.round() == round && it.phase() == Phase.POINTING && it.toPick().size() == it.seats()
    }

/** So many cards of this round lie on piles. */
internal fun Moment.toForming(
    round: Int,
    put: Int,
): Moment =
    until { view ->
        view.round() == round && view.phase() == Phase.FORMING &&
            view.open().indices.count { !view.isToPut(it) } == put
    }

/** Somebody has to split a pile. */
internal fun Moment.toSplitting(): Moment =
    until { it.phase() == Phase.SPLITTING && it.piles().isEmpty() }

/** All but the last one point at something they may point at. */
internal fun Moment.allButOnePoint(): Moment =
    apply { while (toAct.size > 1) playByLot() }

internal fun seat(index: Int): Seat = Seat.of(index)
