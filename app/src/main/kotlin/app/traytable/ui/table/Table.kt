package app.traytable.ui.table

import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat

/** What every game's table needs to know of the moment, besides the view. */
class Table(
    val ui: TableUi.Laid,
    val actions: TableActions,
    /** Somebody wants to see alone what is theirs. */
    val onPeek: (Seat) -> Unit = {},
) {
    val frame: Frame = ui.frame()

    /** Whose view this is; nobody's when it is what lies open for everybody. */
    val viewer: Seat? = frame.viewer()

    /** The seats that people may act for on this screen, each with its moves. */
    val turns: List<TableUi.Turn> =
        when (ui) {
            is TableUi.YourTurn -> ui.turns()
            is TableUi.Watching -> reactions(ui)
            is TableUi.HandOver, is TableUi.Over -> emptyList()
        }

    /** The one seat that acts on this screen, if it is only one. */
    val actor: Seat? = turns.singleOrNull()?.seat()

    /** The moves of that seat. */
    val moves: List<Move> = turns.singleOrNull()?.moves().orEmpty()

    val isHandOver: Boolean = ui is TableUi.HandOver

    val seats: List<Seat> = frame.players().indices.map(Seat::of)

    fun name(seat: Seat): String = frame.players()[seat.index()].name()

    fun isBot(seat: Seat): Boolean = frame.players()[seat.index()].level() != null

    fun isOn(option: String): Boolean = frame.options()[option] == "on"

    /** Plays for the one seat that acts here. */
    fun play(move: Move) {
        actor?.let { actions.play(it, move) }
    }

    /** All seats in the order of play, beginning after this one. */
    fun after(seat: Seat): List<Seat> =
        (1 until seats.size).map { seats[(seat.index() + it) % seats.size] }

    private fun reactions(ui: TableUi.Watching): List<TableUi.Turn> {
        val seat = ui.frame().viewer()
        return if (seat == null || ui.reactions().isEmpty()) {
            emptyList()
        } else {
            listOf(TableUi.Turn(seat, ui.reactions()))
        }
    }
}
