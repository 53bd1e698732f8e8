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
import app.traytable.rules.table.Event
import app.traytable.ui.words.refusal
import app.traytable.ui.words.sentence

/** What happened last, in words, or why something cannot be done. Read out as it changes. */
@Composable
fun Said(
    frame: Frame,
    modifier: Modifier = Modifier,
    lines: Int = 2,
    events: List<Event> = frame.last(),
) {
    val refused = frame.refusal()
    val resources = LocalResources.current
    Column(
        modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 4.dp).semantics {
            liveRegion = LiveRegionMode.Polite
        },
    ) {
        if (refused != null) {
            Text(
                refusal(resources, frame.game(), refused.key()),
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.error,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        } else {
            events.takeLast(lines).forEach { event ->
                Text(
                    inWords(frame, event),
                    Modifier.fillMaxWidth(),
                    textAlign = TextAlign.Center,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
    }
}

@Composable
fun inWords(
    frame: Frame,
    event: Event,
): String = sentence(LocalResources.current, frame.game(), event, frame.players().map { it.name() })
