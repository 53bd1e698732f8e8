package app.traytable.ui.pointapile

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.drawing.drawSleeve
import app.traytable.ui.tray.fingers.Phase
import app.traytable.ui.tray.pieces.PieceColours
import app.traytable.ui.tray.pieces.detail
import app.traytable.ui.tray.pieces.field

/*
 * Bots point when people do: their hands come out of the rim at the same instant. Where they point
 * is not to be seen before the bell, for a finger on the glass may choose again until then and could
 * follow them. So they go towards the middle of all piles, whatever they have chosen, and from there
 * down when nobody can change anything any more.
 */

@Composable
internal fun BotSleeves(
    parts: Parts,
    together: Together,
) = BotsReach(parts, together) { seat, from, tip ->
    val animal = parts.frame.animals()[seat.index()]
    drawSleeve(from, tip, animal.field, animal.detail, SCALE)
}

@Composable
internal fun BotHands(
    parts: Parts,
    together: Together,
    colours: PieceColours,
) = BotsReach(parts, together) { seat, from, tip -> drawHandOf(parts, seat, from, tip, colours) }

@Composable
private fun BotsReach(
    parts: Parts,
    together: Together,
    draw: DrawScope.(Seat, Offset, Offset) -> Unit,
) {
    val flights = LocalFlights.current
    val fingers = together.fingers
    val isStill = parts.isStill()
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            val isOut = fingers.phase == Phase.Pointing || fingers.phase == Phase.Rung
            if (!isOut) return@drawBehind
            val slid = fingers.pointing.toFloat() / Revealed.SLIDE
            val out = if (isStill) 1f else FastOutSlowInEasing.transform(slid.coerceAtMost(1f))
            together.bots.forEach { seat ->
                val (from, tip) =
                    raised(flights, seat, Revealed.COUNTS.toFloat()) ?: return@forEach
                draw(seat, from, lerp(from, tip, out))
            }
        },
    )
}
