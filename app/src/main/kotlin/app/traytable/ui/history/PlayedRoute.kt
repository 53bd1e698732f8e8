package app.traytable.ui.history

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.history.PlayedViewModel
import app.traytable.parcel.ParcelViewModel
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.parcel.ShareSheet
import app.traytable.ui.parcel.isRefusal
import app.traytable.ui.parcel.wordsOf
import app.traytable.ui.setup.WhenStarted

/**
 * One match that is over.
 *
 * @param onWatch from its first move to its last
 * @param onDealt its cards lie on a table once more
 */
@Composable
fun PlayedRoute(
    id: Long,
    onBack: () -> Unit,
    onWatch: (match: Long) -> Unit,
    onDealt: (match: Long) -> Unit,
    model: PlayedViewModel = viewModel(),
    parcels: ParcelViewModel = viewModel(),
    dealing: NewMatchViewModel = viewModel(),
) {
    LaunchedEffect(id) { model.open(id) }
    val latest by model.played().collectAsStateWithLifecycle()
    // Another match may have been looked at before.
    val played = latest?.takeIf { it.id() == id }
    val now = remember(played) { System.currentTimeMillis() }
    ShareSheet(parcels)
    WhenStarted(dealing, onDealt)
    val leave = {
        parcels.seen()
        onBack()
    }
    BackHandler(onBack = leave)
    PlayedScreen(
        played,
        now,
        PlayedActions(
            watch = { onWatch(id) },
            share = { parcels.shareMatch(id) },
            again = { dealing.startLike(id) },
            delete = {
                model.wastebasket().delete(id)
                leave()
            },
        ),
        notDone(dealing, parcels),
        leave,
    )
}

/** Why the match was neither dealt again nor shared; null if nobody asked or all is well. */
@Composable
private fun notDone(
    dealing: NewMatchViewModel,
    parcels: ParcelViewModel,
): String? {
    val start by dealing.start().collectAsStateWithLifecycle()
    val parcel by parcels.ui().collectAsStateWithLifecycle()
    val sharing = parcel.takeIf { it.isRefusal }
    return when {
        start is NewMatchViewModel.NotSaved -> stringResource(R.string.setup_not_saved)
        sharing != null -> wordsOf(LocalResources.current, sharing).joinToString(" ")
        else -> null
    }
}
