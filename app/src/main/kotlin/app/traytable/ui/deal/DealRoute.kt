package app.traytable.ui.deal

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.match.HomeViewModel
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.home.rememberOffers
import app.traytable.ui.setup.WhenStarted

/** A deal by its [code], as far as that is known already. */
@Composable
fun DealRoute(
    code: String,
    onStarted: (Long) -> Unit,
    onBack: () -> Unit,
    home: HomeViewModel = viewModel(),
    model: NewMatchViewModel = viewModel(),
) {
    val rooms = LocalRooms.current
    var text by rememberSaveable(code) { mutableStateOf(code) }
    val offers by rememberOffers(home, model)
    val read = remember(text, rooms) { rooms.readCode(text) }
    val draft =
        remember(read, offers, rooms) {
            val deal = (read as? CodeRead.Right)?.deal
            deal?.let { offers?.dealt(rooms.of(it.game()).info, it) }
        }
    val start by model.start().collectAsStateWithLifecycle()
    WhenStarted(model, onStarted)
    DealScreen(
        DealUi(text, read, draft),
        DealActions(
            write = {
                text = it.take(MOST)
                model.seen()
            },
            play = {
                if (read is CodeRead.Right && draft != null) model.start(draft, read.deal.seed())
            },
            back = onBack,
        ),
        notSaved = start is NewMatchViewModel.NotSaved,
    )
}

/** Whoever pastes a book here learns that it is too long; it need not be kept. */
private const val MOST = 1001
