package app.traytable.ui.table

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.runtime.Composable
import app.traytable.match.TableUi
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Window

/** Where there is room for the log it is there, as a sitting would have read it. */
@Composable
fun LogBeside(
    log: TableUi.Log,
    content: @Composable (TableAsides) -> Unit,
) = BoxWithConstraints {
    val isRoomy = Window(maxWidth, maxHeight).form == Form.Roomy
    content(TableAsides(log.takeIf { isRoomy }))
}
