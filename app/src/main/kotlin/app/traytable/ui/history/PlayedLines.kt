package app.traytable.ui.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.GridItemSpan
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.foundation.lazy.grid.rememberLazyGridState
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.history.HistoryViewModel.Leafed
import app.traytable.history.PlayedMatch
import app.traytable.ui.home.WhenPlayed
import app.traytable.ui.showsMore
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** So many lines before the end of what there is, more is asked for. */
private const val AHEAD = 20

/** Line by line under the names of the months; whoever comes near the end gets more. */
@Composable
internal fun PlayedLines(
    leafed: Leafed,
    now: Long,
    columns: Int,
    actions: HistoryActions,
) {
    val months = remember(leafed) { byMonth(leafed.matches()) }
    val items = months.size + leafed.matches().size
    val grid = rememberLazyGridState()
    val isNearTheEnd by remember(items) {
        derivedStateOf {
            val last =
                grid.layoutInfo.visibleItemsInfo
                    .lastOrNull()
                    ?.index ?: 0
            last >= items - AHEAD
        }
    }
    LaunchedEffect(isNearTheEnd, leafed) {
        if (isNearTheEnd && !leafed.isAll) actions.more()
    }
    LazyVerticalGrid(
        GridCells.Fixed(columns),
        Modifier.fillMaxSize().showsMore(grid),
        grid,
        PaddingValues(start = 12.dp, end = 12.dp, bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        months.forEach { (month, matches) ->
            item("month $month", { GridItemSpan(maxLineSpan) }, "month") {
                Month(matches.first().ended())
            }
            items(matches, { it.id() }, contentType = { "match" }) { match ->
                PlayedLine(match, now, leafed.filter().person(), actions)
            }
        }
    }
}

/** In the order in which they come; a clock that went wrong makes a month come twice. */
internal fun byMonth(matches: List<PlayedMatch>): List<Pair<String, List<PlayedMatch>>> {
    val months = mutableListOf<Pair<String, MutableList<PlayedMatch>>>()
    matches.forEach { match ->
        val month = WhenPlayed.monthNumber(match.ended())
        val last = months.lastOrNull()
        if (last == null || WhenPlayed.monthNumber(last.second.last().ended()) != month) {
            // The number of the first match tells one from the other.
            months += "$month ${match.id()}" to mutableListOf(match)
        } else {
            last.second += match
        }
    }
    return months
}

@Composable
private fun Month(moment: Long) =
    Text(
        WhenPlayed.monthOf(LocalContext.current, moment),
        Modifier.padding(start = 6.dp, top = 8.dp).semantics { heading() },
        color = LocalTrayColours.current.inkSoft,
        style = TrayType.count,
    )
