package app.traytable.ui.tray.fingers

import android.content.Context
import android.view.accessibility.AccessibilityManager
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.changedToDownIgnoreConsumed
import androidx.compose.ui.input.pointer.changedToUpIgnoreConsumed
import androidx.compose.ui.input.pointer.motionEventSpy
import androidx.compose.ui.input.pointer.pointerInput

/** Every finger on this is one of [fingers]. */
@OptIn(ExperimentalComposeUiApi::class)
fun Modifier.feels(fingers: Fingers): Modifier =
    motionEventSpy { if (it.flags and CANCELLED != 0) fingers.cancel() }
        .pointerInput(fingers) {
            awaitPointerEventScope {
                while (true) fingers.feel(awaitPointerEvent(PointerEventPass.Initial))
            }
        }

/** MotionEvent.FLAG_CANCELED: a finger that was a palm. Phones older than that never say so. */
private const val CANCELLED = 0x20

private fun Fingers.feel(event: PointerEvent) {
    // Fingers that the system takes away come up as if somebody had dealt with them already.
    if (event.changes.any { it.changedToUpIgnoreConsumed() && it.isConsumed }) {
        cancel()
        return
    }
    event.changes.forEach { change ->
        val pointer = change.id.value
        when {
            change.changedToDownIgnoreConsumed() -> down(pointer, change.position)
            change.changedToUpIgnoreConsumed() -> up(pointer, change.position)
            change.position != change.previousPosition -> move(pointer, change.position)
        }
        change.consume()
    }
}

/** Time passes while it is counted and pointed, and at no other moment. */
@Composable
fun Counting(fingers: Fingers) {
    val runs = fingers.runs
    LaunchedEffect(fingers, runs) {
        if (!fingers.isRunning) return@LaunchedEffect
        val from = withFrameMillis { it }
        while (fingers.isRunning && fingers.runs == runs) {
            withFrameMillis { fingers.pass(it - from) }
        }
    }
}

/** A finger that reads the screen cannot rest on it. */
fun Context.isReadAloud(): Boolean =
    getSystemService(AccessibilityManager::class.java)?.isTouchExplorationEnabled == true
