package app.traytable.ui.table

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.ui.Page
import app.traytable.ui.WholeText
import app.traytable.ui.keys.keysStayIn
import app.traytable.ui.showsMore
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.pieces.Piece

/** The whole match in words, as the one who looks may know it; the newest at the end. */
@Composable
fun LogPanel(
    log: TableUi.Log,
    frame: Frame,
    actions: TableActions,
) {
    BackHandler(onBack = actions.closeLog)
    Box(Modifier.keysStayIn()) {
        Page(stringResource(R.string.table_log), actions.closeLog) {
            Column {
                Box(Modifier.weight(1f)) { LogList(log, frame) }
                FromTheBeginning(log, frame, actions)
            }
        }
    }
}

/** All of it once more on the table; not where to remember it is the game. */
@Composable
fun FromTheBeginning(
    log: TableUi.Log,
    frame: Frame,
    actions: TableActions,
) {
    val replay = actions.replay ?: return
    if (log.moves().isEmpty() || !frame.scene().mayLookBack) return
    TrayButton(
        stringResource(R.string.replay_from_the_beginning),
        replay,
        Modifier.fillMaxWidth().padding(20.dp, 8.dp, 20.dp, 16.dp),
        ButtonKind.Quiet,
    )
}

@Composable
fun LogList(
    log: TableUi.Log,
    frame: Frame,
) {
    val moves = log.moves().filter { it.story().events.isNotEmpty() }
    val since = frame.since()?.takeIf { it.moves().isNotEmpty() }
    val unread =
        since?.let { from ->
            moves.indexOfFirst { it.ply() >= from.moves().first().ply() }
        }
    // It begins at what has not been read yet, without a scroll that could be seen.
    val start = unread?.takeIf { it >= 0 } ?: maxOf(0, moves.size - 1)
    val list = rememberLazyListState(start)
    LaunchedEffect(start) { list.scrollToItem(start) }
    if (moves.isEmpty()) {
        Text(stringResource(R.string.log_empty), Modifier.padding(20.dp))
    }
    LazyColumn(Modifier.fillMaxSize().showsMore(list), list) {
        items(moves.size) { index ->
            if (since != null && index == unread) SinceTurn(frame, since)
            LoggedMove(moves[index], frame)
        }
    }
}

/** From here on somebody has not looked yet. */
@Composable
private fun SinceTurn(
    frame: Frame,
    since: Since,
) {
    val name = frame.players()[since.seat().index()].name()
    Text(
        stringResource(R.string.log_since, name),
        Modifier.padding(horizontal = 20.dp, vertical = 10.dp).semantics { heading() },
        color = LocalTrayColours.current.inkSoft,
        style = TrayType.name,
    )
}

@Composable
private fun LoggedMove(
    move: TableUi.LoggedMove,
    frame: Frame,
) {
    Row(
        // What ends a line stays free of the mark that there is more.
        Modifier.padding(20.dp, 6.dp, 34.dp, 6.dp),
        Arrangement.spacedBy(12.dp),
    ) {
        Piece(frame, move.mover(), 28.dp)
        Column(Modifier.weight(1f)) {
            move.story().inWords(frame.speech()).forEach { sentence ->
                WholeText(sentence, style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
}
