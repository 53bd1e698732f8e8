package app.traytable.ui.pointapile

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Refusal
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import kotlin.random.Random

/** Cards that are put together are refused for what is true of the first that cannot follow. */
@RunWith(AndroidJUnit4::class)
class PutsTest {
    private val met = mutableSetOf<Refusal>()

    @Test
    fun aRefusalOfSeveralCardsTellsTheTruth() {
        for (seed in 1L..60L) {
            val options = if (seed % 2 == 0L) arrayOf("touch-me-not") else emptyArray()
            val moment = moment(2 + (seed % 4).toInt(), seed, *options)
            val lot = Random(seed)
            repeat(150) {
                val view = moment.table
                if (view.isOver) return@repeat
                if (view.isPutting && view.toPut().isNotEmpty()) tryAll(view, lot)
                moment.playByLot()
            }
        }
        val all = listOf("SPLIT", "SPARE", "ENOUGH_PILES").map(PointAPileRefusal::valueOf).toSet()
        assertEquals(all, met)
    }

    /** Some cards in some order, on every pile and on a new one. */
    private fun tryAll(
        view: PointAPileView,
        lot: Random,
    ) {
        val cards = view.toPut().shuffled(lot).let { it.take(1 + lot.nextInt(it.size)) }
        for (pile in 0..view.piles().size) {
            val isNew = pile == view.piles().size
            val moves =
                cards.mapIndexed { index, card ->
                    if (isNew && index == 0) {
                        PointAPileMoves.PUTS_NEW[card]
                    } else {
                        PointAPileMoves.PUTS[card][pile]
                    }
                }
            val puts = Puts.tried(view, view.active(), moves)
            val refused = puts.refused ?: continue
            met += refused
            val then = puts.moves.fold(view) { v, move -> v.afterPutting(v.active(), move) }
            assertTrue("$refused of $moves in $view", holds(refused, then, pile))
        }
    }

    private fun holds(
        refused: Refusal,
        then: PointAPileView,
        pile: Int,
    ): Boolean =
        when (refused) {
            PointAPileRefusal.SPLIT -> {
                then.phase() == Phase.SPLITTING && then.piles().size == 1 && then.toPut().size == 1
            }

            PointAPileRefusal.SPARE -> {
                then.phase() == Phase.FORMING &&
                    then.toPut().all { PointAPileCards.isTouchMeNot(then.open()[it]) } &&
                    then.piles().indices.filterNot { isTouchMeNot(then, it) } == listOf(pile)
            }

            PointAPileRefusal.ENOUGH_PILES -> {
                then.phase() == Phase.FORMING &&
                    then.piles().size == then.seats() &&
                    pile == then.seats()
            }

            else -> {
                false
            }
        }

    private fun isTouchMeNot(
        view: PointAPileView,
        pile: Int,
    ) = PointAPileCards.isTouchMeNot(view.piles()[pile].last())
}
