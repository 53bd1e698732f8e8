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
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned

/** Before what can be touched: whoever is here by keys does not lose their place. */
fun Modifier.keyStop(): Modifier =
    composed {
        val walk = LocalKeyWalk.current ?: return@composed Modifier
        val stop = remember(walk) { KeyStop() }
        DisposableEffect(walk) {
            walk.add(stop)
            onDispose { walk.remove(stop) }
        }
        Modifier
            .onGloballyPositioned { stop.bounds = it.boundsInRoot() }
            .focusRequester(stop.requester)
            .onFocusChanged { if (it.isFocused) walk.arrive(stop) }
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

/** Lies over the rest: keys lead into it and not out of it, and back to where they were when it goes. */
fun Modifier.keysStayIn(): Modifier =
    composed {
        val walk = LocalKeyWalk.current
        val from = remember { walk?.at }
        val here = remember { FocusRequester() }
        LaunchedEffect(Unit) { here.requestFocus() }
        DisposableEffect(Unit) { onDispose { walk?.comeBackTo(from) } }
        Modifier
            .focusRequester(here)
            .focusProperties { onExit = { cancelFocusChange() } }
            .focusGroup()
    }
