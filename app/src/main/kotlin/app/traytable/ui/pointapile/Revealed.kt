package app.traytable.ui.pointapile

import androidx.compose.animation.core.Animatable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/**
 * All fingers come down: on which piles, and whose. What lies there is kept as it was pointed at
 * until everybody has seen it, because the rules clear it at once.
 *
 * @param before the table just before; of what one seat alone knows nothing is taken from it
 * @param near who sat at the lower edge
 * @param isAgain the phone has been turned meanwhile: nothing is counted down once more
 * @param isCounted it was counted down before all pointed
 */
@Stable
internal class Revealed(
    val before: PointAPileView,
    val near: Seat,
    private val pointed: Map<Seat, Int>,
    val isAgain: Boolean = false,
    val isCounted: Boolean = false,
) {
    /** In milliseconds. */
    val clock =
        Animatable(
            when {
                isAgain -> JUDGED.toFloat()
                isCounted -> COUNTED.toFloat()
                else -> 0f
            },
        )

    /** Somebody has seen enough, or the time is up. */
    var hasGoneOn by mutableStateOf(false)

    /** What somebody who learns was told of it; it stands there until all has slid off. */
    var taught by mutableStateOf<String?>(null)

    /** The piles that have slid off already. */
    val gone = mutableStateListOf<Int>()

    val seats: Set<Seat> get() = pointed.keys

    /** Three, two, one; nothing once the fingers come down. */
    val count by derivedStateOf { (COUNTS - (clock.value / BEAT).toInt()).coerceAtLeast(0) }

    /** The fingers lie, and what becomes of each pile is told. */
    val isJudged by derivedStateOf { clock.value >= JUDGED }

    fun target(seat: Seat): Int? = pointed[seat]

    /** Who points at this pile. */
    fun at(pile: Int): List<Seat> = pointed.filterValues { it == pile }.keys.toList()

    /** Several want it, and there is something to split. */
    fun isSplit(pile: Int): Boolean = at(pile).size > 1 && before.piles()[pile].size > 1

    fun winner(pile: Int): Seat? = at(pile).singleOrNull()

    val won: List<Int> get() = before.piles().indices.filter { winner(it) != null }

    /** Nobody wants them, or several want a single card. */
    val left: List<Int>
        get() = before.piles().indices.filter { winner(it) == null && !isSplit(it) }

    /** Who gets what nobody else got, as the only one in the whole round at the empty table. */
    val alone: Seat?
        get() {
            val there = before.inSpace().toSet() + at(Aim.SPACE)
            val goesOn = before.piles().indices.any(::isSplit) || before.waiting().isNotEmpty()
            val isAnyLeft = left.isNotEmpty() || before.unwanted().isNotEmpty()
            return there.singleOrNull()?.takeIf { isAnyLeft && !goesOn }
        }

    companion object {
        const val COUNTS = 3
        const val BEAT = 700
        const val COUNTED = COUNTS * BEAT
        const val SLIDE = 320
        const val JUDGED = COUNTED + SLIDE + 400
        const val BURST = 160
        const val SHAKE = 360
    }
}
