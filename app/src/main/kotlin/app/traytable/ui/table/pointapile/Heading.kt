package app.traytable.ui.table.pointapile

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
import app.traytable.match.Frame
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Event
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.faces.pointAPileFace
import app.traytable.ui.table.Said
import app.traytable.ui.table.place
import app.traytable.ui.words.Speech

/** Who does what now, the round, the goal, and the deck. */
@Composable
internal fun Heading(
    scene: Scene,
    isNarrow: Boolean = false,
) {
    if (isNarrow) {
        Column {
            HeadingWords(scene)
            Decks(scene)
        }
    } else {
        Row(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            HeadingWords(scene, Modifier.weight(1f))
            Decks(scene)
        }
    }
}

@Composable
private fun HeadingWords(
    scene: Scene,
    modifier: Modifier = Modifier,
) {
    Column(modifier) {
        Text(
            happening(scene),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        val hasMissions = scene.view.hasMissions()
        val goal = if (hasMissions) R.string.pile_goal_mission else R.string.pile_goal
        Text(
            stringResource(R.string.pile_round, scene.view.round(), stringResource(goal)),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
private fun Decks(scene: Scene) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Deck(scene)
        if (scene.view.discards().isNotEmpty()) Discards(scene)
    }
}

@Composable
private fun Deck(scene: Scene) {
    val cards = scene.view.deck()
    val spoken = pluralStringResource(R.plurals.pile_deck, cards, cards)
    Row(
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Card(null, Modifier.place(scene.flights, DECK).width(28.dp))
        Text("$cards", style = MaterialTheme.typography.titleMedium)
    }
}

/** The top one of the discards and how many there are; a tap shows them all. */
@Composable
private fun Discards(scene: Scene) {
    val cards = scene.view.discards()
    val spoken = stringResource(R.string.pile_discards_count, cards.size)
    val look = Looked(Heap.Discards)
    Row(
        Modifier
            .clickable(role = Role.Button) { scene.look(look) }
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
private fun happening(scene: Scene): String {
    val view = scene.view
    val active = scene.table.name(view.active())
    val speech = Speech(LocalResources.current)
    val pointing = speech.and(scene.names(view.pointing()))
    val viewer = scene.table.viewer
    return when (view.phase()) {
        Phase.FORMING -> {
            stringResource(R.string.pile_forms, active)
        }

        Phase.SPLITTING -> {
            stringResource(R.string.pile_splits, active, pointing)
        }

        Phase.POINTING -> {
            when {
                viewer != null && scene.isPointing -> {
                    stringResource(R.string.pile_points_secretly, scene.table.name(viewer))
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
    scene: Scene,
    lines: Int,
    modifier: Modifier = Modifier,
) {
    val isWatched = scene.table.actor == null
    val events =
        scene.frame.last().filter {
            it.verb() !in SEEN_ANYWAY && (isWatched || it.verb() != "puts")
        }
    Said(scene.frame, modifier, lines, events)
}

private val SEEN_ANYWAY = setOf("draws", "splits", "points", "wanted", "discards")

/** What lies beside the piles, each to be looked through. */
@Composable
internal fun Aside(
    scene: Scene,
    modifier: Modifier = Modifier,
) {
    val view = scene.view
    FlowRow(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (!view.inSpace().isEmpty) {
            val names = Speech(LocalResources.current).and(scene.names(view.inSpace()))
            Text(
                stringResource(R.string.pile_in_space, names),
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        view.waiting().forEachIndexed { index, pile ->
            val names = Speech(LocalResources.current).and(scene.names(view.wantedBy(index)))
            AsideChip(
                scene,
                Looked(Heap.Waiting, index),
                stringResource(R.string.pile_waiting_for, names, pile.size),
            )
        }
        if (view.unwanted().isNotEmpty()) {
            AsideChip(
                scene,
                Looked(Heap.Unwanted),
                stringResource(R.string.pile_unwanted_count, view.unwanted().size),
            )
        }
    }
}

@Composable
private fun AsideChip(
    scene: Scene,
    looked: Looked,
    words: String,
) {
    AssistChip(
        { scene.look(looked) },
        { Text(words, style = MaterialTheme.typography.bodyMedium) },
    )
}
