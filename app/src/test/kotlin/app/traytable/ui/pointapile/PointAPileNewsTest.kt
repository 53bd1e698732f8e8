package app.traytable.ui.pointapile

import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Test

/** Whatever is explained in passing is true of the moment, for everybody who looks at it. */
class PointAPileNewsTest {
    @Test
    fun whatIsNewIsToldExactlyWhenItIsSo() {
        val seen = mutableSetOf<String>()
        for (seed in 1L..40L) {
            val seats = 2 + (seed % 4).toInt()
            listOf(emptyList(), listOf("missions"), listOf("touch-me-not")).forEach { options ->
                val moment = moment(seats, seed, *options.toTypedArray())
                while (!moment.table.isOver) {
                    (listOf(null) + (0 until seats).map(::seat)).forEach { viewer ->
                        val told = told(moment, viewer)
                        assertEquals("$seed $options $viewer", expected(moment, viewer), told)
                        seen += told
                    }
                    moment.playByLot()
                }
            }
        }
        assertEquals(ALL, seen)
    }

    private fun told(
        moment: Moment,
        viewer: Seat?,
    ): Set<String> = pointAPileNews(moment.scene(viewer)).map { it.id() }.toSet()

    /** The same once more, told from what is written in the journal and printed on the cards. */
    private fun expected(
        moment: Moment,
        viewer: Seat?,
    ): Set<String> {
        val view = if (viewer == null) moment.table else moment.view(viewer)
        val events = moment.match.lastEvents(viewer).map { it.text() }
        val words = events.map { it.split(' ')[1] }
        val isToPoint = moment.toAct.any { seat -> moment.move("pick space") in moment.moves(seat) }
        val holds =
            mapOf(
                "barred" to (viewer in moment.toAct && isToPoint && showsOwnColour(view, viewer)),
                "split" to (!isToPoint && !view.pointing().isEmpty),
                "touch-me-not" to (isToPoint && view.piles().any { '!' in name(it.last()) }),
                "single" to ("unsplittable" in words),
                "rest" to ("scores-unwanted" in words),
                "crowd" to
                    (events.count { it.endsWith("points space") } > 1 && "discards" in words),
                "condition" to events.any { isLacking(it, view) },
                "close" to (!view.hasMissions() && everybody(view).any { isClose(view, it) }),
            )
        return holds
            .filterValues { it }
            .keys
            .map { "pointapile/$it" }
            .toSet()
    }

    private fun showsOwnColour(
        view: PointAPileView,
        viewer: Seat?,
    ): Boolean {
        val own = viewer?.let { view.scorePile(it).lastOrNull() } ?: return false
        return view.piles().any { name(it.last())[0] == name(own)[0] }
    }

    private fun isClose(
        view: PointAPileView,
        seat: Seat,
    ) = view.points(seat) >= 4 || colours(view, seat).values.any { it >= 4 }

    /** "S2 scores R+3any4 G": not four of any colour yet. */
    private fun isLacking(
        event: String,
        view: PointAPileView,
    ): Boolean {
        val words = event.split(' ')
        if (words[1] != "scores") return false
        val seat = Seat.parse(words[0])
        val colours = colours(view, seat)
        return words.drop(2).any { card ->
            val need = card.last().digitToIntOrNull() ?: 0
            when {
                "colours" in card -> colours.size < 4
                "any" in card -> colours.values.max() < need
                "own" in card && '!' !in card -> colours.getValue(card[0]) < need
                "cards" in card -> colours.values.sum() < need
                else -> false
            }
        }
    }

    private fun colours(
        view: PointAPileView,
        seat: Seat,
    ): Map<Char, Int> = view.scorePile(seat).groupingBy { name(it)[0] }.eachCount()

    private fun everybody(view: PointAPileView) = (0 until view.seats()).map(Seat::of)

    private fun name(card: Byte) = PointAPileCards.name(card)

    private companion object {
        val ALL =
            setOf(
                "barred",
                "split",
                "touch-me-not",
                "single",
                "rest",
                "crowd",
                "condition",
                "close",
            ).map { "pointapile/$it" }
                .toSet()
    }
}
