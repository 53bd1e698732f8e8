package app.traytable.ui.pointapile

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

/**
 * A seat with the top of its score pile, how near it is to winning, and what it is doing. A tap
 * looks through the score pile.
 */
@Composable
internal fun ScorePlate(
    parts: Parts,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    val acts = parts.frame.toAct().contains(seat)
    val colours = MaterialTheme.colorScheme
    val spoken = inWords(parts, seat)
    Surface(
        { parts.look(Looked(Heap.Score, seat.index())) },
        modifier.semantics(mergeDescendants = true) { contentDescription = spoken },
        shape = RoundedCornerShape(12.dp),
        color = if (acts) colours.primaryContainer else colours.surfaceContainerLow,
        border =
            BorderStroke(
                if (acts) 2.dp else 1.dp,
                if (acts) colours.primary else colours.outlineVariant,
            ),
    ) {
        Row(
            Modifier.padding(6.dp),
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            TopOfScore(parts.view.scorePile(seat))
            Column(Modifier.weight(1f)) {
                Name(parts, seat, acts)
                Progress(parts, seat)
            }
        }
    }
}

@Composable
private fun TopOfScore(pile: List<Byte>) {
    val top = pile.lastOrNull()
    if (top == null) {
        EmptyPlace(Modifier.width(30.dp))
    } else {
        Card(pointAPileFace(top), Modifier.width(30.dp).clearAndSetSemantics {})
    }
}

@Composable
private fun Name(
    parts: Parts,
    seat: Seat,
    acts: Boolean,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Piece(parts.frame, seat, 28.dp)
        Text(
            parts.table.name(seat),
            Modifier.weight(1f, fill = false),
            fontWeight = if (acts) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyMedium,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        if (parts.table.isBot(seat)) {
            Icon(
                painterResource(R.drawable.ic_bot),
                stringResource(R.string.table_bot),
                tint = MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
        if (parts.view.active() == seat) ActiveMark()
        if (hasPointed(parts, seat)) PointedMark()
    }
}

internal fun hasPointed(
    parts: Parts,
    seat: Seat,
): Boolean {
    val view = parts.view
    return view.phase() == Phase.POINTING &&
        view.pointing().contains(seat) &&
        !view.toPick().contains(seat)
}

@Composable
private fun Progress(
    parts: Parts,
    seat: Seat,
) {
    val points = parts.view.points(seat)
    val (colour, most) = byColour(parts.view.scorePile(seat)).entries.maxBy { it.value }
    FlowRow(
        Modifier.clearAndSetSemantics {},
        Arrangement.spacedBy(6.dp),
        Arrangement.Center,
    ) {
        Text(
            stringResource(R.string.pile_points_short, towards(parts, points)),
            style = MaterialTheme.typography.bodyMedium,
        )
        if (most > 0) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(3.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                ColourShape(colour, 16.dp)
                Text(towards(parts, most), style = MaterialTheme.typography.bodyMedium)
            }
        }
    }
}

/** With missions nobody knows what others need, so there is nothing to count towards. */
@Composable
private fun towards(
    parts: Parts,
    number: Int,
): String {
    val counted = if (number < 0) withSign(number) else "$number"
    return if (parts.view.hasMissions()) {
        counted
    } else {
        stringResource(R.string.pile_of_goal, counted, GOAL)
    }
}

@Composable
private fun inWords(
    parts: Parts,
    seat: Seat,
): String {
    val resources = LocalResources.current
    val speech = Speech(resources)
    val pile = parts.view.scorePile(seat)
    val points = parts.view.points(seat)
    val (colour, most) = byColour(pile).entries.maxBy { it.value }
    return listOfNotNull(
        resources.getString(R.string.table_to_act).takeIf { parts.frame.toAct().contains(seat) },
        resources.getString(R.string.pile_active).takeIf { parts.view.active() == seat },
        resources.getString(R.string.pile_has_pointed).takeIf { hasPointed(parts, seat) },
        resources.getQuantityString(R.plurals.words_points, points, points),
        resources
            .getString(R.string.pile_count_of_colour, most, speech.colour(colour))
            .takeIf { most > 0 },
        pile.lastOrNull()?.let {
            resources.getString(R.string.pile_on_top, PointAPileWords(speech).card(it))
        },
    ).joinToString()
}
