package app.traytable.ui.table

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi

/** Leave, undo, a hint, what happened, how it is played. */
@Composable
fun TableBar(
    ui: TableUi.Laid,
    actions: TableActions,
) {
    val frame = ui.frame()
    Row(
        Modifier.fillMaxWidth().padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        IconButton(actions.leave) {
            Icon(painterResource(R.drawable.ic_back), stringResource(R.string.table_leave))
        }
        Text(
            stringResource(
                frame
                    .scene()
                    .room.shelf
                    .name(),
            ),
            Modifier.weight(1f).padding(start = 8.dp).semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        if (frame.canUndo()) {
            IconButton(actions.undo) {
                Icon(painterResource(R.drawable.ic_undo), stringResource(R.string.table_undo))
            }
        }
        if (ui is TableUi.YourTurn) {
            IconButton(actions.askForHint) {
                Icon(painterResource(R.drawable.ic_hint), stringResource(R.string.table_hint))
            }
        }
        IconButton(actions.readLog) {
            Icon(painterResource(R.drawable.ic_log), stringResource(R.string.table_log))
        }
        IconButton(actions.help) {
            Icon(painterResource(R.drawable.ic_help), stringResource(R.string.table_help))
        }
    }
}
