package app.traytable.ui.pointapile

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.Flights
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.drawing.CountdownDisc
import app.traytable.ui.tray.drawing.drawHand
import app.traytable.ui.tray.drawing.drawSleeve
import app.traytable.ui.tray.drawing.wrist
import app.traytable.ui.tray.fingers.AllAtOnce
import app.traytable.ui.tray.pieceOf
import app.traytable.ui.tray.pieces.PieceColours
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.tray.pieces.detail
import app.traytable.ui.tray.pieces.drawPiece
import app.traytable.ui.tray.pieces.field

internal const val SCALE = 0.84f

/** Sleeves reach from the pieces under the piles. */
@Composable
internal fun Sleeves(parts: Parts) {
    parts.together?.let { BotSleeves(parts, it) }
    val revealed = parts.revealed?.takeIf { !it.hasGoneOn } ?: return
    val flights = LocalFlights.current
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            revealed.seats.forEach { seat ->
                val animal = parts.frame.animals()[seat.index()]
                val (from, tip) = reach(parts, flights, revealed, seat) ?: return@forEach
                drawSleeve(from, tip, animal.field, animal.detail, SCALE)
            }
        },
    )
}

/** The hands lie on the piles: at first that of whoever aims, in the end everybody's. */
@Composable
internal fun Hands(parts: Parts) {
    val revealed = parts.revealed
    val flights = LocalFlights.current
    val colours = PieceColours.here()
    if (revealed == null) {
        AimingHand(parts, flights, colours)
        parts.together?.let { BotHands(parts, it, colours) }
        return
    }
    if (revealed.hasGoneOn) return
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            revealed.seats.forEach { seat ->
                val (from, tip) = reach(parts, flights, revealed, seat) ?: return@forEach
                drawHandOf(parts, seat, from, tip, colours)
            }
        },
    )
    WantedTags(revealed)
    RevealHeard(revealed)
    Countdown(parts, revealed, flights)
}

/** Only in the view of whoever aims: nobody else ever sees where. */
@Composable
private fun AimingHand(
    parts: Parts,
    flights: Flights,
    colours: PieceColours,
) {
    val viewer = parts.table.viewer ?: return
    val target = parts.ownTarget() ?: return
    val side = if (LocalHabits.current.leftHanded()) -1 else 1
    val tray = LocalTrayColours.current
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            val at = flights.bounds(if (target == Aim.SPACE) EMPTY else pilePlace(target))
            val tip = at?.center ?: return@drawBehind
            val from = tip + Offset(90.dp.toPx() * side, 56.dp.toPx())
            val animal = parts.frame.animals()[viewer.index()]
            drawSleeve(from, tip, animal.field, animal.detail, SCALE, 72.dp.toPx())
            drawHandOf(parts, viewer, from, tip, colours)
            if (parts.aim.isSteady) drawMoment(wrist(from, tip, SCALE), parts.aim.passed, tray)
        },
    )
}

/** A light runs out round the piece: then the finger points. */
private fun DrawScope.drawMoment(
    middle: Offset,
    passed: Float,
    colours: TrayColours,
) {
    if (passed == 0f) return
    val radius = 14.dp.toPx()
    val corner = middle - Offset(radius, radius)
    listOf(colours.lampLine to 5.5f, colours.lamp to 3.5f).forEach { (colour, pen) ->
        drawArc(
            colour,
            -90f,
            -360f * (1 - passed),
            useCenter = false,
            corner,
            Size(radius * 2, radius * 2),
            style = Stroke(pen.dp.toPx(), cap = StrokeCap.Round),
        )
    }
}

/** What the viewer aims at, or has pointed at already. */
private fun Parts.ownTarget(): Int? {
    val viewer = table.viewer ?: return null
    if (isPointing) return aim.target
    return view.pick(viewer).toInt().takeIf { hasPointed(viewer) && (it >= 0 || it == Aim.SPACE) }
}

internal fun DrawScope.drawHandOf(
    parts: Parts,
    seat: Seat,
    from: Offset,
    tip: Offset,
    colours: PieceColours,
) {
    val animal = parts.frame.animals()[seat.index()]
    drawHand(from, tip, animal.field, SCALE)
    val at = wrist(from, tip, SCALE)
    drawPiece(animal, at, 10.dp.toPx(), parts.table.isBot(seat), PieceState.Waiting, colours)
}

/** From where to where a hand reaches now: it rises with each beat, then comes down. */
private fun DrawScope.reach(
    parts: Parts,
    flights: Flights,
    revealed: Revealed,
    seat: Seat,
): Pair<Offset, Offset>? {
    val target = revealed.target(seat) ?: return null
    val place = flights.bounds(if (target == Aim.SPACE) EMPTY else pilePlace(target)) ?: return null
    val time = revealed.clock.value
    val beats = (time / Revealed.BEAT).coerceAtMost(Revealed.COUNTS.toFloat())
    val (from, raised) = raised(flights, seat, beats) ?: return null
    // A finger that has pointed on the glass lies there already.
    val hasCome = revealed.isCounted && !parts.table.isBot(seat)
    val slid = ((time - Revealed.COUNTED) / Revealed.SLIDE).coerceIn(0f, 1f)
    val down = if (hasCome) 1f else slid
    val aside = (from - place.center).sized(place.width * 0.26f)
    return from to lerp(raised, place.center + aside, FastOutSlowInEasing.transform(down))
}

/** The same for all it could point at: on the way from its piece to the middle of the piles. */
internal fun DrawScope.raised(
    flights: Flights,
    seat: Seat,
    beats: Float,
): Pair<Offset, Offset>? {
    val from = flights.bounds(pieceOf(seat))?.center ?: return null
    val piles = flights.piles() ?: return null
    return from to from + (piles.center - from).sized(52.dp.toPx() + 12.dp.toPx() * beats)
}

private fun Offset.sized(length: Float): Offset = this * (length / getDistance().coerceAtLeast(1f))

/** All places together. */
private fun Flights.piles(): Rect? {
    val first = bounds(pilePlace(0)) ?: return null
    val last = bounds(EMPTY) ?: return null
    return Rect(
        minOf(first.left, last.left),
        minOf(first.top, last.top),
        maxOf(first.right, last.right),
        maxOf(first.bottom, last.bottom),
    )
}

/** Every finger on the glass, and the number over the piles. */
internal fun allAtOnce(
    parts: Parts,
    together: Together,
) = AllAtOnce(together.fingers, together.ground) { count, left ->
    val flights = LocalFlights.current
    val disc = Modifier.size(DISC).drawnIn { flights.piles() }
    CountdownDisc(count, disc, left.takeUnless { parts.isStill() })
}

/** Three, two, one, over the piles. */
@Composable
private fun Countdown(
    parts: Parts,
    revealed: Revealed,
    flights: Flights,
) {
    val count = revealed.count
    if (count == 0) return
    val isStill = parts.isStill()
    val isHeard = LocalAloud.current.isHeard
    Box(
        Modifier.clearAndSetSemantics {
            text = AnnotatedString("$count")
            // It would interrupt what is told of the very move.
            if (!isHeard) liveRegion = LiveRegionMode.Assertive
        },
    ) {
        CountdownDisc(
            count,
            Modifier.size(DISC).drawnIn { flights.piles() },
            if (isStill) {
                null
            } else {
                { 1 - revealed.clock.value % Revealed.BEAT / Revealed.BEAT }
            },
        )
    }
}

private val DISC = 172.dp

/** In the middle of a place that is known only when everything lies, and not larger than it. */
private fun Modifier.drawnIn(place: () -> Rect?): Modifier =
    drawWithContent {
        val around = place() ?: return@drawWithContent
        val times = (around.height * 0.9f / size.height).coerceAtMost(1f)
        withTransform({
            translate(around.center.x - size.width / 2, around.center.y - size.height / 2)
            scale(times, times)
        }) { this@drawWithContent.drawContent() }
    }
