package app.traytable.ui.pointapile

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/** Whether this person's mission may be looked at here: in their own view, or an open table. */
internal fun Parts.mayHoldMission(seat: Seat): Boolean =
    view.hasMissions() &&
        when (table.viewer) {
            null -> !table.isHandOver && isPutting && !table.isBot(seat)
            else -> table.viewer == seat
        }

/** The mission of a seat: in one's own hand under a finger, on an open table for its owner alone. */
@Composable
internal fun Mission(
    parts: Parts,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    if (parts.table.viewer == null) {
        OutlinedButton({ parts.table.onPeek(seat) }, modifier.heightIn(min = 48.dp)) {
            Text(
                stringResource(R.string.pile_look_mission, parts.table.name(seat)),
                textAlign = TextAlign.Center,
            )
        }
    } else {
        HeldMission(parts, seat, modifier)
    }
}

/** A mission that shows only as long as a finger rests on it; TalkBack turns it by a tap. */
@Composable
private fun HeldMission(
    parts: Parts,
    seat: Seat,
    modifier: Modifier,
) {
    var held by remember(parts.frame.id(), parts.frame.viewer(), seat) { mutableStateOf(false) }
    val mission = if (held) inWords(parts.view, seat) else null
    Surface(
        modifier
            .heightIn(min = 48.dp)
            .semantics(mergeDescendants = true) {
                role = Role.Button
                onClick {
                    held = !held
                    true
                }
            }.pointerInput(seat) {
                awaitEachGesture {
                    awaitFirstDown()
                    held = true
                    waitForUpOrCancellation()
                    held = false
                }
            },
        RoundedCornerShape(12.dp),
        if (held) colours.primaryContainer else colours.surface,
        border = BorderStroke(1.dp, colours.outline),
    ) {
        Box(Modifier.padding(horizontal = 12.dp, vertical = 8.dp), Alignment.Center) {
            Text(
                mission ?: stringResource(R.string.pile_hold_mission, parts.table.name(seat)),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

/** The mission of one who looks alone. */
@Composable
internal fun MissionWords(
    view: PointAPileView,
    seat: Seat,
) {
    Text(
        inWords(view, seat).orEmpty(),
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.headlineMedium,
    )
}

@Composable
private fun inWords(
    view: PointAPileView,
    seat: Seat,
): String? {
    val words = pileWords()
    return view.mission(seat)?.let { words.mission(it).upper() }
}

private val colours @Composable get() = MaterialTheme.colorScheme
