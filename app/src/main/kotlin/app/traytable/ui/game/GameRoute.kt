package app.traytable.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.history.HistoryViewModel
import app.traytable.learn.LearnViewModel
import app.traytable.learn.Learned
import app.traytable.match.HomeViewModel
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.home.rememberOffers
import app.traytable.ui.home.sitters
import app.traytable.ui.setup.WhenStarted

@Composable
fun GameRoute(
    id: String,
    onWhoPlays: () -> Unit,
    onLearn: (lesson: String) -> Unit,
    onStarted: (Long) -> Unit,
    onRules: () -> Unit,
    onDeal: () -> Unit,
    onHistory: () -> Unit,
    onBack: () -> Unit,
    home: HomeViewModel = viewModel(),
    model: NewMatchViewModel = viewModel(),
    learning: LearnViewModel = viewModel(),
    history: HistoryViewModel = viewModel(),
) {
    val room = LocalRooms.current.of(id)
    val offers by rememberOffers(home, model)
    val usual = remember(offers, room) { offers?.usual(room.info) }
    val others = remember(offers, room) { offers?.others(room.info).orEmpty() }
    val learned by learning.learned().collectAsStateWithLifecycle()
    val played by remember(history, id) { history.count(id) }.collectAsStateWithLifecycle(null)
    val start by model.start().collectAsStateWithLifecycle()
    WhenStarted(model, onStarted)
    GameScreen(
        room,
        usual?.let {
            val tables = others.map { lineUp -> lineUp.sitters }
            played?.let { times ->
                GameUi(it.sitters, tables, room.lessons, learned ?: Learned.NOTHING, times)
            }
        },
        GameActions(
            play = { usual?.let(model::start) },
            playWith = { table -> offers?.let { model.start(it.with(room.info, others[table])) } },
            learn = onLearn,
            whoPlays = onWhoPlays,
            rules = onRules,
            byCode = onDeal,
            history = onHistory,
            back = onBack,
        ),
        notSaved = start is NewMatchViewModel.NotSaved,
    )
}
