package app.traytable.ui.table.qwinto

import app.traytable.match.TableUi
import app.traytable.rules.qwinto.Qwinto
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoState
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableMoment
import kotlin.math.abs

typealias QwintoMoment = TableMoment<QwintoState, QwintoMove, QwintoView>

val ANNA: Seat = Seat.of(0)
val BEN: Seat = Seat.of(1)

val FAMILY =
    listOf(
        Player.person("Anna"),
        Player.person("Ben"),
        Player.person("Charlotte"),
        Player.bot("Dora", Level.EASY),
    )

fun qwinto(
    players: List<Player>,
    seed: Long,
): QwintoMoment = TableMoment(Qwinto(), players, seed)

val QwintoMoment.plies: Int get() = match.plies()

/** One of many matches, at the first moment to which sensible moves lead. */
fun momentOf(
    players: List<Player>,
    there: (QwintoMoment) -> Boolean,
): QwintoMoment =
    (1L..100L).firstNotNullOf { seed -> qwinto(players, seed).takeIf { it.reaches(there) } }

private fun QwintoMoment.reaches(there: (QwintoMoment) -> Boolean): Boolean {
    while (!there(this)) {
        if (toAct.isEmpty()) return false
        playSensibly()
    }
    return true
}

/** Numbers go about where they belong; whoever lays makes sure to have a field for it. */
private fun QwintoMoment.playSensibly() {
    val seat = toAct.first()
    val moves = moves(seat)
    val wanted = (table.call()?.sum() ?: 0) / 2 + seat.index() % 2
    val best =
        moves
            .filterIsInstance<QwintoMove.Enter>()
            .minByOrNull { abs(it.field() % QwintoFields.PER_ROW - wanted) }
            ?: moves.drop(plies % 5).firstOrNull { canEnterAfter(seat, it) }
    play(seat, (best ?: moves.first()).text())
}

fun QwintoMoment.canEnterAfter(
    seat: Seat,
    lay: QwintoMove,
): Boolean {
    val after = match.play(seat, lay)
    return after
        .game()
        .table(after.state())
        .openFields(seat)
        .isNotEmpty()
}

/** Anna may lay, and holds two cards of one value. */
val QwintoMoment.hasTwins: Boolean
    get() =
        toAct == listOf(ANNA) &&
            table.call() == null &&
            view(ANNA).hand().groupBy { QwintoCards.value(it) }.any { it.value.size == 2 }

/** Ben has called, everybody can answer, and there is something on the sheets already. */
fun called(): QwintoMoment =
    momentOf(FAMILY) {
        it.plies > 40 && it.table.current() == BEN && it.table.waiting().size() == 4
    }

/** Every person who still has to answer does so on one screen. */
fun QwintoMoment.answers(): TableUi.YourTurn {
    val people = toAct.filter { match.players()[it.index()].level() == null }
    return TableUi.YourTurn(frame(), people.map { TableUi.Turn(it, moves(it).toList()) })
}
