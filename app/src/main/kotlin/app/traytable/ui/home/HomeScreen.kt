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
import androidx.compose.foundation.layout.asPaddingValues
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
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.tooling.preview.PreviewScreenSizes
import androidx.compose.ui.unit.dp
import app.traytable.Rooms
import app.traytable.match.SavedMatch
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TraytableTheme

/**
 * What Home shows.
 *
 * @param unfinished the newest first
 * @param usual with whom each game would be dealt, by its id
 */
@Immutable
class HomeUi(
    val unfinished: List<SavedMatch> = emptyList(),
    val usual: Map<String, List<Sitter>> = emptyMap(),
)

/** What is unfinished, and the posters. Until all of it is known there is neither: nothing jumps. */
@Composable
fun HomeScreen(
    rooms: Rooms,
    ui: HomeUi?,
    now: Long,
    actions: HomeActions,
    snackbar: SnackbarHostState = remember { SnackbarHostState() },
) {
    val colours = LocalTrayColours.current
    Surface(Modifier.fillMaxSize(), color = colours.floor, contentColor = colours.ink) {
        BoxWithConstraints(contentAlignment = Alignment.TopCenter) {
            val shelf = Shelf.fitting(maxWidth, maxHeight, LocalDensity.current.fontScale)
            Column(
                Modifier
                    .fillMaxHeight()
                    .scrolls(WindowInsets.safeDrawing.asPaddingValues())
                    .windowInsetsPadding(WindowInsets.safeDrawing)
                    .padding(horizontal = shelf.margin)
                    .padding(bottom = shelf.margin + 4.dp)
                    .widthIn(max = 1280.dp),
                Arrangement.spacedBy(shelf.gap),
            ) {
                Head(actions)
                ui?.let { Contents(rooms, it, now, shelf, actions) }
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
private fun Contents(
    rooms: Rooms,
    ui: HomeUi,
    now: Long,
    shelf: Shelf,
    actions: HomeActions,
) {
    if (ui.unfinished.isNotEmpty()) Unfinished(ui.unfinished, now, shelf, actions)
    rooms.all().chunked(shelf.columns).forEach { Posters(it, ui, shelf, actions) }
}

/** Neighbours are as high as each other. */
@Composable
private fun Posters(
    rooms: List<GameRoom<*, *, *, *>>,
    ui: HomeUi,
    shelf: Shelf,
    actions: HomeActions,
) {
    Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(shelf.gap)) {
        rooms.forEach { room ->
            val game = room.info.id()
            PosterTile(
                room,
                ui.usual[game].orEmpty(),
                waysOf(game, ui.unfinished, actions),
                shelf,
                actions,
                Modifier.weight(1f).fillMaxHeight(),
            )
        }
        repeat(shelf.columns - rooms.size) { Spacer(Modifier.weight(1f)) }
    }
}

/** Keeps the clock readable while posters scroll beneath it. */
@Composable
private fun BehindStatusBar() {
    Box(
        Modifier
            .fillMaxWidth()
            .background(LocalTrayColours.current.floor.copy(alpha = 0.92f)),
    ) {
        Spacer(Modifier.windowInsetsTopHeight(WindowInsets.statusBars))
    }
}

@PreviewScreenSizes
@Composable
private fun HomePreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        HomeScreen(Rooms.STANDARD, HomeUi(), 0, HomeActions())
    }
}
