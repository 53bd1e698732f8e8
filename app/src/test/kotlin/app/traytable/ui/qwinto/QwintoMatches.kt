package app.traytable.ui.qwinto

import app.traytable.match.TableUi
import app.traytable.room.Scene
import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.seenBy
import kotlin.math.abs

typealias QwintoMatch = TableMoment<QwintoMove, QwintoView, QwintoEvent, QwintoReason>

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
): QwintoMatch = TableMoment(QwintoRoom, players, seed)

val QwintoMatch.plies: Int get() = match.plies()

/** As a journal writes it. */
fun QwintoMatch.text(move: QwintoMove): String = match.game().moves().text(move)

/** One of many matches, at the first moment to which sensible moves lead. */
fun momentOf(
    players: List<Player>,
    there: (QwintoMatch) -> Boolean,
): QwintoMatch =
    (1L..100L).firstNotNullOf { seed -> qwinto(players, seed).takeIf { it.reaches(there) } }

private fun QwintoMatch.reaches(there: (QwintoMatch) -> Boolean): Boolean {
    while (!there(this)) {
        if (toAct.isEmpty()) return false
        playSensibly()
    }
    return true
}

/** Numbers go about where they belong; whoever lays makes sure to have a field for it. */
private fun QwintoMatch.playSensibly() {
    val seat = toAct.first()
    val moves = moves(seat)
    val wanted = (table.call()?.sum() ?: 0) / 2 + seat.index() % 2
    val best =
        moves
            .filterIsInstance<QwintoMove.Enter>()
            .minByOrNull { abs(it.field() % QwintoFields.PER_ROW - wanted) }
            ?: moves.drop(plies % 5).firstOrNull { canEnterAfter(seat, it) }
    play(seat, text(best ?: moves.first()))
}

fun QwintoMatch.canEnterAfter(
    seat: Seat,
    lay: QwintoMove,
): Boolean =
    match
        .play(seat, lay)
        .table()
        .openFields(seat)
        .isNotEmpty()

/** Anna may lay, and holds two cards of one value. */
val QwintoMatch.hasTwins: Boolean
    get() =
        toAct == listOf(ANNA) &&
            table.call() == null &&
            view(ANNA).hand().groupBy { QwintoCards.value(it) }.any { it.value.size == 2 }

/** Ben has called, everybody can answer, and there is something on the sheets already. */
fun called(): QwintoMatch =
    momentOf(FAMILY) {
        it.plies > 40 && it.table.current() == BEN && it.table.waiting().size() == 4
    }

/** Every person who still has to answer does so on one screen. */
fun QwintoMatch.answers(): TableUi.YourTurn {
    val people = toAct.filter { match.players()[it.index()].level() == null }
    return TableUi.YourTurn(frame(null, people.map { Turn(it, moves(it)) }), people)
}

/** The table of this screen, for those who lay its parts themselves. */
internal fun QwintoMatch.tableOf(
    ui: TableUi.YourTurn,
    asides: TableAsides = TableAsides(),
): QwintoMoment {
    val viewer = ui.frame().viewer()
    val latest =
        generateSequence<Match<*, QwintoMove, QwintoView, QwintoEvent>>(match) { it.before() }
            .take(4)
            .toList()
            .reversed()
    val scene =
        Scene(
            QwintoRoom,
            match.seenBy(viewer),
            ui.acting().map { Turn(it, moves(it)) },
            latest.flatMap { it.lastEvents(viewer) },
            match.lastEvents(viewer),
        )
    return Table(ui, scene, TableActions(), asides)
}
