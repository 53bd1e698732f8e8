package app.traytable.ui.pointapile

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.MotionDurationScale
import app.traytable.rules.table.Seat
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound
import app.traytable.ui.sound.Sounds
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.Flights
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.inTurn
import app.traytable.ui.tray.pieceOf
import app.traytable.ui.tray.play
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeoutOrNull

private const val READ_MILLIS = 2500
private const val READ_SEAT_MILLIS = 600
private const val SLIDE_OFF = 450
private const val STEP = 40

/** The system wants no animations. */
@Composable
internal fun Parts.isStill(): Boolean =
    rememberCoroutineScope().coroutineContext[MotionDurationScale]?.scaleFactor == 0f

/**
 * Three, two, one, then all see together who points at what. It goes on when somebody has seen
 * enough; by itself only where nobody but bots sits.
 */
@Composable
internal fun RevealScript(
    parts: Parts,
    then: () -> List<Flight>,
) {
    val flights = LocalFlights.current
    val revealed = parts.revealed
    if (revealed != null) {
        val isStill = parts.isStill()
        val sounds = LocalSounds.current
        val stays = !parts.table.isReplayed && parts.table.seats.any { !parts.table.isBot(it) }
        LaunchedEffect(revealed) {
            when {
                revealed.isAgain -> revealed.stay(stays)
                isStill -> revealed.showStill(stays)
                else -> revealed.show(stays)
            }
            slideOff(flights, revealed, sounds)
            parts.reveals.close(then())
            sounds.play(inTurn(parts.table.heard() - REVEALED, isFlying = true))
        }
    }
    val next = parts.reveals.next
    LaunchedEffect(next) { flights.fly(next) }
}

private suspend fun Revealed.show(stays: Boolean) =
    coroutineScope {
        val millis = Revealed.COUNTED + readMillis
        val time =
            launch {
                val left = millis - clock.value.toInt()
                clock.animateTo(millis.toFloat(), tween(left, easing = LinearEasing))
                if (!stays) hasGoneOn = true
            }
        snapshotFlow { hasGoneOn }.first { it }
        time.cancel()
    }

private suspend fun Revealed.showStill(stays: Boolean) {
    while (count > 0) {
        delay(Revealed.BEAT.toLong())
        clock.snapTo((Revealed.COUNTS - count + 1f) * Revealed.BEAT)
    }
    stay(stays)
}

/** With all fingers down. */
private suspend fun Revealed.stay(stays: Boolean) {
    clock.snapTo(Revealed.JUDGED + Revealed.SHAKE + 1f)
    if (stays) {
        snapshotFlow { hasGoneOn }.first { it }
    } else {
        withTimeoutOrNull(readMillis.toLong()) { snapshotFlow { hasGoneOn }.first { it } }
    }
    hasGoneOn = true
}

/** The more fingers, the longer one reads. */
private val Revealed.readMillis get() = READ_MILLIS + READ_SEAT_MILLIS * before.seats()

/** Won piles go to their winners one after another, then the others to the side. */
private suspend fun slideOff(
    flights: Flights,
    revealed: Revealed,
    sounds: Sounds,
) {
    revealed.won.forEach { pile ->
        val seat = revealed.winner(pile) ?: return@forEach
        sounds.play(Sound.PileTaken)
        flights.slide(revealed, listOf(pile), pieceOf(seat))
    }
    if (revealed.left.isNotEmpty()) sounds.play(Sound.PileTaken)
    flights.slide(revealed, revealed.left, leftOver(flights, revealed.alone))
}

private fun leftOver(
    flights: Flights,
    alone: Seat?,
): String =
    when {
        alone != null -> pieceOf(alone)
        flights.bounds(LEFT_OVER) != null -> LEFT_OVER
        else -> EMPTY
    }

private suspend fun Flights.slide(
    revealed: Revealed,
    piles: List<Int>,
    to: String,
) {
    if (piles.isEmpty()) return
    revealed.gone += piles
    fly(
        piles.flatMap { pile ->
            revealed.before.piles()[pile].takeLast(4).mapIndexed { index, card ->
                Flight(
                    pilePlace(pile),
                    to,
                    pointAPileFace(card),
                    after = index * STEP,
                    millis = SLIDE_OFF,
                )
            }
        },
    )
}
