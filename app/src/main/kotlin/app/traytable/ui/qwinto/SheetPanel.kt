package app.traytable.ui.qwinto

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.Page

/** A sheet as large as there is room, and how its points come about. */
@Composable
internal fun SheetPanel(
    parts: Parts,
    seat: Seat,
    onClose: () -> Unit,
) {
    BackHandler(onBack = onClose)
    val sheet = parts.view.sheet(seat)
    Page(parts.table.name(seat), onClose, maxWidth = 760.dp) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(8.dp),
            Arrangement.spacedBy(24.dp),
            Alignment.CenterHorizontally,
        ) {
            LargeSheet(sheet, SheetMarks(fresh = freshField(parts.table, seat)))
            SheetCount(sheet, Modifier.widthIn(max = 480.dp).padding(horizontal = 12.dp))
        }
    }
}
