package app.traytable.ui.tray.fingers

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.SnapshotStateMap
import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat

/**
 * The fingers of several people on one glass. Each rests on the piece of its owner; once all do,
 * it is counted down, and then each goes where it wants to point until the bell rings. What counts
 * is where a finger is at the bell, or where it was lifted last.
 *
 * A finger that has slid from its piece is known. One that was lifted and comes down elsewhere can
 * only be told if nobody else has lifted theirs: where it cannot, those point again, and nobody is
 * ever taken for somebody else. So the order in which fingers come and go never changes who points
 * at what, at most whether they have to do it once more.
 *
 * @param seats who points now
 * @param mayPoint whether the rules let that seat point there
 */
@Stable
class Fingers(
    val seats: List<Seat>,
    private val ground: Ground,
    private val pace: FingerPace = FingerPace(),
    private val mayPoint: (Seat, Int) -> Boolean,
) {
    private class Finger(
        val owner: Seat?,
        val at: Offset,
    )

    private val down: SnapshotStateMap<Long, Finger> = mutableStateMapOf()
    private val lifted: SnapshotStateMap<Seat, Int> = mutableStateMapOf()
    private val double = mutableSetOf<Seat>()
    private val unclear = mutableSetOf<Seat>()

    var phase by mutableStateOf(Phase.Gathering)
        private set

    /** How often counting has begun. */
    var runs by mutableIntStateOf(0)
        private set

    /** Since it was last begun, in milliseconds. */
    var passed by mutableLongStateOf(0)
        private set

    /** Why it has to begin again, until it does. */
    var snag by mutableStateOf<Snag?>(null)
        private set

    /** Who points where, once the bell has rung. */
    var pointed by mutableStateOf<Pointed?>(null)
        private set

    val isRunning: Boolean get() = phase == Phase.Counting || phase == Phase.Pointing

    /** Three, two, one; 0 once fingers may go. */
    val count: Int get() = pace.count(passed)

    /** How much of this number is left, from 1 to 0. */
    val left: Float get() = pace.left(passed)

    /** So many milliseconds fingers have been free to go. */
    val pointing: Long get() = (passed - pace.counted).coerceAtLeast(0)

    fun isResting(seat: Seat): Boolean = down.values.any { it.owner == seat }

    /** Where somebody points at this moment, or has last. */
    fun target(seat: Seat): Int? {
        val finger = down.values.firstOrNull { it.owner == seat } ?: return lifted[seat]
        return ground.target(finger.at)
    }

    /** Where somebody's finger is on the glass. */
    fun at(seat: Seat): Offset? = down.values.firstOrNull { it.owner == seat }?.at

    fun down(
        pointer: Long,
        at: Offset,
    ) {
        if (phase == Phase.Rung) return
        val piece = ground.piece(at)?.takeIf { it in seats }
        if (phase == Phase.Pointing) {
            down[pointer] = Finger(claimed(piece), at)
        } else {
            val owner = piece?.takeUnless(::isResting)
            down[pointer] = Finger(owner, at)
            when {
                piece != null && owner == null -> stop(Snag.TwoFingers(piece))
                owner == null && phase == Phase.Counting -> stop(Snag.TooMany)
            }
            beginIfAllRest()
        }
    }

    fun move(
        pointer: Long,
        at: Offset,
    ) {
        val finger = down[pointer] ?: return
        if (phase != Phase.Gathering && phase != Phase.Counting) {
            down[pointer] = Finger(finger.owner, at)
            return
        }
        val owner = finger.owner
        val piece = ground.piece(at)?.takeIf { it in seats }
        if (piece == owner) {
            down[pointer] = Finger(owner, at)
            return
        }
        down[pointer] = Finger(piece?.takeUnless(::isResting), at)
        if (owner != null && phase == Phase.Counting) stop(Snag.TooSoon(owner))
        beginIfAllRest()
    }

    fun up(
        pointer: Long,
        at: Offset,
    ) {
        val finger = down.remove(pointer) ?: return
        val owner = finger.owner
        when (phase) {
            Phase.Counting -> {
                if (owner != null) stop(Snag.TooSoon(owner))
            }

            Phase.Pointing -> {
                if (owner != null) {
                    val target = ground.target(at)
                    if (target == null) lifted.remove(owner) else lifted[owner] = target
                }
            }

            else -> {
                beginIfAllRest()
            }
        }
    }

    /** The system has taken all fingers away: a palm, a call, a gesture of its own. */
    fun cancel() {
        down.clear()
        if (isRunning) stop(Snag.Interrupted)
    }

    /** So many milliseconds since counting began. */
    fun pass(millis: Long) {
        if (!isRunning) return
        passed = millis
        when {
            millis < pace.counted -> Unit
            millis < pace.whole -> phase = Phase.Pointing
            else -> ring()
        }
    }

    /** A finger comes down while all point: whose it is, if that can be told. */
    private fun claimed(piece: Seat?): Seat? {
        val missing = seats.filterNot(::isResting)
        when {
            piece != null && piece !in missing -> {
                double += piece
            }

            piece != null -> {
                unclear -= piece
                return piece
            }

            missing.isEmpty() -> {
                stop(Snag.TooMany)
            }

            missing.size == 1 -> {
                unclear -= missing.single()
                return missing.single()
            }

            else -> {
                unclear += missing
            }
        }
        return null
    }

    private fun beginIfAllRest() {
        val isReady = phase == Phase.Gathering && down.values.none { it.owner == null }
        if (!isReady || seats.isEmpty() || !seats.all(::isResting)) return
        snag = null
        passed = 0
        runs++
        phase = Phase.Counting
    }

    /** Nothing is lost but time: whoever still rests on their piece need not come again. */
    private fun stop(why: Snag) {
        snag = why
        phase = Phase.Gathering
        passed = 0
        lifted.clear()
        double.clear()
        unclear.clear()
        down.keys.toList().forEach { pointer ->
            val finger = down.getValue(pointer)
            val isAtHome = finger.owner != null && ground.piece(finger.at) == finger.owner
            if (!isAtHome) down[pointer] = Finger(null, finger.at)
        }
    }

    private fun ring() {
        val picks = mutableMapOf<Seat, Int>()
        val again = mutableMapOf<Seat, Again>()
        seats.forEach { seat ->
            val target = target(seat)
            when {
                seat in double -> again[seat] = Again.TwoFingers
                seat in unclear -> again[seat] = Again.Unclear
                target == null -> again[seat] = Again.TooLate
                !mayPoint(seat, target) -> again[seat] = Again.Barred(target)
                else -> picks[seat] = target
            }
        }
        phase = Phase.Rung
        pointed = Pointed(picks, again)
    }
}
