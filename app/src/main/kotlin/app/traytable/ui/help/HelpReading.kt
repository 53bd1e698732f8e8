package app.traytable.ui.help

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.Hyphens
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.scrolls

/** One chapter, and the ways on from it. */
@Composable
fun HelpReading(
    chapter: HelpChapter,
    next: HelpChapter?,
    onChapter: (String) -> Unit,
    onContents: (() -> Unit)?,
    modifier: Modifier = Modifier,
) {
    // A new chapter begins at its top.
    key(chapter.id()) {
        Column(
            modifier
                .fillMaxWidth()
                .scrolls()
                .padding(horizontal = 24.dp, vertical = 8.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            Text(
                stringResource(chapter.title()),
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineMedium.copy(hyphens = Hyphens.Auto),
            )
            chapter.parts().forEach { HelpPartView(it) }
            FlowRow(
                Modifier.padding(vertical = 16.dp),
                Arrangement.spacedBy(12.dp),
                Arrangement.spacedBy(8.dp),
            ) {
                next?.let {
                    Button({ onChapter(it.id()) }) {
                        Text(stringResource(R.string.help_next, stringResource(it.title())))
                    }
                }
                onContents?.let {
                    OutlinedButton(it) { Text(stringResource(R.string.help_all_chapters)) }
                }
            }
        }
    }
}
