package app.traytable.ui.pointapile

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.rememberWarned
import app.traytable.ui.keys.keyHolds
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.touched

/** Whether this person's mission may be looked at here: in their own view, or an open table. */
internal fun Parts.mayHoldMission(seat: Seat): Boolean =
    revealed == null &&
        view.hasMissions() &&
        !table.isReplayed &&
        when (table.viewer) {
            null -> !table.isHandOver && isPutting && !table.isBot(seat)
            else -> table.viewer == seat
        }

/** A finger rests on the own mission; that of nobody else. */
@Composable
internal fun rememberHeld(table: PointAPileMoment): MutableState<Boolean> =
    remember(table.frame.id(), table.viewer, table.ui.javaClass) { mutableStateOf(false) }

/** The mission of the viewer while a finger rests on it. */
@Composable
internal fun heldMission(parts: Parts): String? {
    val viewer = parts.table.viewer ?: return null
    return if (parts.held.value) inWords(parts.table.view, viewer) else null
}

/** The mission as a card face down: held, its words take the place of the prompt. */
@Composable
internal fun MissionSign(
    parts: Parts,
    seat: Seat,
) {
    val name = parts.table.name(seat)
    val isOpen = parts.table.viewer == null
    val words =
        when {
            isOpen -> R.string.pile_look_mission
            LocalIsHeard.current -> R.string.pile_ear_mission
            else -> R.string.pile_hold_mission
        }
    val spoken = stringResource(words, name)
    Line(
        (
            if (isOpen) {
                Modifier.touched(
                    Touch(spoken) { parts.table.onPeek(seat) },
                )
            } else {
                Modifier.held(parts)
            }
        ).semantics(mergeDescendants = true) { contentDescription = spoken },
    ) {
        Card(null, Modifier.width(17.dp).clearAndSetSemantics {})
        Words(stringResource(R.string.pile_mission_short))
    }
}

/** The same on a page of its own, where the words take the place of the sign. */
@Composable
internal fun HeldHere(
    parts: Parts,
    seat: Seat,
) {
    val isOpen = parts.table.viewer == null
    val words = if (isOpen) R.string.pile_look_mission else R.string.pile_hold_mission
    val asked = stringResource(words, parts.table.name(seat))
    if (isOpen) {
        TrayButton(asked, { parts.table.onPeek(seat) }, kind = ButtonKind.Quiet)
        return
    }
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(14.dp)
    Box(
        Modifier
            .fillMaxWidth()
            .heightIn(min = 52.dp)
            .background(colours.plate, shape)
            .border(1.8.dp, colours.teal, shape)
            .held(parts)
            .semantics(mergeDescendants = true) {}
            .padding(12.dp),
        Alignment.Center,
    ) {
        Text(
            heldMission(parts) ?: asked,
            color = colours.teal,
            textAlign = TextAlign.Center,
            style = TrayType.button,
        )
    }
}

/** True as long as a finger rests here; TalkBack turns it by a tap. */
@Composable
private fun Modifier.held(parts: Parts): Modifier {
    val name =
        parts.table.viewer
            ?.let(parts.table::name)
            .orEmpty()
    val hear = stringResource(R.string.ear_hear).takeIf { LocalIsHeard.current }
    val touch = rememberWarned(name, parts.held.value) { parts.held.value = it }
    return semantics {
        role = Role.Button
        onClick(hear) {
            touch()
            true
        }
    }.keyHolds { parts.held.value = it }.pointerInput(parts.held) {
        awaitEachGesture {
            awaitFirstDown()
            parts.held.value = true
            waitForUpOrCancellation()
            parts.held.value = false
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
        color = LocalTrayColours.current.ink,
        textAlign = TextAlign.Center,
        style = TrayType.climax,
    )
}

@Composable
internal fun inWords(
    view: PointAPileView,
    seat: Seat,
): String? {
    val words = pileWords()
    return view.mission(seat)?.let { words.mission(it).upper() }
}
