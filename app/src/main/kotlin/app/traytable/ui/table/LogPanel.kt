package app.traytable.ui.table

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.ui.Page
import app.traytable.ui.tray.pieces.Piece

/** The whole match in words, as the one who looks may know it; the newest at the end. */
@Composable
fun LogPanel(
    log: TableUi.Log,
    frame: Frame,
    onClose: () -> Unit,
) {
    BackHandler(onBack = onClose)
    Page(stringResource(R.string.table_log), onClose) { LogList(log, frame) }
}

@Composable
fun LogList(
    log: TableUi.Log,
    frame: Frame,
) {
    val moves = log.moves().filter { it.story().events.isNotEmpty() }
    // It begins at its end, without a scroll that could be seen.
    val newest = maxOf(0, moves.size - 1)
    val list = rememberLazyListState(newest)
    LaunchedEffect(newest) { list.scrollToItem(newest) }
    if (moves.isEmpty()) {
        Text(stringResource(R.string.log_empty), Modifier.padding(20.dp))
    }
    LazyColumn(Modifier.fillMaxSize(), list) {
        items(moves.size) { index -> LoggedMove(moves[index], frame) }
    }
}

@Composable
private fun LoggedMove(
    move: TableUi.LoggedMove,
    frame: Frame,
) {
    Row(
        Modifier.padding(horizontal = 20.dp, vertical = 6.dp),
        Arrangement.spacedBy(12.dp),
    ) {
        Piece(frame, move.mover(), 28.dp)
        Column(Modifier.weight(1f)) {
            move.story().inWords(frame.speech()).forEach { sentence ->
                Text(sentence, style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
}
