package app.traytable.ui.table

import androidx.activity.compose.BackHandler
import androidx.activity.compose.LocalActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.LifecycleStartEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.match.MatchViewModel
import app.traytable.match.TableUi
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.settings.TimeToSpeak
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.learn.rememberTeaching
import app.traytable.ui.setup.WhenStarted

/** The table of one match, from the database to the screen. */
@Composable
fun TableRoute(
    id: Long,
    settings: Settings,
    onLeave: () -> Unit,
    onHelp: (open: String) -> Unit,
    onLearn: (lesson: String) -> Unit,
    onReplay: () -> Unit,
    onRematch: (game: String) -> Unit,
    onDealt: (match: Long) -> Unit,
    model: MatchViewModel = viewModel(),
    habits: SettingsViewModel = viewModel(),
    dealing: NewMatchViewModel = viewModel(),
) {
    val latest by model.state().collectAsStateWithLifecycle()
    // The table of another match may lie there for a moment still.
    val state = latest.takeIf { it.ui().isOf(id) }
    val ui = state?.ui() ?: TableUi.Loading()
    val activity = LocalActivity.current
    val isHeard = LocalIsHeard.current
    // Before the match is opened: not even the first move of a bot is to be missed.
    DisposableEffect(isHeard) {
        model.listen(isHeard)
        onDispose {}
    }
    LifecycleStartEffect(id) {
        model.open(id)
        // Whoever picks the phone up next need not be the one who put it away.
        onStopOrDispose { if (activity?.isChangingConfigurations != true) model.away() }
    }
    HiddenFromRecents(ui, state?.peek())
    KeptAwake(settings.keepScreenOn)
    val teaching =
        rememberTeaching(
            ui,
            settings.explainsNews,
            onLearn,
            { model.letBotsGoOn() },
        )
    val isDoubted =
        state?.hints()?.let { hints ->
            hints.isDoubted && (ui as? TableUi.Laid)?.frame()?.let(hints::isFor) == true
        } == true
    val actions =
        remember(ui, teaching, isDoubted) {
            val ply = (ui as? TableUi.Laid)?.frame()?.ply() ?: 0
            val game = (ui as? TableUi.Laid)?.frame()?.game().orEmpty()
            TableActions(
                play = { seat, move ->
                    teaching.onPlay()
                    if (isDoubted) {
                        model.askWhyNot(ply, seat, move)
                    } else {
                        model.play(ply, seat, move)
                    }
                },
                playAll = { seat, moves ->
                    teaching.onPlay()
                    if (isDoubted) {
                        model.askWhyNot(ply, seat, moves.first())
                    } else {
                        model.playAll(ply, seat, moves)
                    }
                },
                playTogether = { moves ->
                    teaching.onPlay()
                    model.playTogether(ply, moves)
                },
                undo = { model.undo(ply) },
                take = { model.take(it) },
                passOn = { model.putDown() },
                hurry = { teaching.onRead?.invoke() ?: model.hurry() },
                goOn = { model.goOn() },
                pace = { habits.choose(it) },
                hear = { habits.useSounds(it) },
                haveLooked = { model.haveLooked(id, ply) },
                holdBots = { model.holdBots() },
                letBotsGoOn = { model.letBotsGoOn() },
                peek = { model.peek(it) },
                stopPeeking = { model.stopPeeking() },
                readLog = { model.readLog() },
                closeLog = { model.closeLog() },
                askForHint = { model.askForHint() },
                closeHints = { model.closeHints() },
                doubtHint = { model.doubtHint() },
                heed = { habits.choose(it) },
                allAtOnce = { habits.allAtOnce(it) },
                help = { (ui as? TableUi.Laid)?.let { onHelp(fittingChapter(it)) } },
                replay = onReplay,
                leave = {
                    model.leave()
                    onLeave()
                },
                rematch = {
                    model.leave()
                    onRematch(game)
                },
                sameDeal = { dealing.startLike(id) },
            )
        }
    BackHandler(onBack = actions.leave)
    WhenStarted(dealing) {
        model.leave()
        onDealt(it)
    }
    val dealt by dealing.start().collectAsStateWithLifecycle()
    CompositionLocalProvider(LocalHabits provides if (isHeard) settings.byEar() else settings) {
        val asides =
            TableAsides(
                state?.log(),
                state?.hints(),
                state?.peek(),
                teaching.coached,
                dealt is NewMatchViewModel.NotSaved,
            )
        TableScreen(if (teaching.isKnown) ui else TableUi.Loading(), asides, actions)
    }
}

/** Who hears what there is has to be given the time, and no finger finds its pile unheard. */
private fun Settings.byEar(): Settings =
    withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES).withAllAtOnce(false)

/** The chapter of the rules that answers the question of this moment. */
private fun fittingChapter(ui: TableUi.Laid): String {
    val chapter = if (ui is TableUi.Over) "end" else ui.frame().scene().chapter
    return "${ui.frame().game()}/$chapter"
}
