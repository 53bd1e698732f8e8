package app.traytable.ui.qwinto

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.learn.News
import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/** What is explained is true, and nothing that is true and new goes unexplained. */
@RunWith(AndroidJUnit4::class)
class QwintoNewsTest {
    private val given = mutableMapOf<News, Int>()

    @Test
    fun everyNewsIsGivenWhenItIsTrueAndEachOfThemOnceInAWhile() {
        (1L..12L).forEach { seed -> (1..3).forEach { follow(it, seed) } }

        assertEquals(SENTENCES, given.keys.associate { it.id() to it.sentence() })
    }

    /** A match of people who play soundly, and now and then anything. */
    private fun follow(
        seats: Int,
        seed: Long,
    ) {
        val moment = qwinto(List(seats) { Player.person("Seat $it") }, seed)
        val chance = Rng(seed)
        val bot = QwintoRoom.playable.bots().bot(Level.NORMAL)
        var last: Last? = null
        while (true) {
            check(moment, last)
            val seat = moment.toAct.firstOrNull() ?: return
            val moves = moment.moves(seat)
            val move =
                if (chance.below(6) == 0) {
                    moves[chance.below(moves.size)]
                } else {
                    bot.choose(moment.view(seat), moves, chance)
                }
            last = Last(moment.table, move)
            moment.play(seat, moment.text(move))
        }
    }

    private class Last(
        val before: QwintoView,
        val move: QwintoMove,
    )

    /** As each of them would see it, and as all do. */
    private fun check(
        moment: QwintoMatch,
        last: Last?,
    ) {
        val seats = (0 until moment.table.seats()).map(Seat::of)
        (seats + null).forEach { viewer ->
            // A hand is nobody's business while the phone is on its way.
            val acting = moment.toAct.filter { it == viewer || moment.table.call() != null }
            val turns = acting.map { Turn(it, moment.moves(it)) }
            val scene = moment.frame(viewer, turns).scene()
            val expected = happened(moment.table, last) + possible(moment, acting)
            assertEquals(expected, scene.news.map { it.id() }.toSet())
            scene.news.forEach { given.merge(it, 1, Int::plus) }
        }
    }

    /** Read off the sheets and the square, before and after. */
    private fun happened(
        now: QwintoView,
        last: Last?,
    ): Set<String> {
        if (last == null) return emptySet()

        fun grew(count: (QwintoSheet) -> Int) =
            (0 until now.seats()).map(Seat::of).any {
                count(now.sheet(it)) > count(last.before.sheet(it))
            }
        return listOfNotNull(
            "qwinto/row".takeIf { grew(QwintoSheet::fullRows) },
            "qwinto/column".takeIf { grew(QwintoSheet::fullColumns) },
            "qwinto/failed".takeIf { grew(QwintoSheet::failed) },
            "qwinto/nobody".takeIf { isForNobody(now, last.move) },
            "qwinto/used-up".takeIf { isUsedUp(now) },
        ).toSet()
    }

    private fun isUsedUp(view: QwintoView) =
        view.seats() == 1 && view.drawPile() == 0 && !view.isOver

    private fun isForNobody(
        now: QwintoView,
        move: QwintoMove,
    ): Boolean {
        val counts =
            when (move) {
                is QwintoMove.Lay -> move.place()
                is QwintoMove.LayTwo -> move.next()
                else -> return false
            }
        val three = PLACES.filter { it + counts != OPPOSITE }.map(now::card)
        return three.sumOf { QwintoCards.value(it) } < 1 ||
            three.all { QwintoCards.colour(it) == Colour.GRAY }
    }

    private fun possible(
        moment: QwintoMatch,
        acting: List<Seat>,
    ): Set<String> {
        val table = moment.table
        if (table.call() == null) {
            val values =
                acting.flatMap { seat -> moment.view(seat).hand().map { QwintoCards.value(it) } }
            return setOf("qwinto/twins").filter { values.toSet().size < values.size }.toSet()
        }
        return listOfNotNull(
            "qwinto/own".takeIf { table.current() in acting },
            "qwinto/answer".takeIf { (acting - table.current()).isNotEmpty() },
        ).toSet()
    }

    private companion object {
        /** The numbers of two places that are not neighbours add up to this. */
        const val OPPOSITE = 3

        val SENTENCES =
            mapOf(
                "qwinto/row" to R.string.news_qwinto_row,
                "qwinto/column" to R.string.news_qwinto_column,
                "qwinto/nobody" to R.string.news_qwinto_nobody,
                "qwinto/failed" to R.string.news_qwinto_failed,
                "qwinto/used-up" to R.string.news_qwinto_used_up,
                "qwinto/twins" to R.string.news_qwinto_twins,
                "qwinto/own" to R.string.news_qwinto_own,
                "qwinto/answer" to R.string.news_qwinto_answer,
            )
    }
}
