package app.traytable.ui.history

import app.traytable.data.Finisher
import app.traytable.history.Filter
import app.traytable.history.HistoryViewModel.Leafed
import app.traytable.history.PlayedMatch
import app.traytable.history.PlayedMatch.Ranked
import app.traytable.history.PlayedViewModel.Played
import app.traytable.match.Animal
import app.traytable.match.Damage
import app.traytable.match.LineUp
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.ui.Samples
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.table.TableMoment
import java.util.concurrent.TimeUnit

/** What the people of these tests have played. */
object PlayedSamples {
    private val HOUR = TimeUnit.HOURS.toMillis(1)

    private val ANIMALS =
        mapOf(
            "Anna" to Animal.FOX,
            "Ben" to Animal.WHALE,
            "Cleo" to Animal.BEAR,
            "Great-grandmother Theo" to Animal.PIG,
            "*Biscuit" to Animal.FROG,
            "*Pickle" to Animal.OWL,
        )

    val people =
        listOf(
            Finisher("Anna", "fox"),
            Finisher("Ben", "whale"),
            Finisher("Great-grandmother Theo", "pig"),
            Finisher("Maximilian", ""),
        )

    /** A bot's name has a star; who has won is named first. */
    fun match(
        id: Long,
        game: String,
        hoursAgo: Int,
        vararg reached: Pair<String, Int>,
    ): PlayedMatch {
        val ended = Samples.now - hoursAgo * HOUR
        val ranked =
            reached.mapIndexed { index, (name, points) ->
                val place = 1 + reached.indexOfFirst { it.second == points }
                val animal = ANIMALS[name] ?: Animal.ofSeat(index)
                Ranked(name.removePrefix("*"), animal, name.startsWith("*"), place, points)
            }
        return PlayedMatch(id, game, ended - 35 * HOUR / 60, ended, ranked)
    }

    val matches =
        listOf(
            match(1, "noidea", 2, "Ben" to 29, "Anna" to 16, "*Biscuit" to 9),
            match(2, "solo", 5, "Anna" to 12, "Ben" to 80, "Cleo" to 91, "*Pickle" to 112),
            match(3, "qwinto", 27, "Anna" to 88),
            match(4, "pointapile", 30, "Great-grandmother Theo" to 31, "Anna" to 22, "Ben" to 17),
            match(5, "qwinto", 100, "Ben" to 74, "Cleo" to 74, "Anna" to 61),
            PlayedMatch(6, "solo", 0, Samples.now - 120 * HOUR, emptyList()),
            match(
                7,
                "solo",
                400,
                *(listOf("Cleo") + (2..9).map { "Player $it" } + "*Pickle")
                    .mapIndexed { index, name -> name to 7 + 30 * index }
                    .toTypedArray(),
            ),
            match(8, "chess", 410, "Anna" to 1, "Ben" to 0),
        ) +
            (9L..40L).map {
                match(it, "noidea", 400 + 20 * it.toInt(), "Cleo" to 21, "*Biscuit" to 19)
            }

    fun leafed(
        filter: Filter = Filter.NONE,
        shown: List<PlayedMatch> = matches,
    ) = HistoryUi(filter, people, Leafed(filter, shown, true))

    private val players =
        listOf(
            Player.person("Anna"),
            Player.person("Great-grandmother Theo"),
            Player.bot("Biscuit", Level.NORMAL),
        )

    private val end by lazy {
        TableMoment(QwintoRoom, players, 2).until { it.isOver }.over()
    }

    /** One that was played, with all that there is to tell of it. */
    val played by lazy {
        val places = end.outcome().places()
        val ranked =
            players.indices.sortedBy { places[it] }.map {
                val points = end.outcome().points()[it]
                val isBot = players[it].level() != null
                Ranked(players[it].name(), Animal.ofSeat(it), isBot, places[it], points)
            }
        val ended = Samples.now - 27 * HOUR
        val match = PlayedMatch(7, "qwinto", ended - 35 * HOUR / 60, ended, ranked)
        val animals = players.indices.map(Animal::ofSeat)
        Played(7, match, LineUp("qwinto", players, animals, emptyMap(), null), end, null)
    }

    /** The same after its moves have been damaged. */
    val damaged by lazy { Played(7, played.match(), played.lineUp(), null, Damage.MOVES) }

    /** All that will be possible. */
    val actions = PlayedActions()
}
