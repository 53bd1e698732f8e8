package app.traytable.ui.history

import androidx.compose.material3.SnackbarHostState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.history.Filter
import app.traytable.history.HistoryViewModel
import app.traytable.ui.OfferUndo

/** @param filter where in the history one is; another one is another place */
@Composable
fun HistoryRoute(
    filter: Filter,
    onFilter: (Filter) -> Unit,
    onOpen: (match: Long) -> Unit,
    onGames: () -> Unit,
    onStatistics: (() -> Unit)?,
    onParcels: () -> Unit,
    onBack: () -> Unit,
    model: HistoryViewModel = viewModel(),
) {
    var most by rememberSaveable { mutableIntStateOf(HistoryViewModel.PAGE) }
    LaunchedEffect(filter, most) { model.look(filter, most) }
    val leafed by model.leafed().collectAsStateWithLifecycle()
    val people by model.people().collectAsStateWithLifecycle()
    var now by remember(leafed) { mutableLongStateOf(System.currentTimeMillis()) }
    LifecycleEventEffect(Lifecycle.Event.ON_RESUME) { now = System.currentTimeMillis() }
    val snackbar = remember { SnackbarHostState() }
    OfferUndo(model.wastebasket(), snackbar)
    HistoryScreen(
        HistoryUi(filter, people.orEmpty(), leafed?.takeIf { it.filter() == filter }),
        now,
        HistoryActions(
            open = onOpen,
            delete = { model.wastebasket().delete(it) },
            filter = onFilter,
            more = { most = (leafed?.matches()?.size ?: 0) + HistoryViewModel.PAGE },
            games = onGames,
            statistics = onStatistics,
            parcels = onParcels,
            back = onBack,
        ),
        snackbar,
    )
}
