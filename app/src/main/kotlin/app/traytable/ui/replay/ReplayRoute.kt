package app.traytable.ui.replay

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.LifecycleStartEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.replay.ReplayUi
import app.traytable.replay.ReplayViewModel
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.ui.table.KeptAwake
import app.traytable.ui.table.LocalHabits

/** A match that is looked back at, from the database to the screen. */
@Composable
fun ReplayRoute(
    match: Long,
    settings: Settings,
    onHelp: (open: String) -> Unit,
    onLeave: () -> Unit,
    model: ReplayViewModel = viewModel(),
    habits: SettingsViewModel = viewModel(),
) {
    // Where one has come to outlives the process.
    var ply by rememberSaveable { mutableIntStateOf(0) }
    LaunchedEffect(match) { model.open(match, ply) }
    val ui by model.state().collectAsStateWithLifecycle()
    val laid = ui as? ReplayUi.Laid
    LaunchedEffect(laid?.ply()) { laid?.let { ply = it.ply() } }
    LifecycleStartEffect(match) { onStopOrDispose { model.pause() } }
    KeptAwake(settings.keepScreenOn && laid?.isPlaying == true)
    val game = laid?.table()?.frame()?.game()
    val actions =
        remember(model, game) {
            val leave = {
                model.leave()
                onLeave()
            }
            ReplayActions(
                step = { model.step(it) },
                goTo = { model.goTo(it) },
                backToARound = { model.backToARound() },
                onToARound = { model.onToARound() },
                playOrPause = { model.playOrPause() },
                pause = { model.pause() },
                pace = { model.pace(it) },
                hear = { habits.useSounds(it) },
                look = { model.look(it) },
                haveLooked = { table, seen -> model.haveLooked(table, seen) },
                readLog = { model.readLog() },
                closeLog = { model.closeLog() },
                help = { game?.let(onHelp) },
                leave = leave,
            )
        }
    BackHandler(onBack = actions.leave)
    val pace = laid?.speed()?.bots() ?: settings.botSpeed()
    CompositionLocalProvider(LocalHabits provides settings.withBotSpeed(pace)) {
        ReplayScreen(ui, actions)
    }
}
