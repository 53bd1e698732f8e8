package app.traytable.ui.statistics

import androidx.compose.material3.SnackbarDuration
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.SnackbarResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.room.LocalRooms
import app.traytable.statistics.Company
import app.traytable.statistics.StatisticsViewModel

class StatisticsActions(
    val person: (String) -> Unit = {},
    val game: (String) -> Unit = {},
    val company: (Company) -> Unit = {},
    val rival: (String) -> Unit = {},
    val startAnew: (person: String) -> Unit = {},
    val back: () -> Unit = {},
)

/** @param person whom it is about at first; null for whoever it was about last */
@Composable
fun StatisticsRoute(
    person: String?,
    onBack: () -> Unit,
    model: StatisticsViewModel = viewModel(),
) {
    val statistics by model.statistics().collectAsStateWithLifecycle()
    val snackbar = remember { SnackbarHostState() }
    LaunchedEffect(person) { person?.let { name -> model.ask { it.of(name) } } }
    OfferUndo(model, snackbar)
    StatisticsScreen(
        LocalRooms.current,
        statistics,
        StatisticsActions(
            person = { name -> model.ask { it.of(name) } },
            game = { game -> model.ask { it.`in`(game) } },
            company = { company -> model.ask { it.with(company) } },
            rival = { name -> model.ask { it.against(name) } },
            startAnew = { model.startAnew(it) },
            back = onBack,
        ),
        snackbar,
    )
}

/** As long as it shows, the old figures can be brought back, also after a rotation. */
@Composable
private fun OfferUndo(
    model: StatisticsViewModel,
    snackbar: SnackbarHostState,
) {
    val fresh by model.fresh().collectAsStateWithLifecycle()
    val resources = LocalResources.current
    LaunchedEffect(fresh) {
        val start = fresh ?: return@LaunchedEffect
        val text = resources.getString(R.string.statistics_started_anew, start.name())
        val undo = resources.getString(R.string.home_undo)
        when (snackbar.showSnackbar(text, undo, duration = SnackbarDuration.Long)) {
            SnackbarResult.ActionPerformed -> model.undo(start)
            SnackbarResult.Dismissed -> model.letGo(start)
        }
    }
}
