package app.traytable.ui.words

import android.content.Context
import android.content.res.Configuration
import android.content.res.Resources
import androidx.test.core.app.ApplicationProvider
import app.traytable.rules.table.Event
import app.traytable.rules.table.Game
import app.traytable.rules.table.GameInfo
import app.traytable.rules.table.Move
import app.traytable.rules.table.Option
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

/** Reads "S2 shows 3 R5". */
internal fun event(text: String): Event {
    val words = text.split(" ")
    return Event(Seat.parse(words[0]), words[1], words.drop(2))
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
internal class Moment<S : Any, M : Move, V : Any>(
    val game: Game<S, M, V>,
    val setup: Setup,
    val state: S,
    val seat: Seat,
    val move: M,
) {
    val seats: List<Seat> = (0 until setup.seats()).map(Seat::of)

    fun told(viewer: Seat?): List<Event> = game.tell(state, seat, move, viewer)

    fun legal(by: Seat): List<M> = game.legalMoves(state, by)

    /** Why each of these is refused now, where it is. */
    fun attempts(texts: Collection<String>): List<Throwable> =
        seats.flatMap { by ->
            texts.mapNotNull {
                runCatching {
                    game.play(
                        state,
                        by,
                        game.parse(it),
                    )
                }.exceptionOrNull()
            }
        }
}

/** Plays by lot until the game is over or the moves are used up; anybody may react at any time. */
internal fun <S : Any, M : Move, V : Any> Game<S, M, V>.byLot(
    setup: Setup,
    moves: Int,
    watch: (Moment<S, M, V>) -> Unit,
) {
    val lot = Rng(setup.seed() + 1)
    val seats = (0 until setup.seats()).map(Seat::of)
    var state = deal(setup)
    repeat(moves) {
        if (toAct(state).isEmpty) {
            return
        }
        val able = seats.filter { legalMoves(state, it).isNotEmpty() }
        val seat = able[lot.below(able.size)]
        val legal = legalMoves(state, seat)
        val move = legal[lot.below(legal.size)]
        watch(Moment(this, setup, state, seat, move))
        state = play(state, seat, move)
    }
}
