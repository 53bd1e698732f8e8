package app.traytable.ui.solo

import app.traytable.room.Scene
import app.traytable.room.Turn
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Test
import java.util.Random

/** What is new is told when it is there, to whom it concerns, and not otherwise. */
class SoloNewsTest {
    @Test
    fun everySentenceIsToldExactlyWhenItIsTrue() {
        inManyMatches { match, silent, viewer ->
            assertEquals(
                "seed ${match.setup().seed()}, move ${match.plies()}, $viewer",
                truth(match, silent, viewer),
                news(match, viewer),
            )
        }
    }

    @Test
    fun everySentenceIsToldSometime() {
        val told = mutableSetOf<String>()
        inManyMatches { match, _, viewer -> told += news(match, viewer) }
        val all = "round say asked chain skipped interject all-swap triple".split(" ")
        assertEquals(all.map { "solo/$it" }.toSet(), told)
    }

    @Test
    fun aTableForAllEyesTellsOnlyWhatAllCanSee() {
        val told = mutableSetOf<String>()
        inManyMatches { match, _, viewer -> if (viewer == null) told += news(match, null) }
        assertEquals(setOf("solo/round", "solo/all-swap"), told)
    }

    private fun inManyMatches(look: (SoloMatch, Set<Seat>, Seat?) -> Unit) {
        for (seed in 1L..24L) {
            val seats = 2 + (seed % 4).toInt()
            val lot = Random(seed)
            var match = SoloMatches.start(seats, seed)
            var silent = emptySet<Seat>()
            while (match.plies() < 400 && !match.isOver) {
                (match.seats + null).forEach { look(match, silent, it) }
                // Now and then somebody is quicker than whoever has to act.
                val quick = match.seats.filter { match.moves(it).isNotEmpty() }
                val seat = if (lot.nextInt(3) == 0) quick[lot.nextInt(quick.size)] else match.actor
                val moves = match.moves(seat)
                val next = match.play(seat, moves[lot.nextInt(moves.size)])
                silent = silent(match, next, silent)
                match = next
            }
        }
    }

    private fun news(
        match: SoloMatch,
        viewer: Seat?,
    ): Set<String> {
        val moves = viewer?.let(match::moves).orEmpty()
        val turns = if (moves.isEmpty()) emptyList() else listOf(Turn(viewer!!, moves))
        val happened = match.lastEvents(viewer)
        val scene = Scene(SoloRoom, match.seen(viewer), turns, happened, happened)
        return soloNews(scene).map { it.id() }.toSet()
    }

    /** Counted from what happened: who has one card and has not spoken since it came to that. */
    private fun silent(
        before: SoloMatch,
        after: SoloMatch,
        silent: Set<Seat>,
    ): Set<Seat> {
        val events = after.lastEvents(null)
        return after.seats
            .filter { seat ->
                val isNew =
                    before.table().size(seat) != 1 ||
                        events.any {
                            (it is SoloEvent.Swaps && (it.seat() == seat || it.other() == seat)) ||
                                (it is SoloEvent.PassesHand && it.to() == seat)
                        }
                val isSaid = events.any { it is SoloEvent.SaysSolo && it.seat() == seat }
                after.table().size(seat) == 1 && !isSaid && (isNew || seat in silent)
            }.toSet()
    }

    private fun truth(
        match: SoloMatch,
        silent: Set<Seat>,
        viewer: Seat?,
    ): Set<String> {
        val view = match.seen(viewer)
        val isFresh =
            view.rounds().size > (
                match
                    .before()
                    ?.table()
                    ?.rounds()
                    ?.size ?: 0
            )
        if (isFresh) return setOf("solo/round")
        val isActor = viewer == match.actor
        return listOfNotNull(
            "say".takeIf { viewer in silent },
            "asked".takeIf { view.isAsked && view.target() == viewer },
            "chain".takeIf { view.chain() > 0 && view.current() == viewer },
            "skipped".takeIf {
                viewer != null && view.skipped() == viewer &&
                    view.hand().any { SoloCards.symbol(it) == Symbol.PROTECTION }
            },
            "interject".takeIf { mayInterject(view, isActor) },
            "all-swap".takeIf { view.isAllSwap },
            "triple".takeIf { isActor && mayLayTriple(view) },
        ).map { "solo/$it" }.toSet()
    }

    /** The same number card is in the hand, and it cannot simply be laid. */
    private fun mayInterject(
        view: SoloView,
        isActor: Boolean,
    ): Boolean {
        val isLaid = isActor && !(view.hasDrawn() && view.drawn() != view.top())
        return SoloCards.symbol(view.top()) == Symbol.NUMBER && view.top() in view.hand() &&
            !isLaid && !view.isQuestion
    }

    /** Three of one number, of which one fits; after drawing, the drawn one. */
    private fun mayLayTriple(view: SoloView): Boolean {
        if (view.isQuestion || view.chain() > 0) return false
        val numbers = view.hand().filter { SoloCards.symbol(it) == Symbol.NUMBER }
        return numbers
            .groupBy { SoloCards.number(it) }
            .values
            .filter { it.size >= 3 }
            .any { same ->
                val first = if (view.hasDrawn()) same.filter { it == view.drawn() } else same
                first.any { fits(it, view) }
            }
    }

    private fun fits(
        card: Byte,
        view: SoloView,
    ): Boolean {
        val top = view.top()
        val isSameNumber =
            SoloCards.symbol(top) == Symbol.NUMBER &&
                SoloCards.number(top) == SoloCards.number(card)
        val colour: Colour? = view.colour()
        return isSameNumber || colour == null || colour == SoloCards.colour(card)
    }

    private val SoloView.isQuestion: Boolean get() = isAsked || isGiving || isAllSwap

    private val SoloMatch.seats: List<Seat> get() = players().indices.map(Seat::of)

    private fun SoloMatch.seen(viewer: Seat?): SoloView =
        if (viewer == null) table() else view(viewer)
}
