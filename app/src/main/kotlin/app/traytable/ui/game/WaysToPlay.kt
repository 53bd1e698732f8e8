package app.traytable.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.learn.Learned
import app.traytable.learn.Lesson
import app.traytable.ui.home.PlayButton
import app.traytable.ui.home.Sitter
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/**
 * With whom a game can begin.
 *
 * @param usual those whom *Play* deals to
 * @param others tables of late that fit
 * @param lessons by which it can be learnt, and how far that has come
 * @param played so many matches of it are over
 */
@Immutable
class GameUi(
    val usual: List<Sitter>,
    val others: List<List<Sitter>> = emptyList(),
    val lessons: List<Lesson> = emptyList(),
    val learned: Learned = Learned.NOTHING,
    val played: Int = 0,
)

class GameActions(
    val play: () -> Unit = {},
    val playWith: (other: Int) -> Unit = {},
    val whoPlays: () -> Unit = {},
    val rules: () -> Unit = {},
    val byCode: () -> Unit = {},
    val learn: (lesson: String) -> Unit = {},
    val history: () -> Unit = {},
    val back: () -> Unit = {},
)

/** At once with those who played it last or with another table of late, or with whom one wants. */
@Composable
fun WaysToPlay(
    name: String,
    ui: GameUi,
    actions: GameActions,
    notSaved: Boolean,
) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(10.dp)) {
        if (notSaved) {
            Text(
                stringResource(R.string.setup_not_saved),
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.error,
                style = TrayType.story,
            )
        }
        val names = ui.usual.joinToString { it.name }
        PlayButton(
            stringResource(R.string.home_play),
            stringResource(R.string.home_play_with, name, names),
            ui.usual,
            actions.play,
            Modifier.fillMaxWidth(),
            ButtonKind.Filled,
        )
        if (ui.others.isNotEmpty()) Lately(name, ui.others, actions.playWith)
        FlowRow(
            Modifier.padding(bottom = 4.dp),
            Arrangement.spacedBy(10.dp),
            Arrangement.spacedBy(10.dp),
            // Large letters take a line each.
            maxItemsInEachRow = if (LocalDensity.current.fontScale < 1.5f) 2 else 1,
        ) {
            listOf(
                R.string.home_who_plays to actions.whoPlays,
                R.string.home_rules to actions.rules,
            ).forEach { (label, go) ->
                TrayButton(stringResource(label), go, Modifier.weight(1f), ButtonKind.Quiet)
            }
        }
        Lessons(ui.lessons, ui.learned, actions.learn)
        TrayButton(
            stringResource(R.string.deal_by_code),
            actions.byCode,
            Modifier.fillMaxWidth(),
            ButtonKind.Quiet,
        )
        if (ui.played > 0) {
            TrayButton(
                pluralStringResource(R.plurals.history_of_game, ui.played, ui.played),
                actions.history,
                Modifier.fillMaxWidth(),
                ButtonKind.Quiet,
            )
        }
    }
}

@Composable
private fun Lately(
    name: String,
    others: List<List<Sitter>>,
    onPlay: (Int) -> Unit,
) {
    Text(
        stringResource(R.string.game_lately),
        Modifier.padding(top = 4.dp).semantics { heading() },
        color = LocalTrayColours.current.inkSoft,
        style = TrayType.count,
    )
    others.forEachIndexed { table, sitters ->
        val names = sitters.joinToString { it.name }
        PlayButton(
            names,
            stringResource(R.string.home_play_with, name, names),
            sitters,
            { onPlay(table) },
            Modifier.fillMaxWidth(),
        )
    }
}
