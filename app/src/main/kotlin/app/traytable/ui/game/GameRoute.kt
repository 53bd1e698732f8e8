package app.traytable.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.rules.Games
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.setup.WhenStarted
import app.traytable.ui.setup.rememberHost

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
    val host = rememberHost(emptyList())
    WhenStarted(model, onStarted)
    GameScreen(
        Games.named(id).info(),
        last,
        GameActions(
            new = onNew,
            again = { last?.let { model.start(host.lay(id, it)) } },
            rules = onRules,
            back = onBack,
        ),
        notSaved = start is NewMatchViewModel.NotSaved,
    )
}
