package app.traytable.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.setup.WhenStarted
import app.traytable.ui.setup.rememberPlanner

@Composable
fun GameRoute(
    id: String,
    onNew: () -> Unit,
    onStarted: (Long) -> Unit,
    onRules: () -> Unit,
    onBack: () -> Unit,
    model: NewMatchViewModel = viewModel(),
) {
    LaunchedEffect(id) { model.remember(id, 0) }
    val past by model.past().collectAsStateWithLifecycle()
    val last = past?.takeIf { it.game() == id && it.like() == 0L }?.lineUp()
    val start by model.start().collectAsStateWithLifecycle()
    val planner = rememberPlanner(emptyList())
    val room = LocalRooms.current.of(id)
    WhenStarted(model, onStarted)
    GameScreen(
        room,
        last,
        GameActions(
            new = onNew,
            again = { last?.let { model.start(planner.lay(room.info, it)) } },
            rules = onRules,
            back = onBack,
        ),
        notSaved = start is NewMatchViewModel.NotSaved,
    )
}
