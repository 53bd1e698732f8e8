package app.traytable.ui.table.pointapile

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.words.pointAPileMission

/** Whether this person's mission may be looked at here: in their own view, or an open table. */
internal fun Scene.mayHoldMission(seat: Seat): Boolean =
    view.hasMissions() &&
        when (table.viewer) {
            null -> !table.isHandOver && isPutting && !table.isBot(seat)
            else -> table.viewer == seat
        }

/** A mission that shows only as long as a finger rests on it; TalkBack turns it by a tap. */
@Composable
internal fun HeldMission(
    scene: Scene,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    var held by remember(scene.frame.id(), scene.frame.viewer(), seat) { mutableStateOf(false) }
    val actions = scene.table.actions
    val isOpenTable = scene.table.viewer == null
    val hold = { hold: Boolean ->
        held = hold
        if (isOpenTable) {
            if (hold) {
                actions.peek(seat)
            } else {
                actions.stopPeeking()
            }
        }
    }
    DisposableEffect(isOpenTable, actions) {
        onDispose { if (isOpenTable) actions.stopPeeking() }
    }
    val mission = scene.missionIf(held, seat)
    Surface(
        modifier
            .heightIn(min = 48.dp)
            .semantics(mergeDescendants = true) {
                role = Role.Button
                onClick {
                    hold(!held)
                    true
                }
            }.pointerInput(actions, seat) {
                awaitEachGesture {
                    awaitFirstDown()
                    hold(true)
                    waitForUpOrCancellation()
                    hold(false)
                }
            },
        RoundedCornerShape(12.dp),
        if (held) colours.primaryContainer else colours.surface,
        border = BorderStroke(1.dp, colours.outline),
    ) {
        Box(Modifier.padding(horizontal = 12.dp, vertical = 8.dp), Alignment.Center) {
            Text(
                mission ?: stringResource(R.string.pile_hold_mission, scene.table.name(seat)),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

@Composable
private fun Scene.missionIf(
    held: Boolean,
    seat: Seat,
): String? {
    val shown = if (table.viewer == null) peeked?.takeIf { it.viewer() == seat } else view
    val resources = LocalResources.current
    return shown
        ?.takeIf { held }
        ?.mission(seat)
        ?.let { mission -> pointAPileMission(resources, mission) }
        ?.replaceFirstChar { it.titlecase() }
}

private val colours @Composable get() = MaterialTheme.colorScheme
