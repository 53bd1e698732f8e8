package app.traytable.ui.pointapile

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat

/** Some cards spread out and read out, over the table until it is closed. */
@Composable
internal fun LookPanel(
    parts: Parts,
    looked: Looked,
    onClose: () -> Unit,
) {
    val cards = parts.view.cards(looked) ?: return
    BackHandler(onBack = onClose)
    Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
        Box(
            Modifier
                .fillMaxSize()
                .background(MaterialTheme.colorScheme.scrim.copy(alpha = 0.4f))
                .clickable(onClick = onClose)
                .clearAndSetSemantics {},
        )
        Surface(
            Modifier.padding(top = 24.dp).widthIn(max = 560.dp).fillMaxWidth(),
            RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
            MaterialTheme.colorScheme.surfaceContainerLow,
        ) {
            Column(Modifier.padding(horizontal = 20.dp, vertical = 16.dp)) {
                Text(
                    title(parts, looked),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleLarge,
                )
                Column(
                    Modifier
                        .weight(1f, fill = false)
                        .verticalScroll(rememberScrollState())
                        .padding(vertical = 12.dp),
                    Arrangement.spacedBy(12.dp),
                ) {
                    if (looked.heap == Heap.Score) {
                        Score(parts, Seat.of(looked.index))
                    } else {
                        SpreadCards(cards, width = 56.dp)
                    }
                }
                Button(onClose, Modifier.fillMaxWidth().heightIn(min = 48.dp)) {
                    Text(stringResource(R.string.pile_close))
                }
            }
        }
    }
}

@Composable
private fun Score(
    parts: Parts,
    seat: Seat,
) {
    val pile = parts.view.scorePile(seat)
    if (!parts.view.hasMissions()) {
        Text(stringResource(R.string.pile_goal_long), style = MaterialTheme.typography.bodyLarge)
    }
    ColourCounts(pile)
    if (parts.mayHoldMission(seat)) Mission(parts, seat, Modifier.fillMaxWidth())
    if (pile.isEmpty()) {
        Text(stringResource(R.string.pile_no_cards), style = MaterialTheme.typography.bodyLarge)
    }
    SpreadWorths(parts.view.worths(seat), width = 56.dp)
}

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
            val inWords = pluralStringResource(R.plurals.words_points, points, points)
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
