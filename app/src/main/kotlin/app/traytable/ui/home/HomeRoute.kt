package app.traytable.ui.home

import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.SnackbarResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.match.HomeViewModel
import app.traytable.room.LocalRooms
import app.traytable.ui.table.share

@Composable
fun HomeRoute(
    onResume: (Long) -> Unit,
    onGame: (String) -> Unit,
    onRules: () -> Unit,
    onSettings: () -> Unit,
    model: HomeViewModel = viewModel(),
) {
    val unfinished by model.unfinished().collectAsStateWithLifecycle()
    var now by remember(unfinished) { mutableLongStateOf(System.currentTimeMillis()) }
    LifecycleEventEffect(Lifecycle.Event.ON_RESUME) { now = System.currentTimeMillis() }
    val snackbar = remember { SnackbarHostState() }
    OfferUndo(model, snackbar)
    ShareExport(model)
    HomeScreen(
        LocalRooms.current,
        unfinished,
        now,
        HomeActions(
            onResume,
            { model.delete(it) },
            { model.export(it) },
            onGame,
            onRules,
            onSettings,
        ),
        snackbar,
    )
}

/** As long as it shows, all that was deleted since can be brought back, also after a rotation. */
@Composable
private fun OfferUndo(
    model: HomeViewModel,
    snackbar: SnackbarHostState,
) {
    val deleted by model.deleted().collectAsStateWithLifecycle()
    val resources = LocalResources.current
    LaunchedEffect(deleted) {
        if (deleted.isEmpty()) return@LaunchedEffect
        val text =
            resources.getQuantityString(R.plurals.home_deleted, deleted.size, deleted.size)
        val undo = resources.getString(R.string.home_undo)
        when (snackbar.showSnackbar(text, undo, duration = SnackbarDuration.Long)) {
            SnackbarResult.ActionPerformed -> model.undoDelete()
            SnackbarResult.Dismissed -> model.letGo()
        }
    }
}

@Composable
private fun ShareExport(model: HomeViewModel) {
    val export by model.export().collectAsStateWithLifecycle()
    val context = LocalContext.current
    LaunchedEffect(export) {
        export?.let {
            context.share(it)
            model.exported()
        }
    }
}
