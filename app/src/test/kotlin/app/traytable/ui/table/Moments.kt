package app.traytable.ui.table

import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.room.Turn
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.Page

val LONG_NAMES =
    listOf(
        "Great-grandmother Theo",
        "Anna",
        "Maximilian-Alexander",
        "Ben",
        "Grandmother",
        "Wilhelmine Charlotte",
        "Li",
        "Great-grandfather Hans",
        "Bartholomäus",
        "Cleo",
    )

/** Moments of a real match by lot, as the app would show them: every so many moves another way. */
fun <M : Move, V : Any, E : Event, H : Any> GameRoom<M, V, E, H>.moments(
    seats: Int,
    many: Int,
    every: Int,
    options: List<String> = emptyList(),
): List<Page> {
    val players =
        LONG_NAMES.take(seats).mapIndexed { seat, name ->
            if (seat % 4 == 2) Player.bot(name, Level.EASY) else Player.person(name)
        }
    val moment = TableMoment(this, players, seats.toLong(), options)
    val pages = mutableListOf<Page>()
    while (pages.size < many && moment.toAct.isNotEmpty()) {
        repeat(every) { if (moment.toAct.isNotEmpty()) moment.playByLot() }
        pages += moment.page(pages.size, "${info.id()}, $seats seats")
    }
    while (moment.toAct.isNotEmpty() && moment.match.plies() < LONGEST) moment.playByLot()
    if (moment.toAct.isEmpty()) pages += page("${info.id()}, $seats seats, over", moment.over())
    pages += page("${info.id()}, $seats seats, log", moment.watching(), moment.log())
    return pages
}

private const val LONGEST = 4_000

private fun page(
    name: String,
    ui: TableUi,
    log: TableUi.Log? = null,
) = Page(name) { TableScreen(ui, TableAsides(log), TableActions()) }

private fun TableMoment<*, *, *, *>.page(
    kind: Int,
    name: String,
): Page {
    val named = "$name, move ${match.plies()}"
    val first = toAct.firstOrNull() ?: return page("$named, over", over())
    return when {
        kind % 6 == 3 -> page("$named, hand-over", handOver())
        kind % 6 == 5 -> page("$named, watched", watching(Seat.of(match.players().size - 1)))
        kind % 6 == 4 -> page("$named, recap", recap(first))
        match.isOpen -> page("$named, open", openTurn())
        else -> page("$named, turn", turnOf(first))
    }
}

/** Much has happened since this seat's turn. */
private fun <M : Move, V : Any, E : Event, H : Any> TableMoment<M, V, E, H>.recap(
    seat: Seat,
): TableUi {
    val since = Since(seat, log(seat).moves().takeLast(5), emptyList())
    val turns = listOf(Turn(seat, moves(seat)))
    return TableUi.YourTurn(played.frame(seat, turns = turns, since = since), listOf(seat))
}
