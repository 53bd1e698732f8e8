package app.traytable.ui.table

import android.content.Context
import android.content.Intent
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.Page
import app.traytable.ui.scrolls
import app.traytable.ui.words.damage

/** A save that cannot be read: why, and a way to take it elsewhere. It stays as it is. */
@Composable
fun BrokenScreen(
    ui: TableUi.Broken,
    onBack: () -> Unit,
) {
    val context = LocalContext.current
    Page(stringResource(R.string.broken_title), onBack) {
        Column(
            Modifier.scrolls().padding(20.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            Text(
                damage(LocalResources.current, ui.problem()),
                style = MaterialTheme.typography.bodyLarge,
            )
            Text(stringResource(R.string.broken_text), style = MaterialTheme.typography.bodyLarge)
            Button({ context.share(ui.text()) }) { Text(stringResource(R.string.broken_export)) }
        }
    }
}

/** Somebody has deleted the match. */
@Composable
fun GoneScreen(onBack: () -> Unit) {
    Page(stringResource(R.string.gone_title), onBack) {
        Text(stringResource(R.string.gone_text), Modifier.padding(20.dp))
    }
}

/** Gives a text to another app of the user's choice. */
fun Context.share(text: String) {
    val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
    startActivity(Intent.createChooser(send, null))
}
