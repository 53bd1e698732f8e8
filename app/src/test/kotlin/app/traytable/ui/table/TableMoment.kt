package app.traytable.ui.table

import app.traytable.match.TableUi
import app.traytable.rules.bots.BotTurn
import app.traytable.rules.table.Game
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import kotlin.random.Random

/** A real match at one moment, made into screens as the app would make them. */
class TableMoment<S : Any, M : Move, V : Any>(
    private val game: Game<S, M, V>,
    players: List<Player>,
    seed: Long,
    options: List<String> = emptyList(),
) {
    private val setup =
        options.fold(Setup.of(game.info(), players.size, seed)) { setup, option ->
            setup.with(option, "on")
        }
    private val chance = Random(seed)

    var match: Match<S, M, V> = Match.start(game, setup, players)
        private set

    val toAct: List<Seat> get() = game.toAct(match.state()).toList()

    val table: V get() = game.table(match.state())

    fun view(seat: Seat): V = game.view(match.state(), seat)

    fun moves(seat: Seat): List<M> = game.legalMoves(match.state(), seat).toList()

    fun play(
        seat: Seat,
        move: String,
    ) = apply { match = match.play(seat, game.parse(move)) }

    /** Any move of whoever has to act. */
    fun playByLot() =
        apply {
            val seat = toAct.first()
            match = match.play(seat, moves(seat).random(chance))
        }

    fun until(reached: (V) -> Boolean) =
        apply {
            while (!reached(table)) playByLot()
        }

    fun frame(viewer: Seat? = null) = match.frame(viewer)

    fun handOver() = TableUi.HandOver(frame(), toAct, emptyList())

    /** For the eyes of this seat alone. */
    fun turnOf(seat: Seat) =
        TableUi.YourTurn(frame(seat), listOf(TableUi.Turn(seat, moves(seat).toList())))

    /** Before everybody's eyes. */
    fun openTurn() = TableUi.YourTurn(frame(), toAct.map { TableUi.Turn(it, moves(it).toList()) })

    /** What the best bot would do for each of those who have to act, asked by who sees the table. */
    fun hints(viewer: Seat? = null) =
        TableUi.Hints(
            1,
            match.plies(),
            viewer,
            toAct.map { TableUi.Advice(it, BotTurn.hint(match, it)) },
        )

    fun watching(viewer: Seat? = null) =
        TableUi.Watching(frame(viewer), emptyList(), false, emptyList())
}
