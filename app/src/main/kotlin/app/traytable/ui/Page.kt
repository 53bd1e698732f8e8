package app.traytable.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.ear.paneHead
import app.traytable.ui.ear.titled
import app.traytable.ui.keys.ringedKeyStop

/**
 * A screen one goes back from. Its lines stay short enough to read, however wide the window is.
 *
 * @param tools what can be done with all of it, at the end of its head
 */
@Composable
fun Page(
    title: String?,
    onBack: () -> Unit,
    maxWidth: Dp = 600.dp,
    tools: @Composable () -> Unit = {},
    content: @Composable () -> Unit,
) {
    Surface(if (title == null) Modifier.fillMaxSize() else Modifier.fillMaxSize().titled(title)) {
        Column(
            Modifier.windowInsetsPadding(WindowInsets.safeDrawing),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterHorizontally,
        ) {
            Row(
                Modifier.fillMaxWidth().padding(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                IconButton(onBack, Modifier.ringedKeyStop()) {
                    Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
                }
                Box(Modifier.weight(1f).padding(start = 8.dp)) {
                    title?.let {
                        Text(
                            it,
                            Modifier.paneHead(it),
                            style = MaterialTheme.typography.titleLarge,
                        )
                    }
                }
                tools()
            }
            Box(Modifier.weight(1f).widthIn(max = maxWidth)) { content() }
        }
    }
}
