package app.traytable.ui.words

import android.content.Context
import android.content.res.Configuration
import android.content.res.Resources
import androidx.test.core.app.ApplicationProvider
import app.traytable.room.GameRoom
import app.traytable.rules.table.Event
import app.traytable.rules.table.GameInfo
import app.traytable.rules.table.IllegalMove
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Option
import app.traytable.rules.table.Player
import app.traytable.rules.table.Refusal
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import java.util.Locale

internal val NAMES =
    listOf("Anna", "Ben", "Carla", "Dilan", "Emil", "Frida", "Goran", "Hana", "Ida", "Jan")

internal val english: Resources get() = speaking(Locale.ENGLISH)
internal val german: Resources get() = speaking(Locale.GERMAN)

private fun speaking(locale: Locale): Resources {
    val context = ApplicationProvider.getApplicationContext<Context>()
    val configuration = Configuration(context.resources.configuration)
    return context.createConfigurationContext(configuration.apply { setLocale(locale) }).resources
}

/** Every seat count with the usual options, and with all of them changed, so often. */
internal fun setups(
    info: GameInfo,
    deals: Int,
): List<Setup> =
    (info.minSeats()..info.maxSeats()).flatMap { seats ->
        (0 until deals).flatMap { deal ->
            val usual = Setup.of(info, seats, 1000L * seats + deal)
            val values = info.options().maxOfOrNull { it.values().size } ?: 1
            (0 until values).map { n -> info.options().fold(usual) { s, o -> s.with(o, n + deal) } }
        }
    }

private fun Setup.with(
    option: Option,
    n: Int,
): Setup = with(option.id(), option.values()[n % option.values().size])

/** One moment of a match by lot: what is about to be played, and what could be. */
internal class Moment<M : Move, V : Any, E : Event>(
    val match: Match<*, M, V, E>,
    val seat: Seat,
    val move: M,
) {
    val seats: List<Seat> = match.players().indices.map(Seat::of)

    fun told(viewer: Seat?): List<E> = match.play(seat, move).lastEvents(viewer)

    fun legal(by: Seat): List<M> = match.legalMoves(by)

    /** Why each of these is refused now, where it is. */
    fun attempts(moves: Collection<M>): List<Refusal> =
        seats.flatMap { by ->
            moves.mapNotNull {
                (runCatching { match.play(by, it) }.exceptionOrNull() as IllegalMove?)?.refusal()
            }
        }
}

/** Plays by lot until the game is over or the moves are used up; anybody may react at any time. */
internal fun <M : Move, V : Any, E : Event> GameRoom<M, V, E, *>.byLot(
    setup: Setup,
    moves: Int,
    watch: (Moment<M, V, E>) -> Unit,
) {
    val lot = Rng(setup.seed() + 1)
    val players = NAMES.take(setup.seats()).map { Player.person(it) }
    var match: Match<*, M, V, E> = Match.start(playable.game(), setup, players)
    repeat(moves) {
        if (match.toAct().isEmpty) {
            return
        }
        val able = players.indices.map(Seat::of).filter { match.legalMoves(it).isNotEmpty() }
        val seat = able[lot.below(able.size)]
        val legal = match.legalMoves(seat)
        val move = legal[lot.below(legal.size)]
        watch(Moment(match, seat, move))
        match = match.play(seat, move)
    }
}
