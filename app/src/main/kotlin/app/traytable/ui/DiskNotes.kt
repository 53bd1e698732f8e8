package app.traytable.ui

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.R
import app.traytable.TraytableApp
import app.traytable.data.DatabaseFile.Why

/** What the disk would not give or take, said once wherever one is in the app. */
@Composable
fun DiskNotes() {
    val app = TraytableApp.of(LocalContext.current)
    val trouble by app.trouble().collectAsStateWithLifecycle()
    val refused by app.background().refused.collectAsStateWithLifecycle()
    trouble?.let {
        val (title, text) = wordsFor(it.why())
        Note(title, stringResource(text, it.name()), app::troubleRead)
    }
    if (refused) {
        val text = stringResource(R.string.unsaved_text)
        Note(R.string.unsaved_title, text, app.background()::refusalRead)
    }
}

private fun wordsFor(why: Why): Pair<Int, Int> =
    when (why) {
        Why.NEWER -> R.string.aside_title to R.string.aside_newer
        Why.DAMAGED -> R.string.aside_title to R.string.aside_damaged
        Why.OUT_OF_REACH -> R.string.aside_out_of_reach_title to R.string.aside_out_of_reach
    }

@Composable
private fun Note(
    title: Int,
    text: String,
    onRead: () -> Unit,
) {
    AlertDialog(
        onDismissRequest = onRead,
        confirmButton = { TextButton(onRead) { Text(stringResource(R.string.aside_read)) } },
        title = { Text(stringResource(title)) },
        text = { Text(text) },
    )
}
