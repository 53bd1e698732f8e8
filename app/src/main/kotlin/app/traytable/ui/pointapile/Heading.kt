package app.traytable.ui.pointapile

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.width
import androidx.compose.material3.AssistChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.minimumInteractiveComponentSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Said
import app.traytable.ui.table.place
import app.traytable.ui.words.Speech

/** Who does what now, the round, the goal, and the deck. */
@Composable
internal fun Heading(
    parts: Parts,
    isNarrow: Boolean = false,
) {
    if (isNarrow) {
        Column {
            HeadingWords(parts)
            Decks(parts)
        }
    } else {
        Row(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            HeadingWords(parts, Modifier.weight(1f))
            Decks(parts)
        }
    }
}

@Composable
private fun HeadingWords(
    parts: Parts,
    modifier: Modifier = Modifier,
) {
    Column(modifier) {
        Text(
            happening(parts),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        val hasMissions = parts.view.hasMissions()
        val goal = if (hasMissions) R.string.pile_goal_mission else R.string.pile_goal
        Text(
            stringResource(R.string.pile_round, parts.view.round(), stringResource(goal)),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
private fun Decks(parts: Parts) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Deck(parts)
        if (parts.view.discards().isNotEmpty()) Discards(parts)
    }
}

@Composable
private fun Deck(parts: Parts) {
    val cards = parts.view.deck()
    val spoken = pluralStringResource(R.plurals.pile_deck, cards, cards)
    Row(
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Card(null, Modifier.place(parts.flights, DECK).width(28.dp))
        Text("$cards", style = MaterialTheme.typography.titleMedium)
    }
}

/** The top one of the discards and how many there are; a tap shows them all. */
@Composable
private fun Discards(parts: Parts) {
    val cards = parts.view.discards()
    val spoken = stringResource(R.string.pile_discards_count, cards.size)
    val look = Looked(Heap.Discards)
    Row(
        Modifier
            .clickable(role = Role.Button) { parts.look(look) }
            .minimumInteractiveComponentSize()
            .semantics(mergeDescendants = true) { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Card(
            pointAPileFace(cards.last()),
            Modifier.width(28.dp).clearAndSetSemantics {},
        )
        Text(
            "${cards.size}",
            Modifier.clearAndSetSemantics {},
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

@Composable
private fun happening(parts: Parts): String {
    val view = parts.view
    val active = parts.table.name(view.active())
    val speech = Speech(LocalResources.current)
    val pointing = speech.and(parts.names(view.pointing()))
    val viewer = parts.table.viewer
    return when (view.phase()) {
        Phase.FORMING -> {
            stringResource(R.string.pile_forms, active)
        }

        Phase.SPLITTING -> {
            stringResource(R.string.pile_splits, active, pointing)
        }

        Phase.POINTING -> {
            when {
                viewer != null && parts.isPointing -> {
                    stringResource(R.string.pile_points_secretly, parts.table.name(viewer))
                }

                view.pointing().size() == view.seats() -> {
                    stringResource(R.string.pile_all_point)
                }

                else -> {
                    stringResource(R.string.pile_some_point, pointing)
                }
            }
        }

        Phase.OVER -> {
            stringResource(R.string.pile_over)
        }
    }
}

/** What happened last, without what everybody sees lying there. */
@Composable
internal fun LastSaid(
    parts: Parts,
    lines: Int,
    modifier: Modifier = Modifier,
) {
    val isWatched = parts.table.actor == null
    val events = parts.table.last.filterNot { isSeenAnyway(it, isWatched) }
    Said(parts.frame, modifier, lines, parts.table.inWords(events))
}

private fun isSeenAnyway(
    event: PointAPileEvent,
    isWatched: Boolean,
): Boolean =
    when (event) {
        is PointAPileEvent.Draws,
        is PointAPileEvent.Splits,
        is PointAPileEvent.Points,
        is PointAPileEvent.Wanted,
        is PointAPileEvent.Discards,
        -> true

        is PointAPileEvent.Puts -> !isWatched

        else -> false
    }

/** What lies beside the piles, each to be looked through. */
@Composable
internal fun Aside(
    parts: Parts,
    modifier: Modifier = Modifier,
) {
    val view = parts.view
    FlowRow(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (!view.inSpace().isEmpty) {
            val names = Speech(LocalResources.current).and(parts.names(view.inSpace()))
            Text(
                stringResource(R.string.pile_in_space, names),
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        view.waiting().forEachIndexed { index, pile ->
            val names = Speech(LocalResources.current).and(parts.names(view.wantedBy(index)))
            AsideChip(
                parts,
                Looked(Heap.Waiting, index),
                stringResource(R.string.pile_waiting_for, names, pile.size),
            )
        }
        if (view.unwanted().isNotEmpty()) {
            AsideChip(
                parts,
                Looked(Heap.Unwanted),
                stringResource(R.string.pile_unwanted_count, view.unwanted().size),
            )
        }
    }
}

@Composable
private fun AsideChip(
    parts: Parts,
    looked: Looked,
    words: String,
) {
    AssistChip(
        { parts.look(looked) },
        { Text(words, style = MaterialTheme.typography.bodyMedium) },
    )
}
