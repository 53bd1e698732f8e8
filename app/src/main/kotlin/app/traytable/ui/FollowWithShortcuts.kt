package app.traytable.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.errand.Shortcuts
import app.traytable.match.HomeViewModel
import app.traytable.room.LocalRooms
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Wherever one is in the app, the launcher's shortcuts are those of the matches there are now. */
@Composable
internal fun FollowWithShortcuts(model: HomeViewModel = viewModel()) {
    val unfinished by model.unfinished().collectAsStateWithLifecycle()
    val lineUps by model.lineUps().collectAsStateWithLifecycle()
    val context = LocalContext.current
    val rooms = LocalRooms.current
    // The words of another language are other resources.
    val resources = LocalResources.current
    val shortcuts =
        remember(unfinished, lineUps, rooms, resources) {
            unfinished?.let { listed ->
                lineUps?.let { Shortcuts.of(context, rooms, listed, it) }
            }
        }
    LaunchedEffect(shortcuts) {
        shortcuts?.let { withContext(Dispatchers.IO) { it.publish(context.applicationContext) } }
    }
}
