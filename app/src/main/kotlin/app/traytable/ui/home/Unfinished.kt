package app.traytable.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.SavedMatch
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/**
 * All that is unfinished: the newest that can be opened as a small table, the others in rows. Many
 * do not push the games away unless asked to.
 */
@Composable
fun Unfinished(
    matches: List<SavedMatch>,
    now: Long,
    shelf: Shelf,
    actions: HomeActions,
) {
    val bins = rememberBins(matches)
    val running = matches.firstOrNull { it.problem() == null }
    val others = matches - setOfNotNull(running)
    val table: @Composable () -> Unit = {
        running?.let {
            RunningTable(it, now, shelf.hasMatchPicture, actions) {
                Bin(it, bins, actions, LocalTrayColours.current.feltInk)
            }
        }
    }
    if (shelf.isBeside(running)) {
        Row(horizontalArrangement = Arrangement.spacedBy(shelf.gap)) {
            Box(Modifier.weight(1f)) { table() }
            Column(
                Modifier.weight(1f).padding(top = shelf.gap),
                Arrangement.spacedBy(shelf.gap),
            ) { Others(others, now, shelf, actions, bins) }
        }
    } else {
        table()
        Others(others, now, shelf, actions, bins)
    }
}

private fun Shelf.isBeside(running: SavedMatch?) = matchColumns == 2 && running != null

@Composable
private fun Others(
    others: List<SavedMatch>,
    now: Long,
    shelf: Shelf,
    actions: HomeActions,
    bins: Bins,
) {
    val colours = LocalTrayColours.current
    var all by rememberSaveable { mutableStateOf(false) }
    val folds = others.size > shelf.rows + 1
    val shown = if (all || !folds) others else others.take(shelf.rows)
    shown.forEach { match ->
        key(match.id()) {
            OtherMatch(match, now, actions, Modifier.fillMaxWidth()) {
                Bin(match, bins, actions, colours.inkSoft)
            }
        }
    }
    if (folds) {
        val more = others.size - shelf.rows
        TextButton(
            { all = !all },
            colors = ButtonDefaults.textButtonColors(contentColor = colours.teal),
        ) {
            Text(
                if (all) {
                    stringResource(R.string.home_fewer)
                } else {
                    pluralStringResource(R.plurals.home_more, more, more)
                },
                style = TrayType.button,
            )
        }
    }
}
