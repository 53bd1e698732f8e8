package app.traytable.ui.statistics

import app.traytable.data.Alone
import app.traytable.data.StatisticsDao.Pair
import app.traytable.data.StatisticsDao.Played
import app.traytable.data.StatisticsDao.Rival
import app.traytable.data.StatisticsDao.Total
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.statistics.Company
import app.traytable.statistics.Question
import app.traytable.statistics.Statistics
import app.traytable.ui.Samples
import java.util.Random

/** What a family has played in a month. */
object StatisticsSamples {
    private const val DAY = 86_400_000L
    private val FIGURES = listOf(162L, 57L, 131L, 38L, 22L)

    val nobody =
        Statistics(
            emptyList(),
            Question.FIRST,
            0,
            emptyList(),
            emptyList(),
            emptyMap(),
            emptyList(),
            emptyList(),
            emptyList(),
        )

    /** Of Anna, who has won some of everything. */
    val allGames =
        of(
            "",
            listOf(
                Total("noidea", 12, 5, 156, 4, 22),
                Total("qwinto", 9, 4, 405, 21, 68),
                Total("pointapile", 7, 1, 23, 0, 7),
                Total("solo", 14, 8, 3_104, 88, 431),
            ),
            course("solo", 42, 30, 200, fewest = true),
            records = records,
        )

    fun of(
        room: GameRoom<*, *, *, *>,
        matches: Int = 18,
        from: Int = 12,
        to: Int = 60,
    ): Statistics {
        val id = room.info.id()
        val course = course(id, matches, from, to, room.playable.game().fewestPointsAreBest())
        val points = course.map { it.points() }
        val won = course.count { it.place() == 1 }
        val total =
            Total(id, matches, won, points.sumOf { it.toLong() }, points.min(), points.max())
        val figures =
            room.figures.flatMap { it.ids }.withIndex().associate { (index, figure) ->
                figure to FIGURES[index]
            }
        return of(id, listOf(total), course, figures, records.filter { it.game() == id })
    }

    /** Somebody has begun anew and not played since. */
    val fresh =
        Statistics(
            Samples.people,
            Question("Ben", "", Company.ANYBODY, ""),
            Samples.now,
            emptyList(),
            emptyList(),
            emptyMap(),
            emptyList(),
            emptyList(),
            emptyList(),
        )

    private val records get() =
        listOf("Anna" to 61, "Great-grandmother Theo" to 55, "Anna" to 48, "Cleo" to 41)
            .mapIndexed { index, (name, points) ->
                val ended = Samples.now - (index * 5 % 7 + 1) * DAY
                Alone(index + 1L, "qwinto", name, points, ended)
            }

    private fun of(
        game: String,
        totals: List<Total>,
        course: List<Played>,
        figures: Map<String, Long> = emptyMap(),
        records: List<Alone> = emptyList(),
    ) = Statistics(
        Samples.people,
        Question("Anna", game, Company.ANYBODY, "Great-grandmother Theo"),
        0,
        totals,
        course,
        figures,
        records,
        listOf(Rival("Great-grandmother Theo", 21), Rival("Ben", 18)),
        totals.map { Pair(it.game(), it.played(), it.won(), 3, it.points(), it.points() - 17) },
    )

    private fun course(
        game: String,
        matches: Int,
        from: Int,
        to: Int,
        fewest: Boolean,
    ): List<Played> {
        val random = Random(7)
        val most = to - from
        return (1..matches).map {
            val ended = Samples.now - (matches - it) * 2 * DAY
            // From a bad day to a good one, and a little better from match to match.
            val luck = (random.nextFloat() * 0.7f + 0.3f * it / matches) * most
            val rival = random.nextFloat() * 0.4f * most + 0.35f * most
            val points = if (fewest) to - luck.toInt() else from + luck.toInt()
            Played(game, ended, if (luck >= rival) 1 else 2, points)
        }
    }
}
