package app.traytable.ui.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.history.PlayedMatch
import app.traytable.history.PlayedViewModel.Played
import app.traytable.match.LineUp
import app.traytable.room.LocalRooms
import app.traytable.ui.Page
import app.traytable.ui.home.nameOf
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.scrolls
import app.traytable.ui.setup.rulesInWords
import app.traytable.ui.table.GoneScreen
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.result.Details
import app.traytable.ui.words.damage

/** What can be done with a match that is over; with a damaged one only the last. */
class PlayedActions(
    val watch: () -> Unit = {},
    val share: () -> Unit = {},
    val again: () -> Unit = {},
    val delete: () -> Unit = {},
)

/**
 * One match that is over: who reached what and how, when, and what can be done with it.
 *
 * @param played null until it has been read
 * @param notDone why something that was asked for has not been done
 */
@Composable
fun PlayedScreen(
    played: Played?,
    now: Long,
    actions: PlayedActions,
    notDone: String? = null,
    onBack: () -> Unit,
) {
    val match = played?.match()
    if (played != null && match == null) {
        GoneScreen(onBack)
        return
    }
    Page(match?.let { nameOf(it.game()) }, onBack, 1080.dp, { Bin(actions.delete) }) {
        if (match != null) {
            BoxWithConstraints {
                if (maxWidth / LocalDensity.current.fontScale >= 640.dp) {
                    Row(
                        Modifier.fillMaxHeight().padding(horizontal = 16.dp),
                        Arrangement.spacedBy(16.dp),
                    ) {
                        val isLow = this@BoxWithConstraints.maxHeight < LOW
                        Scrolling(Modifier.weight(1f)) { Podium(played, match, isLow) }
                        Scrolling(
                            Modifier.weight(1f),
                        ) { About(played, match, now, actions, notDone) }
                    }
                } else {
                    Scrolling(Modifier.padding(horizontal = 12.dp)) {
                        Podium(played, match, isLow = false)
                        About(played, match, now, actions, notDone)
                    }
                }
            }
        }
    }
}

private val LOW = 400.dp

@Composable
private fun Bin(onDelete: () -> Unit) =
    IconButton(onDelete, Modifier.ringedKeyStop()) {
        Icon(
            painterResource(R.drawable.ic_delete),
            stringResource(R.string.history_delete),
            tint = LocalTrayColours.current.inkSoft,
        )
    }

@Composable
private fun Scrolling(
    modifier: Modifier,
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.scrolls().padding(bottom = 20.dp),
    Arrangement.spacedBy(14.dp),
    content = content,
)

@Composable
private fun About(
    played: Played,
    match: PlayedMatch,
    now: Long,
    actions: PlayedActions,
    notDone: String?,
) {
    Column(Modifier.padding(horizontal = 4.dp), Arrangement.spacedBy(2.dp)) {
        val colours = LocalTrayColours.current
        whenAndHowLong(match, now).forEach {
            Text(it, color = colours.ink, style = TrayType.story)
        }
        played.lineUp()?.let { Agreed(it) }
    }
    played.problem()?.let {
        Trouble(stringResource(R.string.played_not_watched, damage(LocalResources.current, it)))
    }
    if (played.end() != null) Deeds(actions)
    notDone?.let { Trouble(it) }
    played.end()?.let { Details(it) }
}

@Composable
private fun Trouble(words: String) =
    Text(
        words,
        Modifier.padding(horizontal = 4.dp).semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error,
        style = TrayType.story,
    )

@Composable
private fun Agreed(lineUp: LineUp) {
    val room = LocalRooms.current.find(lineUp.game()) ?: return
    Text(
        rulesInWords(room, lineUp.options()),
        color = LocalTrayColours.current.inkSoft,
        style = TrayType.story,
    )
}

@Composable
private fun Deeds(actions: PlayedActions) {
    Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
        TrayButton(stringResource(R.string.played_watch), actions.watch, Modifier.fillMaxWidth())
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(10.dp),
            verticalArrangement = Arrangement.spacedBy(10.dp),
            // Large letters take a line each.
            maxItemsInEachRow = if (LocalDensity.current.fontScale < 1.5f) 2 else 1,
        ) {
            listOf(
                R.string.played_again to actions.again,
                R.string.played_share to actions.share,
            ).forEach { (label, go) ->
                TrayButton(stringResource(label), go, Modifier.weight(1f), ButtonKind.Quiet)
            }
        }
    }
}
