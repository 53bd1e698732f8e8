package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.drawn
import app.traytable.ui.words.Speech

/** "Anna calls 9 in orange or yellow", to be read from across the table. */
@Composable
internal fun Called(
    parts: Parts,
    call: QwintoCall,
    modifier: Modifier = Modifier,
) {
    val caller = parts.table.name(parts.view.current())
    val spoken = parts.table.words().event(QwintoEvent.Calls(parts.view.current(), call))
    Column(
        modifier.clearAndSetSemantics {
            contentDescription = spoken
            liveRegion = LiveRegionMode.Polite
        },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Text(
            stringResource(R.string.qwinto_calls, caller),
            style = MaterialTheme.typography.bodyLarge,
        )
        Text("${call.sum()}", style = MaterialTheme.typography.displaySmall)
        ColourNames(call.colours())
    }
}

/** "⬟ orange or ★ yellow". */
@Composable
internal fun ColourNames(
    colours: List<Colour>,
    modifier: Modifier = Modifier,
) {
    val speech = Speech(LocalResources.current)
    FlowRow(
        modifier,
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        colours.forEachIndexed { index, colour ->
            if (index > 0) {
                Text(stringResource(R.string.qwinto_or), style = MaterialTheme.typography.bodyLarge)
            }
            Row(
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                ColourSign(colour)
                Text(speech.colour(colour), style = MaterialTheme.typography.titleMedium)
            }
        }
    }
}

@Composable
internal fun ColourSigns(colours: List<Colour>) {
    Row(horizontalArrangement = Arrangement.spacedBy(2.dp)) { colours.forEach { ColourSign(it) } }
}

/** The shape of a colour in that colour. Decoration. */
@Composable
internal fun ColourSign(
    colour: Colour,
    size: Dp = 20.dp,
) {
    // Keeps yellow apart from paper and purple from slate.
    val edge = MaterialTheme.colorScheme.outline
    Spacer(
        Modifier.size(size).drawWithCache {
            val radius = this.size.minDimension / 2
            val path = colour.drawn().shape.path(Offset(radius, radius), radius * 0.84f)
            onDrawBehind {
                drawPath(path, colour.drawn().field)
                drawPath(path, edge, style = Stroke(1.dp.toPx()))
            }
        },
    )
}
