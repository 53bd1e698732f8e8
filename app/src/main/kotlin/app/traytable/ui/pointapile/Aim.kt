package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.platform.LocalAccessibilityManager
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.table.rememberKept

/**
 * A secret finger. A tap aims, and where the finger then stays for a moment it points: one touch is
 * enough. Whoever wavers is given all the time there is: from the second aim on, only another tap
 * on the same pile or the action points, so a slip does no harm.
 */
internal class Aim(
    private val table: PointAPileMoment,
    target: MutableState<Int?>,
    steady: MutableState<Boolean> = mutableStateOf(false),
) {
    private val moves = table.moves.toSet()

    /** A pile, or [SPACE]. */
    var target by target
        private set

    /** The finger points by itself unless it moves. */
    var isSteady by steady
        private set

    /** How much of that moment has passed, from 0 to 1. */
    var passed by mutableFloatStateOf(0f)

    /** Why the last tap aimed at nothing. */
    var refused by mutableStateOf<PointAPileRefusal?>(null)
        private set

    val isOn = PointAPileMoves.PICK_SPACE in moves

    fun mayPointAt(target: Int): Boolean = PointAPileMoves.pick(target) in moves

    /** Aims at it, or points if it is aimed at already. */
    fun tap(tapped: Int) {
        val seat = table.actor ?: return
        refused = if (tapped == SPACE) null else table.view.refusal(seat, tapped)
        when {
            refused != null -> {
                waver()
            }

            target == tapped -> {
                point()
            }

            else -> {
                isSteady = target == null
                target = tapped
            }
        }
    }

    /** The finger goes back. */
    fun withdraw() {
        target = null
        waver()
    }

    /** Something else is looked at: that is no moment to point by itself. */
    fun waver() {
        isSteady = false
    }

    fun point() {
        target?.takeIf(::mayPointAt)?.let { table.play(PointAPileMoves.pick(it)) }
    }

    companion object {
        const val SPACE = PointAPileView.SPACE.toInt()
    }
}

@Composable
internal fun rememberAim(table: PointAPileMoment): Aim {
    val view = table.view
    // Bots may point meanwhile, so the ply is no key: the piles are.
    val target =
        rememberKept<Int?>(table.frame.id(), table.viewer, view.round(), view.piles()) { null }
    // Not kept: who turns the phone or comes back to it is asked.
    val steady = remember(target) { mutableStateOf(false) }
    return remember(target, table.moves, table.actions) { Aim(table, target, steady) }
}

/** So long a finger stays before it points; those who hear the screen are given longer. */
private const val MOMENT = 1500L

/** A finger that stays where it is points by itself, unless something else is being read. */
@Composable
internal fun PointsByItself(parts: Parts) {
    val aim = parts.aim
    val table = parts.table
    val isReading = table.advice.isNotEmpty() || table.log != null
    val ears = LocalAccessibilityManager.current
    val isHeard = LocalIsHeard.current
    LaunchedEffect(aim, aim.target, aim.isSteady, isReading) {
        aim.passed = 0f
        // Who hears where they aim says so when they mean it.
        val isOn = parts.isPointing && aim.isSteady && !isReading && !isHeard
        if (!isOn) return@LaunchedEffect
        val moment =
            ears?.calculateRecommendedTimeoutMillis(MOMENT, containsControls = true) ?: MOMENT
        val from = withFrameMillis { it }
        while (aim.passed < 1f) {
            withFrameMillis { aim.passed = ((it - from).toFloat() / moment).coerceAtMost(1f) }
        }
        aim.point()
    }
}
