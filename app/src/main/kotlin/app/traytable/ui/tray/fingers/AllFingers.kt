package app.traytable.ui.tray.fingers

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.LocalVoice
import app.traytable.ui.sound.Sound
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Setting
import app.traytable.ui.tray.at
import app.traytable.ui.tray.drawing.drawSleeve
import app.traytable.ui.tray.pieces.detail
import app.traytable.ui.tray.pieces.field

/** In dp: so far from the middle of a piece a finger still rests on it. */
private const val REACH = 40f
private val RING = 31.dp
private const val SLEEVE = 0.84f

/**
 * All who must act do so at the same moment, each with a finger on the glass.
 *
 * @param ground where their pieces are, and what they can point at
 * @param disc the number that is counted down
 */
class AllAtOnce(
    val fingers: Fingers,
    val ground: TrayGround,
    val disc: @Composable (count: Int, left: () -> Float) -> Unit,
)

/** Over the whole tray: it feels every finger, and lets a sleeve follow each that goes. */
@Composable
internal fun AllFingers(
    table: Table<*, *, *, *>,
    setting: Setting,
    all: AllAtOnce,
) {
    val flights = LocalFlights.current
    val fingers = all.fingers
    val reach = with(LocalDensity.current) { REACH.dp.toPx() }
    SideEffect {
        all.ground.flights = flights
        all.ground.reach = reach
    }
    Counting(fingers)
    FingersHeard(fingers)
    Box(Modifier.fillMaxSize().feels(fingers)) {
        Spacer(
            Modifier.fillMaxSize().drawBehind {
                fingers.seats.forEach { seat ->
                    val piece = setting.piece(seat) * density
                    val at = fingers.at(seat)
                    val mayGo = fingers.phase == Phase.Pointing || fingers.phase == Phase.Rung
                    if (mayGo && at != null) {
                        val animal = table.frame.animals()[seat.index()]
                        drawSleeve(piece, at, animal.field, animal.detail, SLEEVE)
                    }
                }
            },
        )
        fingers.seats.forEach { seat ->
            val words = stringResource(R.string.fingers_piece, table.name(seat))
            val rests = fingers.isResting(seat)
            Spacer(
                Modifier.at(Rect(setting.piece(seat), REACH)).semantics {
                    contentDescription = words
                    selected = rests
                },
            )
        }
        if (fingers.phase == Phase.Counting) {
            Box(
                Modifier.clearAndSetSemantics {
                    text = AnnotatedString("${fingers.count}")
                    liveRegion = LiveRegionMode.Assertive
                },
            ) { all.disc(fingers.count) { fingers.left } }
        }
    }
}

/** Three, two, one, and go, which is also said; then the bell. */
@Composable
private fun FingersHeard(fingers: Fingers) {
    val sounds = LocalSounds.current
    val voice = LocalVoice.current
    val point = stringResource(R.string.fingers_point)
    LaunchedEffect(fingers.phase, fingers.count) {
        when (fingers.phase) {
            Phase.Gathering -> {}

            Phase.Counting -> {
                sounds.play(Sound.Count)
                voice.say("${fingers.count}")
            }

            Phase.Pointing -> {
                sounds.play(Sound.Count)
                voice.say(point)
            }

            Phase.Rung -> {
                sounds.play(Sound.Bell)
            }
        }
    }
}

/** Around the pieces that still miss their fingers, also on the foot. */
@Composable
internal fun MissingFingers(
    setting: Setting,
    fingers: Fingers,
) {
    val colours = LocalTrayColours.current
    Spacer(
        Modifier.fillMaxSize().drawBehind {
            if (fingers.phase != Phase.Gathering) return@drawBehind
            fingers.seats.filterNot(fingers::isResting).forEach { seat ->
                drawOpenRing(setting.piece(seat) * density, colours)
            }
        },
    )
}

/** In dp. */
private fun Setting.piece(seat: Seat): Offset = ring.places[seats.indexOf(seat)]

/** Somebody's finger may come here now; the piece stays to be seen. */
internal fun DrawScope.drawOpenRing(
    middle: Offset,
    colours: TrayColours,
) {
    val radius = RING.toPx()
    drawCircle(colours.ringGap, radius, middle, style = Stroke(7.dp.toPx()))
    drawCircle(colours.ring, radius, middle, style = Stroke(3.4.dp.toPx()))
}
