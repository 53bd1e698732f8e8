package app.traytable.ui

import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.SnackbarResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.R
import app.traytable.match.Wastebasket

/** As long as it shows, all that was deleted since can be brought back, also after a rotation. */
@Composable
fun OfferUndo(
    wastebasket: Wastebasket,
    snackbar: SnackbarHostState,
) {
    val deleted by wastebasket.deleted().collectAsStateWithLifecycle()
    val resources = LocalResources.current
    LaunchedEffect(deleted) {
        if (deleted.isEmpty()) return@LaunchedEffect
        val text =
            resources.getQuantityString(R.plurals.home_deleted, deleted.size, deleted.size)
        val undo = resources.getString(R.string.home_undo)
        when (snackbar.showSnackbar(text, undo, duration = SnackbarDuration.Long)) {
            SnackbarResult.ActionPerformed -> wastebasket.undo()
            SnackbarResult.Dismissed -> wastebasket.letGo()
        }
    }
}
