package app.traytable.ui.tray.result

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.WholeText
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.Confetti
import app.traytable.ui.tray.drawing.drawCrown
import app.traytable.ui.tray.drawing.drawRays
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.PieceState

private const val GROWS = 500f
private const val CROWN = 250f
private const val FALLS = 1800f
private const val WHOLE = 3000

/** How far the celebration is, in milliseconds. */
class Run(
    private val clock: Animatable<Float, *>,
) {
    /** From 0 at [from] to 1 after [millis]. */
    fun part(
        from: Float,
        millis: Float,
    ): Float = ((clock.value - from) / millis).coerceIn(0f, 1f)
}

/** It runs once; who comes back sees how it ended. */
@Composable
internal fun rememberRun(ui: TableUi.Over): Run {
    var isSeen by rememberSaveable(ui.frame().id()) { mutableStateOf(false) }
    val clock = remember { Animatable(if (isSeen) WHOLE.toFloat() else 0f) }
    LaunchedEffect(Unit) {
        isSeen = true
        clock.animateTo(WHOLE.toFloat(), tween(WHOLE, easing = LinearEasing))
    }
    return remember { Run(clock) }
}

/** The celebration is long over. */
@Composable
internal fun rememberRunOver(): Run = remember { Run(Animatable(WHOLE.toFloat())) }

internal fun winners(ui: TableUi.Over): List<Seat> =
    ui
        .outcome()
        .places()
        .indices
        .filter { ui.outcome().places()[it] == 1 }
        .map(Seat::of)

/**
 * The piece of whoever has won, crowned, in a rain of suits.
 *
 * @param height so much room there is for all of it
 */
@Composable
internal fun Winner(
    standings: List<Standing>,
    run: Run,
    height: Dp = Dp.Infinity,
) {
    val winners = standings.winners
    val usual =
        if (winners.size > 2) {
            64.dp
        } else if (winners.size == 2) {
            88.dp
        } else {
            118.dp
        }
    // What a name says matters more than how large its piece is.
    val words = with(LocalDensity.current) { TrayType.climax.lineHeight.toDp() } * HEADLINE * 2
    val size = minOf(usual, (height - words) / AROUND).coerceAtLeast(LEAST)
    val colours = LocalTrayColours.current
    Column(
        Modifier.fillMaxWidth(),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(
            Modifier.fillMaxWidth().height(size * AROUND).drawWithCache {
                val middle = this.size.width / 2
                val reach = size.toPx() * (0.75f + 0.55f * (winners.size - 1))
                val confetti =
                    Confetti(Rect(Offset.Zero, this.size), this, colours) { place ->
                        place.x !in middle - reach..middle + reach
                    }
                onDrawBehind { confetti.drawOn(this, run.part(GROWS, FALLS)) }
            },
            Alignment.Center,
        ) {
            Row(
                Modifier.padding(top = size * 0.2f),
                Arrangement.spacedBy(size * 0.5f),
            ) {
                winners.forEach { Crowned(it, size, run) }
            }
        }
        val headline = headline(standings)
        val aloud = LocalAloud.current
        SideEffect { aloud.asks(headline) }
        WholeText(
            headline,
            Modifier.fillMaxWidth(),
            color = colours.feltInk,
            textAlign = TextAlign.Center,
            style =
                TrayType.climax.copy(
                    fontSize = TrayType.climax.fontSize * HEADLINE,
                    lineHeight = TrayType.climax.lineHeight * HEADLINE,
                    fontWeight = FontWeight.Black,
                ),
        ) {
            heading()
            if (!aloud.isHeard) liveRegion = LiveRegionMode.Polite
        }
    }
}

private const val HEADLINE = 1.35f
private const val AROUND = 1.9f
private val LEAST = 48.dp

@Composable
internal fun Crowned(
    winner: Standing,
    size: Dp,
    run: Run,
) {
    val colours = LocalTrayColours.current
    Box(
        Modifier.graphicsLayer {
            val grown = run.part(0f, GROWS)
            scaleX = SMALL + (1 - SMALL) * grown
            scaleY = scaleX
        },
        Alignment.Center,
    ) {
        Piece(
            winner.animal,
            size,
            Modifier.drawWithCache {
                onDrawWithContent {
                    drawRays(center, this.size.minDimension / 2, colours)
                    drawContent()
                    val crown = run.part(GROWS, CROWN)
                    if (crown > 0f) drawCrown(center, this.size.minDimension / 2, colours, crown)
                }
            },
            winner.isBot,
            PieceState.Acts,
        )
    }
}

private const val SMALL = 0.35f
