package app.traytable.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.unit.dp
import app.traytable.match.TableUi
import app.traytable.ui.table.result.ResultScreen

/**
 * What is shown beside the moment itself, for as long as somebody wants to see it. It may come a
 * little earlier or later than the moment, and is then not shown.
 */
class TableAsides(
    val log: TableUi.Log? = null,
    val hints: TableUi.Hints? = null,
    val peeked: Any? = null,
)

/** Whatever a match is at: one kind of [TableUi], one way to look. */
@Composable
fun TableScreen(
    ui: TableUi,
    asides: TableAsides,
    actions: TableActions,
) {
    Surface(Modifier.fillMaxSize()) {
        Box(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) {
            when (ui) {
                is TableUi.Loading -> Laying()
                is TableUi.Broken -> BrokenScreen(ui, actions.leave)
                is TableUi.Gone -> GoneScreen(actions.leave)
                is TableUi.Over -> ResultScreen(ui, actions)
                is TableUi.HandOver -> HandOverScreen(ui, actions)
                is TableUi.YourTurn, is TableUi.Watching -> Playing(ui, asides, actions)
            }
            if (ui is TableUi.Laid) GameReveal(ui)
            if (ui is TableUi.Laid && asides.log?.isFor(ui.frame()) == true) {
                LogPanel(asides.log, ui.frame(), actions.closeLog)
            }
        }
    }
}

@Composable
private fun Laying() {
    Box(Modifier.fillMaxSize(), Alignment.Center) { CircularProgressIndicator() }
}

@Composable
private fun Playing(
    ui: TableUi.Laid,
    asides: TableAsides,
    actions: TableActions,
) {
    Column(Modifier.fillMaxSize()) {
        TableBar(ui, actions)
        Box(Modifier.weight(1f)) {
            GameTable(ui, asides.peeked, actions, Modifier.fillMaxSize())
            if (asides.hints?.isFor(ui.frame()) == true) {
                HintPanel(asides.hints, ui.frame(), actions.closeHints)
            }
        }
    }
}
