package app.traytable.ui.tray

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.drawing.LoopDrawing

private const val PASS_MILLIS = 350
private const val TURN_MILLIS = 250

/** So far inside the felt the loop runs, through the middle of the pieces. */
private const val INSIDE = 17f
private const val CORNER = 60f

/** Which way play goes round: a loop through the pieces, and a lamp from who acts to who is next. */
@Composable
internal fun Loop(
    table: Table<*, *, *, *>,
    setting: Setting,
    way: Way,
) {
    val colours = LocalTrayColours.current
    val acts = setting.seats.singleOrNull { table.frame.toAct().contains(it) }
    val lamp = rememberRun(acts to way.next, PASS_MILLIS)
    val turn = rememberRun(way.isClockwise, TURN_MILLIS)
    val direction = if (way.isClockwise) 1 else -1
    Spacer(
        Modifier.fillMaxSize().drawWithCache {
            val felt = setting.plan.felt
            val around =
                Rect(
                    felt.left + INSIDE,
                    felt.top + INSIDE,
                    felt.right - INSIDE,
                    felt.bottom - INSIDE / 2,
                ).scaled(density)
            val ring = setting.ring.places.map { it * density }
            val loop =
                LoopDrawing(
                    LoopDrawing.around(around, CORNER * density),
                    ring.zip(ring.drop(1)) { one, other -> (one + other) / 2f } +
                        ((ring.last() + around.bottomRight) / 2f),
                    this,
                    colours,
                )
            onDrawBehind {
                loop.drawOn(this, direction, (1 - turn.value) * HALF_TURN)
                val from = setting.piece(acts)
                val to = setting.piece(way.next)
                if (from != null && to != null && acts != way.next) {
                    val short = setting.short(way) * density
                    loop.drawLamp(this, from * density, to * density, direction, lamp.value, short)
                }
            }
        },
    )
}

private const val HALF_TURN = 180f

private fun Setting.piece(seat: Seat?): Offset? = ring.places.getOrNull(seats.indexOf(seat))

/** The lamp ends before the piece, and before what is written below it if it comes from there. */
private fun Setting.short(way: Way): Float {
    val index = others.indexOf(way.next)
    val beyond = plan.window.piece / 2 + 8f
    val spot = plan.people.spots.getOrNull(index) ?: return beyond
    val isFromBelow = spot.side == if (way.isClockwise) Side.Left else Side.Right
    return if (isFromBelow) maxOf(beyond, spot.room.bottom - spot.piece.y + 4f) else beyond
}

/** Runs from 0 to 1 whenever this becomes something else; at first it has arrived. */
@Composable
private fun rememberRun(
    of: Any,
    millis: Int,
): Animatable<Float, *> {
    val run = remember { Animatable(1f) }
    var shown by remember { mutableStateOf(of) }
    LaunchedEffect(of) {
        if (of != shown) {
            shown = of
            run.snapTo(0f)
            run.animateTo(1f, tween(millis))
        }
    }
    return run
}
