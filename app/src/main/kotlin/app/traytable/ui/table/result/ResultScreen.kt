package app.traytable.ui.table.result

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import app.traytable.match.TableUi
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableBar

/** Who won, and how it came about. */
@Composable
fun ResultScreen(
    ui: TableUi.Over,
    actions: TableActions,
) {
    Column {
        TableBar(ui.frame(), actions)
        Text(ui.outcome().places().toString())
    }
}
