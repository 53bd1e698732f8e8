package app.traytable.ui.statistics

import android.text.format.DateFormat
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.statistics.Statistics
import app.traytable.ui.setup.Note
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/** Asks first. The matches stay; only what is counted of them begins anew. */
@Composable
internal fun StartAnew(
    person: String,
    onStartAnew: (String) -> Unit,
) {
    var isAsked by rememberSaveable(person) { mutableStateOf(false) }
    TrayButton(
        stringResource(R.string.statistics_start_anew, person),
        { isAsked = true },
        Modifier.fillMaxWidth(),
        ButtonKind.Quiet,
    )
    if (isAsked) {
        AlertDialog(
            onDismissRequest = { isAsked = false },
            confirmButton = {
                TextButton({
                    isAsked = false
                    onStartAnew(person)
                }) { Text(stringResource(R.string.statistics_start_anew_yes)) }
            },
            dismissButton = {
                TextButton({ isAsked = false }) {
                    Text(stringResource(R.string.statistics_start_anew_no))
                }
            },
            title = { Text(stringResource(R.string.statistics_start_anew_title)) },
            text = { Text(stringResource(R.string.statistics_start_anew_text, person)) },
        )
    }
}

/** From when on it is counted, if that is not the beginning. */
@Composable
internal fun Since(statistics: Statistics) {
    if (statistics.since() > 0) {
        val date =
            DateFormat.getMediumDateFormat(LocalContext.current).format(statistics.since())
        Note(stringResource(R.string.statistics_since, date))
    }
}
