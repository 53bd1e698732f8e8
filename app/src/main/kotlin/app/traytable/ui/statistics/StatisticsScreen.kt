package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.SnackbarHost
import androidx.compose.material3.SnackbarHostState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.statistics.Statistics
import app.traytable.ui.Page
import app.traytable.ui.scrolls
import app.traytable.ui.theme.TraytableTheme

/** What one person has played and won, and how. Null until the database has been read. */
@Composable
fun StatisticsScreen(
    rooms: Rooms,
    statistics: Statistics?,
    actions: StatisticsActions,
    snackbar: SnackbarHostState = remember { SnackbarHostState() },
) {
    Box(Modifier.fillMaxSize()) {
        Page(stringResource(R.string.statistics), actions.back, maxWidth = 960.dp) {
            BoxWithConstraints {
                val isWide = maxWidth / LocalDensity.current.fontScale >= 600.dp
                Column(
                    Modifier.scrolls().padding(horizontal = 16.dp).padding(bottom = 24.dp),
                    Arrangement.spacedBy(14.dp),
                ) {
                    when {
                        statistics == null -> Unit
                        statistics.people().isEmpty() -> NobodyYet()
                        else -> Contents(rooms, statistics, isWide, actions)
                    }
                }
            }
        }
        SnackbarHost(
            snackbar,
            Modifier.align(Alignment.BottomCenter).windowInsetsPadding(WindowInsets.safeDrawing),
        )
    }
}

@Composable
private fun Contents(
    rooms: Rooms,
    statistics: Statistics,
    isWide: Boolean,
    actions: StatisticsActions,
) {
    Asked(rooms, statistics, actions)
    val room = rooms.find(statistics.asked().game())
    if (isWide && statistics.played() > 0) {
        Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
            Column(Modifier.weight(1f), Arrangement.spacedBy(14.dp)) {
                ShareOfWon(statistics)
                Results(statistics, room)
                if (room == null) {
                    HeadToHead(rooms, statistics, actions.rival)
                } else {
                    FigurePlate(room, statistics)
                }
                Since(statistics)
            }
            Column(Modifier.weight(1f), Arrangement.spacedBy(14.dp)) {
                if (room == null) {
                    GameRows(rooms, statistics, actions.game)
                } else {
                    PointsOverTime(room, statistics)
                    HeadToHead(rooms, statistics, actions.rival)
                }
                Records(rooms, statistics)
            }
        }
    } else if (statistics.played() > 0) {
        ShareOfWon(statistics)
        Results(statistics, room)
        if (room == null) {
            GameRows(rooms, statistics, actions.game)
        } else {
            PointsOverTime(room, statistics)
            FigurePlate(room, statistics)
        }
        HeadToHead(rooms, statistics, actions.rival)
        Records(rooms, statistics)
        Since(statistics)
    } else {
        NothingCounted(statistics)
        Records(rooms, statistics)
    }
    val person = statistics.asked().person()
    if (statistics.played() > 0 || statistics.records().any { it.name() == person }) {
        StartAnew(person, actions.startAnew)
    }
}

@Preview
@Composable
private fun StatisticsPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        StatisticsScreen(Rooms.STANDARD, null, StatisticsActions())
    }
}
