package app.traytable.ui.ear

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import app.traytable.R
import app.traytable.ui.tray.Touch

/** The same as an action of a screen reader. */
internal fun Touch.heard() =
    CustomAccessibilityAction(label) {
        onTouch()
        true
    }

/** Where somebody plays by ear, all of this is one thing and says so much. */
@Composable
internal fun Modifier.heardAs(words: String): Modifier =
    if (LocalIsHeard.current) clearAndSetSemantics { contentDescription = words } else this

/**
 * A secret that a finger holds open. Who plays by ear is warned by the first touch that it will be
 * said aloud, and hears it with the second; another one covers it again.
 *
 * @param name whose secret it is
 */
@Composable
internal fun rememberWarned(
    name: String,
    isOpen: Boolean,
    onOpen: (Boolean) -> Unit,
): () -> Unit {
    val aloud = LocalAloud.current
    val warning = stringResource(R.string.ear_secret, name)
    var isWarned by remember(LocalNow.current) { mutableStateOf(false) }
    return {
        if (aloud.isHeard && !isOpen && !isWarned) {
            isWarned = true
            aloud.tell(warning)
        } else {
            isWarned = false
            onOpen(!isOpen)
        }
    }
}
