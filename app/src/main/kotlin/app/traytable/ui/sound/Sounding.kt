package app.traytable.ui.sound

import android.os.SystemClock
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.hapticfeedback.HapticFeedback
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LocalLifecycleOwner
import app.traytable.settings.Settings
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** All that this shows is heard and felt as those at this phone want it, while they look. */
@Composable
fun Sounding(
    settings: Settings,
    content: @Composable () -> Unit,
) {
    val box by rememberUpdatedState(if (settings.sounds) rememberSoundBox() else null)
    val touch by rememberUpdatedState(LocalHapticFeedback.current.takeIf { settings.haptics })
    val lifecycle = LocalLifecycleOwner.current.lifecycle
    val scope = rememberCoroutineScope()
    val sounds =
        remember(lifecycle, scope) {
            SoundsInSight(
                { lifecycle.currentState.isAtLeast(Lifecycle.State.RESUMED) },
                SystemClock::uptimeMillis,
            ) { sound ->
                box?.play(sound)
                touch?.let { scope.launch { it.feel(sound) } }
            }
        }
    CompositionLocalProvider(LocalSounds provides sounds, content = content)
}

private suspend fun HapticFeedback.feel(sound: Sound) =
    sound.beats.forEach {
        delay(it.after)
        performHapticFeedback(it.touch)
    }

/** As long as the activity lives and somebody wants to hear something. */
@Composable
private fun rememberSoundBox(): SoundBox {
    val context = LocalContext.current.applicationContext
    val box = remember { SoundBox(context) }
    LaunchedEffect(box) { withContext(Dispatchers.IO) { box.load() } }
    DisposableEffect(box) { onDispose(box::close) }
    return box
}
