package app.traytable.ui

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.R
import app.traytable.TraytableApp

/** Says once that the database could not be opened, and where it is kept. */
@Composable
fun SetAsideNote() {
    val app = TraytableApp.of(LocalContext.current)
    val aside by app.setAside().collectAsStateWithLifecycle()
    var read by rememberSaveable { mutableStateOf(false) }
    val kept = aside ?: return
    if (read) return
    AlertDialog(
        onDismissRequest = { read = true },
        confirmButton = {
            TextButton({ read = true }) { Text(stringResource(R.string.aside_read)) }
        },
        title = { Text(stringResource(R.string.aside_title)) },
        text = {
            val why = if (kept.newer()) R.string.aside_newer else R.string.aside_damaged
            Text(stringResource(why, kept.name()))
        },
    )
}
