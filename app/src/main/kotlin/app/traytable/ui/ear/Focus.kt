package app.traytable.ui.ear

import androidx.compose.foundation.focusable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics

/**
 * A screen reader goes there when it comes, and again for every other [key].
 *
 * @param isFree not while something else wants to be heard first
 */
@Composable
internal fun Modifier.takesFocus(
    key: Any?,
    isFree: Boolean = true,
): Modifier {
    if (!LocalIsHeard.current) return this
    val requester = remember { FocusRequester() }
    LaunchedEffect(key, isFree) { if (isFree) requester.requestFocus() }
    return focusRequester(requester).focusable()
}

/** Something of its own over the table, called so. When it is closed, the table is heard again. */
@Composable
internal fun Modifier.pane(title: String): Modifier {
    val aloud = LocalAloud.current
    DisposableEffect(aloud) { onDispose(aloud::comesBack) }
    return semantics { paneTitle = title }
}

/** The title of a pane, where reading it begins. */
@Composable
internal fun Modifier.paneHead(title: String): Modifier = takesFocus(title).semantics { heading() }
