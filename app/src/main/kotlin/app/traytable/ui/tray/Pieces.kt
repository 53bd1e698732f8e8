package app.traytable.ui.tray

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.around.quarters
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.PieceState
import kotlin.math.roundToInt

/** The pieces of some. When another sits down at the lower edge the whole ring turns, in order. */
@Composable
internal fun Pieces(
    table: Table<*, *, *, *>,
    setting: Setting,
    turned: Animatable<Float, *>,
    whose: (Seat) -> Boolean,
) {
    Box(Modifier.fillMaxSize().clearAndSetSemantics {}) {
        setting.seats.forEachIndexed { index, seat ->
            if (whose(seat)) key(seat) { OnTheRim(table, setting, seat, index) { turned.value } }
        }
    }
}

@Composable
private fun OnTheRim(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    index: Int,
    turned: () -> Float,
) {
    val standing = standing(table, setting, seat)
    val size = size(setting, standing, index == 0).dp
    val colours = LocalTrayColours.current
    val touch = setting.owns(seat).touch
    Piece(
        table.frame.animals()[seat.index()],
        size,
        Modifier
            .offset {
                val at = setting.ring.along(index + turned())
                val half = size.toPx() / 2
                IntOffset(
                    (at.x.dp.toPx() - half).roundToInt(),
                    (at.y.dp.toPx() - half).roundToInt(),
                )
            }.size(size)
            .place(pieceOf(seat), 30.dp, isCard = false)
            .rotate(turnedTo(setting, seat))
            .then(
                if (touch ==
                    null
                ) {
                    Modifier
                } else {
                    Modifier.drawBehind { drawRing(colours, touch) }
                },
            ),
        table.isBot(seat),
        standing,
    )
}

/** Everybody sees their own piece as it stands. */
private fun turnedTo(
    setting: Setting,
    seat: Seat,
): Float =
    setting.around
        ?.takeIf { seat != setting.near }
        ?.let { 90f * it.side(seat).quarters } ?: 0f

/** Whoever acts stands higher; the own piece is the largest. */
private fun size(
    setting: Setting,
    standing: PieceState,
    isNear: Boolean,
): Float {
    val usual = setting.plan.window.piece
    val acts = standing == PieceState.Acts
    return if (isNear) {
        if (acts) 58f else 52f
    } else {
        if (acts) usual + 4f else usual
    }
}

private fun DrawScope.drawRing(
    colours: TrayColours,
    touch: Touch,
) {
    val radius = size.minDimension / 2 + 6.dp.toPx()
    val middle = Offset(size.width / 2, size.height / 2 + 1.dp.toPx())
    drawCircle(colours.ringGap, radius, middle)
    drawCircle(
        if (touch.isHinted) colours.lamp else colours.ring,
        radius,
        middle,
        style = Stroke(3.4.dp.toPx()),
    )
}

private const val TURN_MILLIS = 450

/** How many places the ring is still away from where it comes to rest. */
@Composable
internal fun rememberTurn(
    table: Table<*, *, *, *>,
    setting: Setting,
): Animatable<Float, *> {
    val turned = remember { Animatable(0f) }
    var sat by remember { mutableStateOf(table.frame.id() to setting.near) }
    val now = table.frame.id() to setting.near
    LaunchedEffect(now) {
        val (match, seat) = sat
        sat = now
        // Around a phone that lies the tray itself is turned, and everybody keeps their side.
        if (setting.around == null && match == now.first && seat != now.second) {
            val many = setting.seats.size
            val away = (setting.near.index() - seat.index()).mod(many)
            // The shorter way round.
            turned.snapTo(if (away * 2 > many) (away - many).toFloat() else away.toFloat())
            turned.animateTo(0f, tween(TURN_MILLIS))
        }
    }
    return turned
}
