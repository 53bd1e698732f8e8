package app.traytable.ui.tray

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.table.FromTheBeginning
import app.traytable.ui.table.LogList
import app.traytable.ui.table.LogPanel
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/**
 * What happened: beside the tray where there is room, else over it while somebody reads it.
 *
 * @param isShowing the last move is still being shown on the table, and told only then
 */
@Composable
internal fun Log(
    table: Table<*, *, *, *>,
    plan: TrayPlan,
    isShowing: Boolean,
) {
    val frame = table.frame
    val log = table.log?.let { if (isShowing) it.before(frame.ply()) else it }
    if (plan.window.form != Form.Roomy) {
        if (log != null) LogPanel(log, frame, table.actions)
        return
    }
    LaunchedEffect(frame.id(), frame.ply(), frame.viewer()) { table.actions.readLog() }
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(18.dp)
    val width = plan.window.width.value
    Box(
        Modifier
            .at(Rect(plan.tray.right + 8f, plan.tray.top, width - 8f, plan.tray.bottom))
            .background(colours.plate, shape)
            .border(1.dp, colours.plateLine, shape)
            .order(Order.Bar),
    ) {
        Column {
            Text(
                stringResource(R.string.table_log),
                Modifier.padding(20.dp, 16.dp, 20.dp, 8.dp).semantics { heading() },
                color = colours.ink,
                style = TrayType.title,
            )
            if (log != null) {
                Box(Modifier.weight(1f)) { LogList(log, frame) }
                FromTheBeginning(log, frame, table.actions)
            }
        }
    }
}

private fun TableUi.Log.before(ply: Int) =
    TableUi.Log(match(), viewer(), moves().filter { it.ply() < ply })
