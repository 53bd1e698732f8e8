package app.traytable.ui.home

import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHostState
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
import app.traytable.errand.ErrandViewModel
import app.traytable.match.HomeViewModel
import app.traytable.room.LocalRooms
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.OfferUndo
import app.traytable.ui.setup.WhenStarted
import app.traytable.ui.table.share

/** Where one goes from Home. */
class HomeWays(
    val table: (match: Long) -> Unit,
    val dealt: (match: Long) -> Unit,
    val game: (id: String) -> Unit,
    val whoPlays: (game: String) -> Unit,
    val rulesOf: (game: String) -> Unit,
    val rules: () -> Unit,
    val settings: () -> Unit,
    val deal: (code: String) -> Unit,
    val history: () -> Unit,
)

@Composable
fun HomeRoute(
    ways: HomeWays,
    model: HomeViewModel = viewModel(),
    dealing: NewMatchViewModel = viewModel(),
    errands: ErrandViewModel = viewModel(),
) {
    val unfinished by model.unfinished().collectAsStateWithLifecycle()
    val offers by rememberOffers(model, dealing)
    val rooms = LocalRooms.current
    val drafts = remember(offers, rooms) { offers?.usual(rooms) }
    var now by remember(unfinished) { mutableLongStateOf(System.currentTimeMillis()) }
    LifecycleEventEffect(Lifecycle.Event.ON_RESUME) { now = System.currentTimeMillis() }
    val snackbar = remember { SnackbarHostState() }
    val ui =
        remember(unfinished, drafts) {
            val listed = unfinished
            if (listed == null || drafts == null) {
                null
            } else {
                HomeUi(listed, drafts.mapValues { it.value.sitters })
            }
        }
    OfferUndo(model.wastebasket(), snackbar)
    ShareExport(model)
    WhenStarted(dealing, ways.dealt)
    SayWhatIsNotSaved(dealing, snackbar)
    val play = { game: String -> drafts?.get(game)?.let(dealing::start) ?: Unit }
    RunErrand(errands, ui, ways.table, play, ways.deal, snackbar)
    HomeScreen(
        rooms,
        ui,
        now,
        HomeActions(
            ways.table,
            { model.wastebasket().delete(it) },
            { model.export(it) },
            play,
            ways.game,
            ways.whoPlays,
            ways.rulesOf,
            ways.rules,
            ways.settings,
            ways.history,
        ),
        snackbar,
    )
}

@Composable
private fun SayWhatIsNotSaved(
    dealing: NewMatchViewModel,
    snackbar: SnackbarHostState,
) {
    val start by dealing.start().collectAsStateWithLifecycle()
    val resources = LocalResources.current
    LaunchedEffect(start) {
        if (start is NewMatchViewModel.NotSaved) {
            val text = resources.getString(R.string.setup_not_saved)
            snackbar.showSnackbar(text, duration = SnackbarDuration.Long)
            dealing.seen()
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
