package app.traytable.ui.table

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.match.Frame
import app.traytable.ui.words.refusal

/** What happened last, in words, or why something cannot be done. Read out as it changes. */
@Composable
fun Said(
    frame: Frame,
    modifier: Modifier = Modifier,
    lines: Int = 2,
    sentences: List<String> = frame.scene().inWords(frame.speech()),
) {
    val refused = frame.refused()
    val resources = LocalResources.current
    Column(
        modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 4.dp).semantics {
            liveRegion = LiveRegionMode.Polite
        },
    ) {
        if (refused != null) {
            Text(
                refusal(resources, frame.scene().room, refused.why()),
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.error,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        } else {
            sentences.takeLast(lines).forEach { sentence ->
                Text(
                    sentence,
                    Modifier.fillMaxWidth(),
                    textAlign = TextAlign.Center,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
    }
}
