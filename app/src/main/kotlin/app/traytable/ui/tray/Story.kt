package app.traytable.ui.tray

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import app.traytable.R
import app.traytable.match.Since
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.ear.ToldInstead
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.Table
import app.traytable.ui.words.Sentence

/**
 * What just happened, on the upper rim: as many of the last sentences as find room there. After much
 * has happened since somebody's turn it says so, and a touch shows it all.
 */
@Composable
internal fun Story(
    table: Table<*, *, *, *>,
    setting: Setting,
) {
    val since = table.recap
    val told = setting.laid.story ?: table.sentences()
    // By ear, a touch reads the table; what happened is in the bar.
    val isWritten = since == null || LocalAloud.current.isHeard
    val look = if (isWritten) Modifier else Modifier.recapped(table)
    Box(Modifier.at(setting.plan.story).order(Order.Story).then(look), Alignment.Center) {
        ToldInstead(isFree = !table.isHandOver) {
            RimWords(
                if (since == null) told else listOf(recap(since)) + told.takeLast(1),
                table.frame,
                setting.plan.lines,
                isClimax = setting.laid.isClimax,
                headed = since != null,
            )
        }
    }
}

private fun recap(since: Since): Sentence {
    val many = since.moves().count { it.story().events.isNotEmpty() }
    return Sentence {
        listOf(
            it.sayFor(R.plurals.story_since, many, it.name(since.seat()), many),
            it.sayFor(R.plurals.brief_since, many, many),
        )
    }
}

/** Looking is free and bears no mark. */
@Composable
private fun Modifier.recapped(table: Table<*, *, *, *>): Modifier =
    keyStop().clickable(
        onClickLabel = stringResource(R.string.table_log),
        role = Role.Button,
        onClick = table.actions.readLog,
    )
