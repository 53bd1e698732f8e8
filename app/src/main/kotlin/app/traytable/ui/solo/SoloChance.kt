package app.traytable.ui.solo

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.MotionDurationScale
import app.traytable.match.Frame
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.table.LocalHabits
import kotlinx.coroutines.delay

/**
 * Somebody has one card left and has not said so yet, while others could go on.
 *
 * @param seat a person; bots look after themselves
 * @param seconds how long the others wait; null for as long as it takes
 */
@Stable
internal class SoloChance(
    val seat: Seat,
    val seconds: Int?,
) {
    /** The seconds that are left. */
    var left by mutableIntStateOf(seconds ?: 0)

    private var isGivenUp by mutableStateOf(false)

    /** From 1 to 0 as time goes by. */
    val arc = Animatable(1f)

    /** Others have waited long enough; it can still be said until one of them lays or draws. */
    val isOver: Boolean get() = isGivenUp || (seconds != null && left == 0)

    /** Nobody waits any longer. */
    fun giveUp() {
        isGivenUp = true
    }
}

/** The people at this table. */
private fun Frame.people(): List<Seat> =
    players().indices.filter { players()[it].level() == null }.map(Seat::of)

/** The people who have one card left and have not said so. */
internal fun silentPeople(
    frame: Frame,
    view: SoloView,
): List<Seat> = frame.people().filter { it in view.silent() }

/** Nobody else sits at this phone. */
internal val Frame.isAlone: Boolean get() = people().size == 1

/** The chance of whoever has to speak now; null when nobody has, or when only they can go on. */
@Composable
internal fun rememberChance(
    frame: Frame,
    view: SoloView,
): SoloChance? {
    val time = LocalHabits.current.timeToSpeak()
    val seat = silentPeople(frame, view).firstOrNull { !frame.toAct().contains(it) }
    val chance =
        remember(frame.id(), frame.ply(), seat, time) {
            seat?.let { SoloChance(it, seconds(time)) }
        }
    if (chance?.seconds != null) {
        LaunchedEffect(chance) {
            while (chance.left > 0) {
                delay(SECOND)
                chance.left--
            }
        }
        LaunchedEffect(chance) {
            chance.arc.animateTo(0f, tween(chance.seconds * SECOND.toInt(), easing = LinearEasing))
        }
    }
    return chance
}

private const val SECOND = 1_000L

private fun seconds(time: TimeToSpeak): Int? =
    if (time == TimeToSpeak.AS_LONG_AS_IT_TAKES) null else (time.millis() / SECOND).toInt()

/** The system wants no animations. */
@Composable
internal fun isStill(): Boolean =
    rememberCoroutineScope().coroutineContext[MotionDurationScale]?.scaleFactor == 0f
