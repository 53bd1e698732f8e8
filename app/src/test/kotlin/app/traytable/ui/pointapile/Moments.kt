package app.traytable.ui.pointapile

import app.traytable.room.Scene
import app.traytable.room.Turn
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.pointapile.bots.PointAPileReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.seenBy

internal typealias Moment =
    TableMoment<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason>

internal typealias Played = Match<*, PointAPileMove, PointAPileView, PointAPileEvent>

private val NAMES =
    listOf("Anna", "Benjamin", "Chloé", "Deniz", "Edda", "Friedrich", "Gül", "Henk")

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
    return TableMoment(PointAPileRoom, players, seed, options.toList())
}

/** The piles of this round lie, and nobody has pointed. */
internal fun isPointing(
    view: PointAPileView,
    round: Int,
) = view.round() == round &&
    view.phase() == Phase.POINTING &&
    view.toPick().size() == view.seats()

/** So many cards of this round lie on piles. */
internal fun isForming(
    view: PointAPileView,
    round: Int,
    put: Int,
) = view.round() == round &&
    view.phase() == Phase.FORMING &&
    view.open().indices.count { !view.isToPut(it) } == put

/** Somebody has to split a pile. */
internal fun isSplitting(view: PointAPileView) =
    view.phase() == Phase.SPLITTING && view.piles().isEmpty() && view.waiting().isNotEmpty()

/** All but the last one point at something they may point at. */
internal fun Moment.allButOnePoint(): Moment = apply { while (toAct.size > 1) playByLot() }

/** What a table shows to this seat that has to act, or to all who look at it. */
internal fun Moment.scene(viewer: Seat?): PointAPileScene {
    val acting = if (viewer == null) toAct else listOf(viewer)
    val latest = generateSequence<Played>(match) { it.before() }.take(4).toList().reversed()
    return Scene(
        PointAPileRoom,
        match.seenBy(viewer),
        acting.map { Turn(it, moves(it)) },
        latest.flatMap { it.lastEvents(viewer) },
        match.lastEvents(viewer),
    )
}

/** The first match by seed that comes to such a moment before it ends. */
internal fun firstMatch(
    start: (seed: Long) -> Moment,
    reached: (PointAPileView) -> Boolean,
): Moment =
    generateSequence(1L) { it + 1 }
        .map(start)
        .first { it.until { view -> view.isOver || reached(view) }.table.run(reached) }

/** The first card that still has to be put. */
internal fun Moment.toPut(): Int = table.open().indices.first(table::isToPut)

internal fun seat(index: Int): Seat = Seat.of(index)

internal fun forming(
    seats: Int,
    round: Int,
    put: Int,
    vararg options: String,
    bots: Set<Int> = emptySet(),
) = firstMatch({ moment(seats, it, *options, bots = bots) }) { isForming(it, round, put) }

internal fun pointing(
    seats: Int,
    round: Int,
    vararg options: String,
) = firstMatch({ moment(seats, it, *options) }) { isPointing(it, round) }

/** Nobody watches but bots, and the last of them has to point. */
internal fun allBots(): Moment =
    firstMatch({ moment(5, it, bots = (0..4).toSet()) }) { isPointing(it, 2) }.allButOnePoint()

/** Somebody who may point at some piles, but not at all. */
internal fun barred(): Triple<Moment, Seat, Int> {
    val moment =
        firstMatch({ moment(4, it) }) { isPointing(it, 3) && someoneBarred(it) != null }
    val seat = checkNotNull(someoneBarred(moment.table))
    val allowed = moment.table.run { piles().indices.first { mayPick(seat, it) } }
    return Triple(moment, seat, allowed)
}

private fun someoneBarred(view: PointAPileView): Seat? =
    (0 until view.seats()).map(::seat).firstOrNull { seat ->
        val reasons = view.piles().indices.map { view.refusal(seat, it) }
        null in reasons && PointAPileRefusal.SAME_COLOUR in reasons
    }
