package app.traytable.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.SavedMatch

/** All that is unfinished, the newest first. Many do not push the games away unless asked to. */
@Composable
fun Unfinished(
    matches: List<SavedMatch>,
    now: Long,
    shelf: Shelf,
    actions: HomeActions,
) {
    var all by rememberSaveable { mutableStateOf(false) }
    val folds = matches.size > shelf.matches + 1
    val shown = if (all || !folds) matches else matches.take(shelf.matches)
    SectionTitle(stringResource(R.string.home_continue))
    shown.chunked(shelf.matchColumns).forEach { MatchRow(it, now, shelf, actions) }
    if (folds) {
        val more = matches.size - shelf.matches
        TextButton({ all = !all }) {
            Text(
                if (all) {
                    stringResource(R.string.home_fewer)
                } else {
                    pluralStringResource(R.plurals.home_more, more, more)
                },
            )
        }
    }
}

@Composable
private fun MatchRow(
    matches: List<SavedMatch>,
    now: Long,
    shelf: Shelf,
    actions: HomeActions,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(shelf.gap)) {
        matches.forEach { MatchTile(it, now, actions, Modifier.weight(1f)) }
        repeat(shelf.matchColumns - matches.size) { Spacer(Modifier.weight(1f)) }
    }
}
