package app.traytable.ui.tray

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import kotlinx.coroutines.launch

/** What is watched: the moves of one match by one pair of eyes, one after the other. */
data class Watched(
    val match: Long,
    val ply: Int,
    val viewer: Seat?,
) {
    /**
     * Not a match that is opened, not a move taken back, not what others saw. What everybody may
     * see is watched by all.
     */
    fun follows(before: Watched) =
        match == before.match && ply == before.ply + 1 &&
            (viewer == null || viewer == before.viewer)
}

/** What was on the screen before this moment. */
private class Shown(
    var moment: Watched,
)

/** Each new move that is watched sends off what it moves, and is heard. */
@Composable
internal fun FlyMoves(
    flights: Flights,
    now: Watched,
    flown: () -> List<Flight>,
    heard: () -> List<Sound>,
) {
    val shown = remember { Shown(now) }
    val sent =
        remember(now) {
            if (now.follows(shown.moment)) flown().also(flights::ready) else emptyList()
        }
    val sounds = LocalSounds.current
    val sounding =
        remember(now) {
            if (now.follows(shown.moment)) inTurn(heard(), sent.isNotEmpty()) else emptyList()
        }
    LaunchedEffect(now) {
        shown.moment = now
        launch { sounds.play(sounding) }
        flights.fly(sent)
    }
}

/** The cards in the air. They say nothing: the story does. */
@Composable
internal fun FlyingCards(
    flights: Flights,
    modifier: Modifier = Modifier,
) {
    Box(modifier.fillMaxSize().clearAndSetSemantics {}) {
        flights.flying.forEach {
            if (it.plate == null) FlyingCard(flights, it) else FlyingPlate(flights, it, it.plate)
        }
    }
}

@Composable
private fun FlyingCard(
    flights: Flights,
    flight: Flight,
) {
    val start = flights.bounds(flight.from) ?: return
    val width = with(LocalDensity.current) { start.width.toDp() }
    val isTurned by remember(flight) { derivedStateOf { flights.progress(flight) >= HALF } }
    Card(
        if (isTurned) flight.face else flight.before,
        Modifier.width(width).graphicsLayer {
            alpha = 0f
            // Asked first, so that a place that is only just laid out is looked for again.
            val progress = flights.progress(flight)
            val at = flights.along(flight) ?: return@graphicsLayer
            transformOrigin = TransformOrigin(0f, 0f)
            translationX = at.left
            translationY = at.top
            scaleX = at.width / start.width
            scaleY = scaleX
            alpha = if (flights.isInTheAir(flight)) 1f else 0f
            if (flight.face != flight.before) {
                // It turns around its middle, like a page.
                val turn = kotlin.math.abs(progress - HALF) / HALF
                translationX += at.width * (1 - turn) / 2
                scaleX *= maxOf(turn, EDGE)
            }
        },
    )
}

/** A number on its way, as large all the time. */
@Composable
private fun FlyingPlate(
    flights: Flights,
    flight: Flight,
    text: String,
) {
    val colours = LocalTrayColours.current
    Box(
        Modifier
            .graphicsLayer {
                val isFlying = flights.isInTheAir(flight)
                val at = flights.along(flight)?.center
                alpha = if (at != null && isFlying) 1f else 0f
                translationX = (at?.x ?: 0f) - size.width / 2
                translationY = (at?.y ?: 0f) - size.height / 2
            }.background(colours.tag, PLATE)
            .border(2.dp, colours.lamp, PLATE)
            .padding(horizontal = 8.dp, vertical = 3.dp),
    ) { Text(text, color = colours.tagInk, style = TrayType.title) }
}

private val PLATE = RoundedCornerShape(9.dp)
private const val HALF = 0.5f
private const val EDGE = 0.02f
