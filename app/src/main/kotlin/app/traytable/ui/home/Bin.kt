package app.traytable.ui.home

import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalViewConfiguration
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.SavedMatch
import app.traytable.ui.keys.ringedKeyStop
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/**
 * All bins of Home. When one is touched, the rows below it move up under the finger, and the second
 * touch of a double touch would delete the next match: so for as long as a second touch may belong
 * to the first, and again when the rows have moved, no bin answers.
 */
@Stable
class Bins(
    private val scope: CoroutineScope,
    private val pause: Long,
) {
    private var resting: Job? = null

    private fun rest() {
        resting?.cancel()
        resting = scope.launch { delay(pause) }
    }

    /** The rows have moved: if it was for a touch, the next one may still be the same. */
    fun moved() {
        if (resting != null) rest()
    }

    fun touch(delete: () -> Unit) {
        if (resting?.isActive != true) {
            rest()
            delete()
        }
    }
}

@Composable
fun rememberBins(matches: List<SavedMatch>): Bins {
    val scope = rememberCoroutineScope()
    val pause = LocalViewConfiguration.current.doubleTapTimeoutMillis
    val bins = remember(scope, pause) { Bins(scope, pause) }
    val listed = matches.map { it.id() }
    LaunchedEffect(listed) { bins.moved() }
    return bins
}

@Composable
fun Bin(
    match: SavedMatch,
    bins: Bins,
    actions: HomeActions,
    tint: Color,
) {
    val which = (listOf(nameOf(match)) + match.players().map { it.name() }).joinToString()
    IconButton({ bins.touch { actions.delete(match.id()) } }, Modifier.ringedKeyStop()) {
        Icon(
            painterResource(R.drawable.ic_delete),
            stringResource(R.string.home_delete_which, which),
            tint = tint,
        )
    }
}
