package app.traytable.ui.table.qwinto

import app.traytable.match.TableUi
import app.traytable.rules.qwinto.Qwinto
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoState
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.table.frame
import app.traytable.ui.table.moves
import kotlin.math.abs

typealias QwintoMatch = Match<QwintoState, QwintoMove, QwintoView>

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
): QwintoMatch {
    val game = Qwinto()
    return Match.start(game, Setup.of(game.info(), players.size, seed), players)
}

val QwintoMatch.table: QwintoView get() = game().table(state())

/** Goes on with sensible moves until this is the case. */
fun QwintoMatch.until(there: (QwintoMatch) -> Boolean): QwintoMatch =
    generateSequence(this) { it.sensibly() }.first(there)

/** Numbers go about where they belong; whoever lays makes sure to have a field for it. */
private fun QwintoMatch.sensibly(): QwintoMatch {
    val seat = game().toAct(state()).first()
    val moves = moves(seat)
    val sum = table.call()?.sum() ?: 0
    val best =
        moves
            .filterIsInstance<QwintoMove.Enter>()
            .minByOrNull { abs(it.field() % QwintoFields.PER_ROW - sum / 2) }
            ?: moves.firstOrNull { enters(seat, it) }
    return play(seat, best ?: moves.first())
}

private fun QwintoMatch.enters(
    seat: Seat,
    lay: QwintoMove,
): Boolean = play(seat, lay).table.openFields(seat).isNotEmpty()

/** The viewer may lay, and the hand holds two cards of one value. */
val QwintoMatch.hasTwins: Boolean
    get() =
        table.call() == null &&
            game().toAct(state()).contains(ANNA) &&
            game()
                .view(state(), ANNA)
                .hand()
                .groupBy { QwintoCards.value(it) }
                .any { it.value.size == 2 }

fun QwintoMatch.turn(seat: Seat) =
    TableUi.YourTurn(frame(seat), listOf(TableUi.Turn(seat, moves(seat))))

/** Everybody who still has to answer does so on one screen. */
fun QwintoMatch.answers(): TableUi.YourTurn {
    val people = game().toAct(state()).filter { players()[it.index()].level() == null }
    return TableUi.YourTurn(frame(null), people.map { TableUi.Turn(it, moves(it)) })
}
