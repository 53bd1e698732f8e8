package app.traytable.ui.theme

import android.os.Build
import androidx.compose.foundation.LocalIndication
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.dynamicDarkColorScheme
import androidx.compose.material3.dynamicLightColorScheme
import androidx.compose.material3.ripple
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import app.traytable.ui.keys.Ringed
import app.traytable.ui.keys.WalkedWithKeys

/** The surroundings of the cards. The tray and its cards bring their own colours and keep them. */
@Composable
fun TraytableTheme(
    dark: Boolean,
    dynamicColour: Boolean,
    content: @Composable () -> Unit,
) {
    CompositionLocalProvider(LocalTrayColours provides if (dark) Walnut else Oak) {
        MaterialTheme(colours(dark, dynamicColour), typography = Lettering) {
            val ringed = remember { Ringed(ripple()) }
            CompositionLocalProvider(LocalIndication provides ringed) { WalkedWithKeys(content) }
        }
    }
}

@Composable
private fun colours(
    dark: Boolean,
    dynamicColour: Boolean,
): ColorScheme {
    if (!dynamicColour || Build.VERSION.SDK_INT < Build.VERSION_CODES.S) {
        return if (dark) Slate else Paper
    }
    val context = LocalContext.current
    return if (dark) {
        dynamicDarkColorScheme(context).withNotesOf(Slate)
    } else {
        dynamicLightColorScheme(context).withNotesOf(Paper)
    }
}

/** What a note says and offers is read on the tray's colours, whatever tints the surroundings. */
private fun ColorScheme.withNotesOf(tray: ColorScheme) =
    copy(
        inverseSurface = tray.inverseSurface,
        inverseOnSurface = tray.inverseOnSurface,
        inversePrimary = tray.inversePrimary,
    )
