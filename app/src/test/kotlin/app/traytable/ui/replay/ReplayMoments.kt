package app.traytable.ui.replay

import app.traytable.replay.Eyes
import app.traytable.replay.LaidReplay
import app.traytable.replay.ReplayUi
import app.traytable.room.GameRoom
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableMoment

/** Matches by lot, looked back at. */
object ReplayMoments {
    private const val SEED = 3L

    private val names =
        listOf("Anna", "Ben", "*Biscuit", "Cleo", "Dora", "Emil", "Fritz", "Gül", "Ida", "Li")

    fun <M : Move, V : Any, E : Event, H : Any> over(
        room: GameRoom<M, V, E, H>,
        seats: Int,
        vararg options: String,
    ): TableMoment<M, V, E, H> {
        val moment = begun(room, seats, *options)
        while (moment.toAct.isNotEmpty()) moment.playByLot()
        return moment
    }

    fun <M : Move, V : Any, E : Event, H : Any> begun(
        room: GameRoom<M, V, E, H>,
        seats: Int,
        vararg options: String,
    ): TableMoment<M, V, E, H> {
        val players =
            List(seats) { seat ->
                val name = names[seat]
                if (name[0] == '*') {
                    Player.bot(name.drop(1), Level.NORMAL)
                } else {
                    Player.person(name)
                }
            }
        return TableMoment(room, players, SEED, options.toList())
    }

    /** With all cards open. */
    fun open(
        moment: TableMoment<*, *, *, *>,
        ply: Int,
    ): ReplayUi.Laid = LaidReplay.at(moment.played, ply, Eyes.open(Seat.of(0)))

    /** The same while it plays by itself. */
    fun playing(
        moment: TableMoment<*, *, *, *>,
        ply: Int,
    ): ReplayUi.Laid = LaidReplay.playing(moment.played, ply, Eyes.open(Seat.of(0)))

    fun seen(
        moment: TableMoment<*, *, *, *>,
        ply: Int,
        eyes: Eyes,
    ): ReplayUi.Laid = LaidReplay.at(moment.played, ply, eyes)
}
