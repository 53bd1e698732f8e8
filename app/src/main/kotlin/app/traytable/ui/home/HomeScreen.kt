package app.traytable.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.statusBars
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.layout.windowInsetsTopHeight
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.PreviewScreenSizes
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.match.SavedMatch
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.theme.TraytableTheme

/** What is unfinished, and the shelf. Until it is known what is unfinished, neither jumps about. */
@Composable
fun HomeScreen(
    rooms: Rooms,
    unfinished: List<SavedMatch>?,
    now: Long,
    actions: HomeActions,
    snackbar: SnackbarHostState = remember { SnackbarHostState() },
) {
    Surface(Modifier.fillMaxSize()) {
        BoxWithConstraints(contentAlignment = Alignment.TopCenter) {
            val busy = !unfinished.isNullOrEmpty()
            val shelf = Shelf.fitting(maxWidth, maxHeight, LocalDensity.current.fontScale, busy)
            Column(
                Modifier
                    .fillMaxHeight()
                    .verticalScroll(rememberScrollState())
                    .windowInsetsPadding(WindowInsets.safeDrawing)
                    .padding(horizontal = shelf.margin)
                    .padding(bottom = shelf.margin)
                    .widthIn(max = 1080.dp),
                Arrangement.spacedBy(shelf.gap),
            ) {
                Header(actions)
                if (busy) {
                    Unfinished(unfinished, now, shelf, actions)
                    SectionTitle(stringResource(R.string.home_games))
                }
                if (unfinished != null) {
                    rooms.all().chunked(shelf.columns).forEach { TileRow(it, shelf, actions.game) }
                }
            }
            BehindStatusBar()
            SnackbarHost(
                snackbar,
                Modifier
                    .align(Alignment.BottomCenter)
                    .windowInsetsPadding(WindowInsets.safeDrawing),
            )
        }
    }
}

@Composable
internal fun SectionTitle(text: String) =
    Text(
        text,
        Modifier.padding(start = 4.dp, top = 4.dp).semantics { heading() },
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.titleMedium,
    )

/** Neighbours are as high as each other. */
@Composable
private fun TileRow(
    rooms: List<GameRoom<*, *, *, *>>,
    shelf: Shelf,
    onGame: (String) -> Unit,
) {
    Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(shelf.gap)) {
        rooms.forEach { room ->
            GameTile(room, shelf, { onGame(room.info.id) }, Modifier.weight(1f).fillMaxHeight())
        }
    }
}

@Composable
private fun Header(actions: HomeActions) {
    Row(
        Modifier.fillMaxWidth().padding(top = 8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f).padding(horizontal = 4.dp)) {
            Text(
                stringResource(R.string.app_name),
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.displaySmall,
            )
            Text(
                stringResource(R.string.home_subtitle),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        IconButton(actions.rules) {
            Icon(painterResource(R.drawable.ic_help), stringResource(R.string.home_rules))
        }
        IconButton(actions.settings) {
            Icon(painterResource(R.drawable.ic_settings), stringResource(R.string.settings))
        }
    }
}

/** Keeps the clock readable while tiles scroll beneath it. */
@Composable
private fun BehindStatusBar() {
    Box(Modifier.fillMaxWidth().background(MaterialTheme.colorScheme.surface.copy(alpha = 0.92f))) {
        Spacer(Modifier.windowInsetsTopHeight(WindowInsets.statusBars))
    }
}

@PreviewScreenSizes
@Composable
private fun HomePreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        HomeScreen(Rooms.STANDARD, emptyList(), 0, HomeActions())
    }
}
