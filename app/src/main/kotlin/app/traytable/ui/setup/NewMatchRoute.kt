package app.traytable.ui.setup

import androidx.activity.compose.LocalActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.match.Person
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.rules.table.Seat
import app.traytable.setup.Draft
import app.traytable.setup.HouseNames
import app.traytable.setup.NewMatchViewModel
import app.traytable.setup.SeatPlanner

/**
 * A new match of this game, laid as people sat in the match [like], or if it is 0 in the latest.
 * What is being set up belongs to the screen and survives with it.
 */
@Composable
fun NewMatchRoute(
    game: String,
    like: Long,
    onStarted: (Long) -> Unit,
    onBack: () -> Unit,
    model: NewMatchViewModel = viewModel(),
) {
    LaunchedEffect(game, like) { model.remember(game, like) }
    val past by model.past().collectAsStateWithLifecycle()
    val people by model.people().collectAsStateWithLifecycle()
    val start by model.start().collectAsStateWithLifecycle()
    val planner = rememberPlanner(people.orEmpty())
    val room = LocalRooms.current.of(game)
    var draft by rememberSaveable(stateSaver = draftSaver(room.info)) {
        mutableStateOf<Draft?>(null)
    }
    val known = past?.takeIf { it.game() == game && it.like() == like }
    LaunchedEffect(known, people) {
        if (draft == null && known != null && people != null) {
            draft = planner.lay(room.info, known.lineUp())
        }
    }
    WhenStarted(model, onStarted)
    NewMatchScreen(
        room,
        draft,
        planner,
        SetupActions(
            change = {
                draft = it
                model.seen()
            },
            start = { draft?.let(model::start) },
            back = onBack,
        ),
        notSaved = start is NewMatchViewModel.NotSaved,
    )
}

/** Goes to the table as soon as the match is on disk, unless this screen has been left by then. */
@Composable
fun WhenStarted(
    model: NewMatchViewModel,
    onStarted: (Long) -> Unit,
) {
    val start by model.start().collectAsStateWithLifecycle()
    val activity = LocalActivity.current
    LaunchedEffect(start) {
        (start as? NewMatchViewModel.Started)?.let {
            model.opened()
            onStarted(it.match())
        }
    }
    DisposableEffect(model) {
        model.arrive()
        onDispose { if (activity?.isChangingConfigurations != true) model.leave() }
    }
}

@Composable
fun rememberPlanner(people: List<Person>): SeatPlanner {
    val resources = LocalResources.current
    return remember(people, resources) {
        SeatPlanner(
            people,
            HouseNames(
                (1..Seat.MOST).map { resources.getString(R.string.setup_person_numbered, it) },
                resources.getStringArray(R.array.setup_bot_names).toList(),
            ),
        )
    }
}
