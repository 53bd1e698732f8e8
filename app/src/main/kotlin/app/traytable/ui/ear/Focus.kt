package app.traytable.ui.ear

import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.ui.keys.keysStayIn

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

/** Something of its own, called so. */
internal fun Modifier.titled(title: String): Modifier = semantics { paneTitle = title }

/** The same over the rest, which is given back when it is closed. */
internal fun Modifier.pane(
    title: String,
    first: FocusRequester? = null,
): Modifier = keysStayIn(first).titled(title)

/** Where reading such a thing begins that bears no title for eyes. */
@Composable
internal fun HeardHead(title: String) {
    if (!LocalIsHeard.current) return
    Spacer(
        Modifier.size(1.dp).takesFocus(Unit).semantics {
            contentDescription = title
            heading()
        },
    )
}

/** The title of a pane, where reading it begins. */
@Composable
internal fun Modifier.paneHead(title: String): Modifier = takesFocus(title).semantics { heading() }
