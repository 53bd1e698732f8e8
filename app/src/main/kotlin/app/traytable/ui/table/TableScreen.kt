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

/** Whatever a match is at: one kind of [TableUi], one way to look. */
@Composable
fun TableScreen(
    ui: TableUi,
    log: TableUi.Log?,
    peeked: Any?,
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
                is TableUi.YourTurn, is TableUi.Watching -> Playing(ui, peeked, actions)
            }
            if (ui is TableUi.Laid) GameReveal(ui)
            if (log != null && ui is TableUi.Laid) LogPanel(log, ui.frame(), actions.closeLog)
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
    peeked: Any?,
    actions: TableActions,
) {
    Column(Modifier.fillMaxSize()) {
        TableBar(ui.frame(), actions)
        GameTable(ui, peeked, actions, Modifier.weight(1f))
    }
}
