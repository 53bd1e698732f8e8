package app.traytable.ui.sound

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext

/** Says something aloud, if this phone can and anybody wants to hear it. */
fun interface Voice {
    fun say(words: String)
}

/** The voice of the table on which this is shown. */
val LocalVoice = staticCompositionLocalOf { Voice {} }

/** In the language of the app, as long as this is shown and [isWanted]. */
@Composable
fun rememberVoice(isWanted: Boolean): Voice {
    if (!isWanted) return Mute
    val context = LocalContext.current.applicationContext
    val language = LocalConfiguration.current.locales[0]
    val voice = remember(context, language) { PhoneVoice(context, language) }
    DisposableEffect(voice) { onDispose(voice::close) }
    return voice
}

private val Mute = Voice {}
