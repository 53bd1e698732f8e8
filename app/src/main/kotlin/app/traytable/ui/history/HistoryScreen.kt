package app.traytable.ui.history

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.data.Finisher
import app.traytable.history.Filter
import app.traytable.history.HistoryViewModel.Leafed
import app.traytable.ui.Page
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.tray.drawing.TrayButton

/**
 * What was played.
 *
 * @param people who can be asked for
 * @param leafed null until it has been read
 */
@Immutable
class HistoryUi(
    val filter: Filter,
    val people: List<Finisher> = emptyList(),
    val leafed: Leafed? = null,
)

class HistoryActions(
    val open: (match: Long) -> Unit = {},
    val delete: (match: Long) -> Unit = {},
    val filter: (Filter) -> Unit = {},
    val more: () -> Unit = {},
    val games: () -> Unit = {},
    /** Null while nobody wants to see any. */
    val statistics: (() -> Unit)? = {},
    val parcels: () -> Unit = {},
    val back: () -> Unit = {},
)

/** Every match that is over, the newest first, month by month. */
@Composable
fun HistoryScreen(
    ui: HistoryUi,
    now: Long,
    actions: HistoryActions,
    snackbar: SnackbarHostState = remember { SnackbarHostState() },
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val isWide = maxWidth / LocalDensity.current.fontScale >= 640.dp
        val filters: @Composable (Modifier) -> Unit = { Filters(ui, actions.filter, it) }
        val isEmpty = ui.filter == Filter.NONE && ui.leafed?.matches()?.isEmpty() == true
        Page(
            stringResource(R.string.history),
            actions.back,
            maxWidth = 1080.dp,
            tools = {
                if (isWide && !isEmpty) filters(Modifier.padding(end = 8.dp))
                Ways(actions, hasStatistics = !isEmpty)
            },
        ) {
            Column(Modifier.fillMaxSize()) {
                if (!isWide && !isEmpty) {
                    filters(Modifier.padding(horizontal = 12.dp).padding(bottom = 8.dp))
                }
                ui.leafed?.let { leafed ->
                    when {
                        isEmpty -> Empty(actions.games)
                        leafed.matches().isEmpty() -> NothingFits(actions)
                        else -> PlayedLines(leafed, now, if (isWide) 2 else 1, actions)
                    }
                }
            }
        }
        SnackbarHost(
            snackbar,
            Modifier
                .align(Alignment.BottomCenter)
                .windowInsetsPadding(WindowInsets.safeDrawing),
        )
    }
}

/** To what else there is to know of it, and to what came from elsewhere. */
@Composable
private fun Ways(
    actions: HistoryActions,
    hasStatistics: Boolean,
) {
    if (hasStatistics) {
        actions.statistics?.let { Way(R.drawable.ic_statistics, R.string.statistics, it) }
    }
    Way(R.drawable.ic_parcel, R.string.parcel_title, actions.parcels)
}

@Composable
private fun Way(
    @DrawableRes icon: Int,
    @StringRes words: Int,
    onClick: () -> Unit,
) = IconButton(onClick, Modifier.ringedKeyStop()) {
    Icon(painterResource(icon), stringResource(words), tint = LocalTrayColours.current.ink)
}

@Composable
private fun Empty(onGames: () -> Unit) =
    KindWord(
        stringResource(R.string.history_empty),
        stringResource(R.string.history_empty_hint),
        stringResource(R.string.result_home),
        onGames,
    )

@Composable
private fun NothingFits(actions: HistoryActions) =
    KindWord(
        stringResource(R.string.history_none),
        null,
        stringResource(R.string.history_show_all),
    ) { actions.filter(Filter.NONE) }

@Composable
private fun KindWord(
    words: String,
    more: String?,
    label: String,
    onClick: () -> Unit,
) {
    val colours = LocalTrayColours.current
    Column(
        Modifier.fillMaxSize().scrolls().padding(24.dp),
        Arrangement.spacedBy(16.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        if (more != null) EmptyTray()
        Text(words, color = colours.ink, textAlign = TextAlign.Center, style = TrayType.title)
        more?.let {
            Text(it, color = colours.inkSoft, textAlign = TextAlign.Center, style = TrayType.story)
        }
        TrayButton(label, onClick)
    }
}

@Preview
@Composable
private fun HistoryPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        val nothing = Leafed(Filter.NONE, emptyList(), true)
        HistoryScreen(HistoryUi(Filter.NONE, leafed = nothing), 0, HistoryActions())
    }
}
