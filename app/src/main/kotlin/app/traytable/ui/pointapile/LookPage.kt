package app.traytable.ui.pointapile

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.pane
import app.traytable.ui.ear.paneHead
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.words.Speech

/** Some cards spread out and read out, on a page of its own. Bots wait that long. */
@Composable
internal fun LookPage(
    parts: Parts,
    looked: Looked,
    modifier: Modifier = Modifier,
) {
    val cards = parts.view.cards(looked) ?: return
    val close = { parts.look(null) }
    BackHandler(onBack = close)
    DisposableEffect(Unit) {
        parts.table.actions.holdBots()
        onDispose { parts.table.actions.letBotsGoOn() }
    }
    val title = title(parts, looked)
    Box(
        modifier
            .fillMaxSize()
            .pane(title)
            .background(LocalTrayColours.current.floor),
        Alignment.TopCenter,
    ) {
        Column(
            Modifier.widthIn(max = 560.dp).padding(horizontal = 20.dp, vertical = 16.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            Text(
                title,
                Modifier.paneHead(title),
                color = LocalTrayColours.current.ink,
                style = TrayType.title,
            )
            Column(
                Modifier.weight(1f).fillMaxWidth().scrolls(),
                Arrangement.spacedBy(12.dp),
            ) {
                if (looked.heap == Heap.Score) {
                    Score(parts, Seat.of(looked.index))
                } else {
                    SpreadCards(cards, width = 56.dp)
                }
                Others(parts, looked)
            }
            TrayButton(stringResource(R.string.pile_close), close, Modifier.fillMaxWidth())
        }
    }
}

@Composable
private fun Score(
    parts: Parts,
    seat: Seat,
) {
    val pile = parts.view.scorePile(seat)
    val goal = if (parts.view.hasMissions()) R.string.pile_goal_mission else R.string.pile_goal_long
    Body(stringResource(R.string.pile_round, parts.view.round(), stringResource(goal)))
    ColourCounts(pile)
    if (parts.mayHoldMission(seat)) HeldHere(parts, seat)
    openMission(parts, seat)?.let { Body(it) }
    if (pile.isEmpty()) Body(stringResource(R.string.pile_no_cards))
    SpreadWorths(parts.view.worths(seat), width = 56.dp)
}

/** From here to the other heaps: where there is little room, they do not lie on the felt. */
@Composable
private fun Others(
    parts: Parts,
    looked: Looked,
) {
    val view = parts.view
    val heaps =
        listOf(
            Looked(Heap.Discards) to view.discards().size,
            Looked(Heap.Unwanted) to view.unwanted().size,
        ) + view.waiting().mapIndexed { index, pile -> Looked(Heap.Waiting, index) to pile.size }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(10.dp),
        verticalArrangement = Arrangement.spacedBy(10.dp),
    ) {
        heaps.filter { (heap, many) -> many > 0 && heap != looked }.forEach { (heap, many) ->
            val label = stringResource(R.string.pile_look_at, title(parts, heap), many)
            TrayButton(label, { parts.look(heap) }, kind = ButtonKind.Quiet)
        }
    }
}

@Composable
internal fun Body(words: String) =
    Text(words, color = LocalTrayColours.current.ink, style = TrayType.story)

@Composable
private fun title(
    parts: Parts,
    looked: Looked,
): String =
    when (looked.heap) {
        Heap.Pile -> {
            stringResource(R.string.pile_number, looked.index + 1)
        }

        Heap.Score -> {
            val seat = Seat.of(looked.index)
            val points = parts.view.points(seat)
            val inWords = Speech(LocalResources.current).points(points)
            stringResource(R.string.pile_score_of, parts.table.name(seat), inWords)
        }

        Heap.Waiting -> {
            stringResource(R.string.pile_waiting)
        }

        Heap.Unwanted -> {
            stringResource(R.string.pile_unwanted)
        }

        Heap.Discards -> {
            stringResource(R.string.pile_discards)
        }
    }
