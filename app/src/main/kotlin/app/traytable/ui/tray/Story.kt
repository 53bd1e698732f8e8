package app.traytable.ui.tray

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import app.traytable.R
import app.traytable.match.Since
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/**
 * What just happened, on the upper rim: as many of the last sentences as find room there. After much
 * has happened since somebody's turn it says so, and a touch shows it all.
 */
@Composable
internal fun Story(
    table: Table<*, *, *, *>,
    setting: Setting,
) {
    val recap = table.recap?.let { recap(table, it) }
    val told = setting.laid.story ?: table.inWords()
    val sentences = if (recap == null) told else listOf(recap) + told.takeLast(1)
    val look = if (recap == null) Modifier else Modifier.recapped(table)
    Box(Modifier.at(setting.plan.story).order(Order.Story).then(look), Alignment.Center) {
        BoxWithConstraints(contentAlignment = Alignment.Center) {
            val measurer = rememberTextMeasurer()
            val lines = setting.plan.lines
            val room = constraints
            val shown =
                remember(sentences, room, lines) {
                    // Not more than two moves: what is older is in the log.
                    (minOf(sentences.size, TOLD) downTo 1)
                        .map { if (recap == null) sentences.takeLast(it) else sentences.take(it) }
                        .map { it.joinToString(if (recap == null) " " else "\n") }
                        .firstOrNull { told ->
                            val measured =
                                measurer.measure(
                                    told,
                                    TrayType.story,
                                    constraints = Constraints(maxWidth = room.maxWidth),
                                )
                            measured.lineCount <= lines
                        } ?: sentences.lastOrNull().orEmpty()
                }
            val climax = measurer.measure(shown, TrayType.climax).size
            val isLarge =
                setting.laid.isClimax &&
                    climax.width <= room.maxWidth &&
                    climax.height <= room.maxHeight
            Text(
                shown,
                Modifier.clearAndSetSemantics {
                    text = AnnotatedString(shown)
                    liveRegion = LiveRegionMode.Polite
                },
                color = LocalTrayColours.current.ink,
                textAlign = TextAlign.Center,
                style = if (isLarge) TrayType.climax else TrayType.story,
                maxLines = lines,
                overflow = TextOverflow.Ellipsis,
            )
        }
    }
}

@Composable
private fun recap(
    table: Table<*, *, *, *>,
    since: Since,
): String {
    val many = since.moves().count { it.story().events.isNotEmpty() }
    return pluralStringResource(R.plurals.story_since, many, table.name(since.seat()), many)
}

/** Looking is free and bears no mark. */
@Composable
private fun Modifier.recapped(table: Table<*, *, *, *>): Modifier =
    clickable(
        onClickLabel = stringResource(R.string.table_log),
        role = Role.Button,
        onClick = table.actions.readLog,
    )

private const val TOLD = 3
