package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.drawn
import app.traytable.ui.words.Speech

/** What the piles alone do not tell: which way play goes, the colour to follow, what waits. */
@Composable
fun SoloSigns(
    view: SoloView,
    modifier: Modifier = Modifier,
) {
    FlowRow(
        modifier,
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(6.dp),
    ) {
        if (view.chain() > 0) Waiting(view.chain())
        if (SoloCards.colour(view.top()) == Colour.BLACK) Wished(view.colour())
        Direction(view.isClockwise)
    }
}

@Composable
private fun Waiting(cards: Int) {
    Sign(MaterialTheme.colorScheme.onSurface, MaterialTheme.colorScheme.surface) {
        Text(
            stringResource(R.string.solo_waiting, cards),
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

private const val LARGE = 1.4f

@Composable
private fun Wished(colour: Colour?) {
    val field = colour?.drawn()
    if (field == null) {
        Sign(MaterialTheme.colorScheme.surfaceVariant, MaterialTheme.colorScheme.onSurface) {
            Text(
                stringResource(R.string.solo_any_card),
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    } else {
        Sign(field.field, field.ink) {
            ShapeOf(field, Modifier.size(22.dp))
            val word = Speech(LocalResources.current).colour(colour)
            val whole = stringResource(R.string.solo_wished, word)
            Text(
                // Large letters need the room; colour and shape say the rest.
                if (LocalDensity.current.fontScale < LARGE) whole else word,
                Modifier.semantics { contentDescription = whole },
                fontWeight = FontWeight.Bold,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

@Composable
private fun Direction(isClockwise: Boolean) {
    Sign(MaterialTheme.colorScheme.surfaceVariant, MaterialTheme.colorScheme.onSurface) {
        val ink = MaterialTheme.colorScheme.onSurface
        RoundArrow(isClockwise, ink, Modifier.size(22.dp))
        Text(
            stringResource(if (isClockwise) R.string.solo_clockwise else R.string.solo_counter),
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

@Composable
private fun Sign(
    field: Color,
    ink: Color,
    content: @Composable () -> Unit,
) {
    Surface(
        Modifier.semantics(mergeDescendants = true) {},
        RoundedCornerShape(percent = 50),
        field,
        ink,
    ) {
        Row(
            Modifier.heightIn(min = 36.dp).padding(horizontal = 12.dp, vertical = 4.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) { content() }
    }
}

/** The shape that stands for the colour, in the ink that goes on it. */
@Composable
fun ShapeOf(
    colour: CardColour,
    modifier: Modifier = Modifier,
) {
    Spacer(
        modifier.drawWithCache {
            val radius = size.minDimension / 2
            val shape = colour.shape.path(Offset(radius, radius), radius * 0.82f)
            onDrawBehind { drawPath(shape, colour.ink) }
        },
    )
}

/** Three quarters of a circle with a point: the way play goes round the table. */
@Composable
private fun RoundArrow(
    isClockwise: Boolean,
    ink: Color,
    modifier: Modifier = Modifier,
) {
    Spacer(
        modifier.drawWithCache {
            val line = size.width * 0.12f
            val radius = size.width * 0.36f
            val round =
                Path().apply { addArc(Rect(size.center, radius), 150f, 250f) }
            // Where the arc ends, at 40 degrees, across its way and ahead of it.
            val point =
                Path().apply {
                    moveTo(size.center.x + radius * 1.15f, size.center.y + radius * 0.97f)
                    lineTo(size.center.x + radius * 0.38f, size.center.y + radius * 0.32f)
                    lineTo(size.center.x + radius * 0.41f, size.center.y + radius * 1.1f)
                    close()
                }
            onDrawBehind {
                scale(if (isClockwise) 1f else -1f, 1f) {
                    drawPath(round, ink, style = Stroke(line, cap = StrokeCap.Round))
                    drawPath(point, ink)
                }
            }
        },
    )
}
