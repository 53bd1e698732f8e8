package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.drawn
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.Speech

/** The shape of a colour, in that colour. */
@Composable
internal fun ColourShape(
    colour: Colour,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val drawn = colour.drawn()
    Spacer(
        modifier.size(size).drawWithCache {
            val radius = this.size.minDimension / 2
            val path = drawn.shape.path(Offset(radius, radius), radius * 0.82f)
            onDrawBehind {
                drawPath(path, drawn.field)
                drawPath(path, Edge, style = Stroke(1.dp.toPx()))
            }
        },
    )
}

// Keeps purple and blue apart from slate.
private val Edge = Color(0x99A0A0A0)

/** How many cards of each colour; the most frequent in bold, since five of one may win. */
@Composable
internal fun ColourCounts(
    cards: List<Byte>,
    modifier: Modifier = Modifier,
) {
    val counts = byColour(cards)
    val most = counts.values.max()
    val resources = LocalResources.current
    val spoken =
        counts.entries.joinToString { (colour, count) ->
            resources.getString(
                R.string.pile_count_of_colour,
                count,
                Speech(resources).colour(colour),
            )
        }
    FlowRow(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(12.dp),
    ) {
        counts.forEach { (colour, count) ->
            Row(
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                ColourShape(colour, 18.dp)
                Text(
                    "$count",
                    color = LocalTrayColours.current.ink,
                    fontWeight = if (count == most) FontWeight.Bold else FontWeight.Normal,
                    style = TrayType.story,
                )
            }
        }
    }
}
