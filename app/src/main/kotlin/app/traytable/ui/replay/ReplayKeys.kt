package app.traytable.ui.replay

import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import app.traytable.replay.ReplayUi

/**
 * Keys for all of it: left and right for a move, up and down or the page keys for a round, brackets
 * for a turning point, home and end, space for playing, escape for leaving. A button that has the
 * focus keeps its space.
 *
 * @param isOn not while something else is chosen
 */
internal fun Modifier.replayKeys(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
    isOn: Boolean,
): Modifier =
    composed {
        val focus = remember { FocusRequester() }
        LaunchedEffect(isOn) { if (isOn) focus.requestFocus() }
        onPreviewKeyEvent { event -> isOn && event.does { wayOf(it, ui, actions) } }
            .onKeyEvent { event -> isOn && event.does { deedOf(it, actions) } }
            .focusRequester(focus)
            .focusTarget()
    }

private fun KeyEvent.does(find: (Key) -> (() -> Unit)?): Boolean {
    val deed = find(key) ?: return false
    if (type == KeyEventType.KeyDown) deed()
    return true
}

private fun wayOf(
    key: Key,
    ui: ReplayUi.Laid,
    actions: ReplayActions,
): (() -> Unit)? =
    when (key) {
        Key.DirectionLeft -> ({ actions.step(-1) })
        Key.DirectionRight -> ({ actions.step(1) })
        Key.DirectionUp, Key.PageUp -> actions.backToARound
        Key.DirectionDown, Key.PageDown -> actions.onToARound
        Key.LeftBracket -> ({ ui.turnBefore()?.let(actions.goTo) })
        Key.RightBracket -> ({ ui.turnAfter()?.let(actions.goTo) })
        Key.MoveHome -> ({ actions.goTo(0) })
        Key.MoveEnd -> ({ actions.goTo(ui.course().plies()) })
        else -> null
    }

private fun deedOf(
    key: Key,
    actions: ReplayActions,
): (() -> Unit)? =
    when (key) {
        Key.Spacebar, Key.MediaPlayPause -> actions.playOrPause
        Key.Escape -> actions.leave
        else -> null
    }

/** Where the match turned before this moment. */
internal fun ReplayUi.Laid.turnBefore(): Int? = course().turningPoints().lastOrNull { it < ply() }

/** Where it turns next. */
internal fun ReplayUi.Laid.turnAfter(): Int? = course().turningPoints().firstOrNull { it > ply() }
