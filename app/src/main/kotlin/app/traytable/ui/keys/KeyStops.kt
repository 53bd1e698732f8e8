package app.traytable.ui.keys

import androidx.compose.foundation.focusGroup
import androidx.compose.foundation.focusable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import app.traytable.ui.ear.LocalIsHeard

/** Before what can be touched: whoever is here by keys does not lose their place. */
fun Modifier.keyStop(): Modifier =
    composed {
        val walk = LocalKeyWalk.current ?: return@composed Modifier
        val stop = remember(walk) { KeyStop() }
        val input = LocalInputModeManager.current
        DisposableEffect(walk) {
            walk.add(stop)
            onDispose { walk.remove(stop, input.isWalked) }
        }
        Modifier
            .onGloballyPositioned { stop.bounds = it.boundsInRoot() }
            .then(if (LocalIsHeard.current) Modifier.actedOn { walk.arrive(stop) } else Modifier)
            .focusRequester(stop.requester)
            .focusProperties { if (stop.isLed) canFocus = true }
            .onFocusChanged { if (it.isFocused) walk.arrive(stop) else stop.isLed = false }
    }

internal val InputModeManager.isWalked get() = inputMode == InputMode.Keyboard

/** Before what a screen reader can act on: hears of it whenever it does. */
private fun Modifier.actedOn(onAct: () -> Unit): Modifier =
    semantics {
        // What comes after this has said already what can be done.
        val said = this as SemanticsConfiguration
        said.getOrNull(SemanticsActions.OnClick)?.let { click ->
            onClick(click.label) {
                onAct()
                click.action?.invoke() ?: false
            }
        }
        said.getOrNull(SemanticsActions.CustomActions)?.let { all ->
            customActions =
                all.map { deed ->
                    CustomAccessibilityAction(deed.label) {
                        onAct()
                        deed.action()
                    }
                }
        }
    }

/** The same with a ring, for what brings its own answer to touches. */
fun Modifier.ringedKeyStop(): Modifier =
    composed {
        var isHere by remember { mutableStateOf(false) }
        Modifier
            .onFocusChanged { isHere = it.isFocused }
            .drawWithContent {
                drawContent()
                if (isHere) drawFocusRing()
            }.keyStop()
    }

/** What shows as long as a finger rests on it does so as long as a key is down. */
fun Modifier.keyHolds(onHeld: (Boolean) -> Unit): Modifier =
    ringedKeyStop()
        .onKeyEvent {
            val isDeed = it.key in DEEDS
            if (isDeed) onHeld(it.type == KeyEventType.KeyDown)
            isDeed
        }.focusable()

private val DEEDS = setOf(Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar)

/**
 * Lies over the rest: keys lead into it and not out of it. When it goes, they and the screen reader
 * are back at what has opened it.
 *
 * @param first where keys begin; else at the first thing there is
 */
fun Modifier.keysStayIn(first: FocusRequester? = null): Modifier =
    composed {
        val walk = LocalKeyWalk.current
        val from = remember { walk?.at }
        val here = remember { FocusRequester() }
        val input = LocalInputModeManager.current
        LaunchedEffect(Unit) {
            walk?.stay()
            if (input.isWalked) (first ?: here).requestFocus()
        }
        DisposableEffect(Unit) { onDispose { walk?.comeBackTo(from) } }
        Modifier
            .focusRequester(here)
            .focusProperties { onExit = { cancelFocusChange() } }
            .focusGroup()
    }
