package app.traytable.ui.tray.result

import android.content.ClipData
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalClipboard
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.toClipEntry
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.DealCode
import app.traytable.ui.deal.QrDrawing
import app.traytable.ui.deal.spelled
import app.traytable.ui.table.share
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import kotlinx.coroutines.launch

/** The deal as a code to be read aloud, sent or photographed: who enters it gets the same cards. */
@Composable
internal fun DealOfTheMatch(code: String) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Text(
            stringResource(R.string.deal_this),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        Text(
            stringResource(R.string.deal_this_explained),
            style = MaterialTheme.typography.bodyMedium,
        )
        Groups(code)
        Ways(DealCode.inGroups(code))
        val drawing = stringResource(R.string.deal_drawing)
        QrDrawing(
            DealCode.ADDRESS + code,
            Modifier
                .align(Alignment.CenterHorizontally)
                .size(200.dp)
                .semantics {
                    contentDescription = drawing
                    role = Role.Image
                },
        )
    }
}

/** Two in a line are read in one breath, and no group stands alone. */
private const val GROUPS = 2

/** A line ends between two groups. */
@Composable
private fun Groups(code: String) {
    val spoken = stringResource(R.string.deal_spoken, spelled(code))
    FlowRow(
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        horizontalArrangement = Arrangement.spacedBy(14.dp),
        verticalArrangement = Arrangement.spacedBy(2.dp),
        maxItemsInEachRow = GROUPS,
    ) {
        code.chunked(DealCode.GROUP).forEach { group ->
            Text(
                group,
                color = LocalTrayColours.current.ink,
                style =
                    TrayType.climax.copy(
                        fontFamily = FontFamily.Monospace,
                        fontWeight = FontWeight.Bold,
                    ),
            )
        }
    }
}

@Composable
private fun Ways(code: String) {
    val clipboard = LocalClipboard.current
    val context = LocalContext.current
    val scope = rememberCoroutineScope()
    var copied by rememberSaveable { mutableStateOf(false) }
    val message = stringResource(R.string.deal_message, code)
    FlowRow(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(10.dp),
        Arrangement.spacedBy(10.dp),
        // Large letters take a line each.
        maxItemsInEachRow = if (LocalDensity.current.fontScale < 1.5f) 2 else 1,
    ) {
        TrayButton(
            stringResource(if (copied) R.string.deal_copied else R.string.deal_copy),
            {
                scope.launch {
                    clipboard.setClipEntry(ClipData.newPlainText(null, code).toClipEntry())
                    copied = true
                }
            },
            Modifier.weight(1f),
            ButtonKind.Quiet,
        )
        TrayButton(
            stringResource(R.string.deal_share),
            { context.share(message) },
            Modifier.weight(1f),
            ButtonKind.Quiet,
            stringResource(R.string.deal_share_spoken),
        )
    }
}
