package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableMoment
import org.junit.Assert.assertEquals
import org.junit.Test

/** What is explained the first time is true whenever it is explained, and is never missed. */
class NoIdeaNewsTest {
    @Test
    fun everythingNewIsGivenWhenItsSentenceIsTrueAndOnlyThen() {
        val given = mutableSetOf<String>()
        (2..5).forEach { seats ->
            (1L..4L).forEach { seed ->
                val moment = match(seats, seed)
                while (moment.toAct.isNotEmpty()) {
                    val news =
                        moment
                            .openTurn()
                            .frame()
                            .scene()
                            .news
                            .map { it.id() }
                    assertEquals(
                        "seed $seed, ply ${moment.match.plies()}",
                        statements(moment),
                        news.toSet(),
                    )
                    assertEquals(news.toSet().size, news.size)
                    given += news
                    moment.playByLot()
                }
            }
        }
        assertEquals(STATEMENTS.keys + setOf(CHOOSE, CLAIM), given)
    }

    /** Bots leave nobody the time to read it. */
    @Test
    fun whoOnlyWatchesIsToldNothing() {
        val moment = match(3, 1)
        repeat(200) {
            val watching = moment.watching(Seat.of(0)).frame().scene()
            assertEquals(emptyList<Any>(), watching.news)
            moment.playByLot()
        }
    }

    @Test
    fun whatCanBeDoneNowComesBeforeWhatWasSeen() {
        val moment = match(3, 2)
        while (CLAIM !in ids(moment) || ids(moment).size < 2) moment.playByLot()
        assertEquals(CLAIM, ids(moment).first())
    }

    private fun ids(moment: Moment) =
        moment
            .openTurn()
            .frame()
            .scene()
            .news
            .map { it.id() }

    private fun match(
        seats: Int,
        seed: Long,
    ) = TableMoment(NoIdeaRoom, List(seats) { Player.person("Seat $it") }, seed)

    /** By what the log and the moves are called, not by what they are. */
    private fun statements(moment: Moment): Set<String> {
        val moves = moment.toAct.flatMap(moment::moves).map(::text)
        val log =
            generateSequence(moment.match) { it.before() }
                .take(RECENT)
                .toList()
                .reversed()
                .flatMap { match -> match.lastEvents(null).map { it.text() } }
                .joinToString("; ", postfix = ";")
        return STATEMENTS.filterValues { it.containsMatchIn(log) }.keys +
            setOfNotNull(
                CHOOSE.takeIf { moves.any { move -> move.startsWith("lay ") } },
                CLAIM.takeIf { "claim" in moves },
            )
    }

    private fun text(move: NoIdeaMove) =
        NoIdeaRoom.playable
            .game()
            .moves()
            .text(move)

    private companion object {
        const val CHOOSE = "noidea/choose"
        const val CLAIM = "noidea/claim"

        /** So many moves a table remembers. */
        const val RECENT = 4

        val STATEMENTS =
            mapOf(
                "noidea/back" to Regex("S\\d returns \\d;"),
                "noidea/prize" to Regex("S\\d wins-prize \\*\\d;"),
                "noidea/trophy" to Regex("S\\d wins-trophy "),
                "noidea/plus" to Regex("S\\d plus;"),
                "noidea/remove" to Regex("S\\d removes [1-9]"),
                "noidea/refill" to Regex("S\\d refills; S\\d is-dealt [1-3];"),
            )
    }
}
