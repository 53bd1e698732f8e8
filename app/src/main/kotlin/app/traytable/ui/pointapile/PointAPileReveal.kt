package app.traytable.ui.pointapile

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.tray.pieces.Piece

private const val COUNTS = 3
private const val COUNT_MILLIS = 550
private const val READ_MILLIS = 2500
private const val READ_SEAT_MILLIS = 600

/**
 * Three, two, one: over whatever comes next, all see together who pointed at what. It goes by
 * itself or with a tap, and does not come at all where the system wants no animations.
 */
@Composable
internal fun PointAPileReveal(
    frame: Frame,
    scene: PointAPileScene,
) {
    val still = rememberCoroutineScope().coroutineContext[MotionDurationScale]?.scaleFactor == 0f
    val reveals = remember(frame.id()) { Reveals() }
    remember(frame.id(), frame.ply()) {
        if (!still) reveals.notice(frame.ply(), scene.view, scene.happened)
        frame.ply()
    }
    val revealed = reveals.shown ?: return
    val clock = remember(revealed) { Animatable(0f) }
    val count by
        remember(clock) { derivedStateOf { COUNTS - (clock.value / COUNT_MILLIS).toInt() } }
    LaunchedEffect(clock) {
        val millis = COUNTS * COUNT_MILLIS + READ_MILLIS + READ_SEAT_MILLIS * frame.players().size
        clock.animateTo(millis.toFloat(), tween(millis, easing = LinearEasing))
        reveals.shown = null
    }
    RevealPanel(frame, revealed, count) { reveals.shown = null }
}

/** [count] runs down to 1; below, the fingers are down. */
@Composable
internal fun RevealPanel(
    frame: Frame,
    revealed: Revealed,
    count: Int,
    onClose: () -> Unit,
) {
    Surface(Modifier.fillMaxSize().clickable(onClick = onClose)) {
        if (count > 0) {
            Count(count)
        } else {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
                Fingers(frame, revealed, Modifier.weight(1f))
                Button(
                    onClose,
                    Modifier
                        .align(Alignment.CenterHorizontally)
                        .widthIn(max = 480.dp)
                        .fillMaxWidth()
                        .heightIn(min = 56.dp),
                ) {
                    Text(
                        stringResource(R.string.pile_go_on),
                        style = MaterialTheme.typography.titleMedium,
                    )
                }
            }
        }
    }
}

@Composable
private fun Count(count: Int) {
    Box(Modifier.fillMaxSize(), Alignment.Center) {
        Text(
            "$count",
            Modifier.semantics { liveRegion = LiveRegionMode.Assertive },
            color = MaterialTheme.colorScheme.primary,
            fontSize = 160.sp,
            style = MaterialTheme.typography.displaySmall,
        )
    }
}

@Composable
private fun Fingers(
    frame: Frame,
    revealed: Revealed,
    modifier: Modifier,
) {
    Column(
        modifier.verticalScroll(rememberScrollState()).semantics {
            liveRegion = LiveRegionMode.Polite
        },
        Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
    ) {
        Text(
            stringResource(R.string.pile_revealed),
            Modifier.fillMaxWidth().semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineMedium,
        )
        FlowRow(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(16.dp, Alignment.CenterHorizontally),
            Arrangement.spacedBy(12.dp),
        ) {
            revealed.piles.forEachIndexed { index, pile ->
                val seats = revealed.at(index)
                Pointed(
                    frame,
                    seats,
                    verdict(frame, seats, revealed.isSplit(index)),
                    stringResource(R.string.pile_number, index + 1),
                ) { PileCards(pile.takeLast(2), 56.dp) }
            }
            if (revealed.inSpace.isNotEmpty()) {
                Pointed(
                    frame,
                    revealed.inSpace,
                    stringResource(
                        if (revealed.inSpace.size == 1) {
                            R.string.pile_alone_in_space
                        } else {
                            R.string.pile_several_in_space
                        },
                    ),
                    stringResource(R.string.pile_space),
                ) { EmptyPlace(Modifier.width(56.dp)) }
            }
        }
    }
}

@Composable
private fun verdict(
    frame: Frame,
    seats: List<Seat>,
    isSplit: Boolean,
): String =
    when {
        seats.isEmpty() -> stringResource(R.string.pile_nobody)
        seats.size == 1 -> stringResource(R.string.pile_gets_it, frame.nameOf(seats[0]))
        isSplit -> stringResource(R.string.pile_is_split)
        else -> stringResource(R.string.pile_cannot_split)
    }

/** A pile with the fingers on it and what becomes of it. */
@Composable
private fun Pointed(
    frame: Frame,
    seats: List<Seat>,
    verdict: String,
    name: String,
    pile: @Composable () -> Unit,
) {
    Row(
        Modifier.widthIn(max = 320.dp).fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        pile()
        Column(Modifier.weight(1f)) {
            Text(name, style = MaterialTheme.typography.titleMedium)
            FlowRow(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
                seats.forEach { Finger(frame, it) }
            }
            Text(
                verdict,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

@Composable
private fun Finger(
    frame: Frame,
    seat: Seat,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Piece(frame, seat, 28.dp)
        Text(frame.nameOf(seat), style = MaterialTheme.typography.bodyLarge)
    }
}

private fun Frame.nameOf(seat: Seat) = players()[seat.index()].name()
