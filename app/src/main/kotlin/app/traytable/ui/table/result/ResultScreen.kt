package app.traytable.ui.table.result

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableBar
import app.traytable.ui.tray.pieces.Piece

/** Who won, with how many points, how they came about, and once more. */
@Composable
fun ResultScreen(
    ui: TableUi.Over,
    actions: TableActions,
) {
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        TableBar(ui, actions)
        Column(
            Modifier
                .weight(1f)
                .verticalScroll(rememberScrollState())
                .widthIn(max = 720.dp)
                .padding(16.dp),
            Arrangement.spacedBy(20.dp),
        ) {
            Text(
                headline(ui),
                Modifier.fillMaxWidth().semantics { heading() },
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.displaySmall,
            )
            Places(ui)
            if (ui.records().isNotEmpty()) Records(ui.records())
            ui.frame().scene().Count(ui.frame())
            SeedOfTheDeal(ui.seed())
        }
        Next(actions)
    }
}

@Composable
private fun headline(ui: TableUi.Over): String {
    val names = ui.frame().players().map { it.name() }
    val winners = names.filterIndexed { seat, _ -> ui.outcome().places()[seat] == 1 }
    return when {
        names.size == 1 -> {
            val points = ui.outcome().points().single()
            pluralStringResource(R.plurals.result_points, points, points)
        }

        winners.size == 1 -> {
            stringResource(R.string.result_wins, winners.single())
        }

        else -> {
            val all = winners.dropLast(1).joinToString()
            stringResource(R.string.result_shared, all, winners.last())
        }
    }
}

@Composable
private fun Places(ui: TableUi.Over) {
    val places = ui.outcome().places()
    val points = ui.outcome().points()
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        places.indices.sortedBy { places[it] }.forEach { seat ->
            Row(
                Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                Text(
                    stringResource(R.string.result_place, places[seat]),
                    style = MaterialTheme.typography.titleLarge,
                )
                Piece(ui.frame(), Seat.of(seat), 36.dp)
                // Side by side, or the points below where the name needs the room.
                FlowRow(Modifier.weight(1f), Arrangement.SpaceBetween) {
                    Text(
                        ui.frame().players()[seat].name(),
                        style = MaterialTheme.typography.titleLarge,
                    )
                    Text(
                        pluralStringResource(R.plurals.result_points, points[seat], points[seat]),
                        style = MaterialTheme.typography.titleLarge,
                    )
                }
            }
        }
    }
}

@Composable
private fun Records(records: List<TableUi.Score>) {
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        Text(
            stringResource(R.string.result_records),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        records.forEachIndexed { index, score ->
            val weight = if (score.fromThisMatch()) FontWeight.Bold else FontWeight.Normal
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
                Text(stringResource(R.string.result_place, index + 1), fontWeight = weight)
                Text(score.name(), Modifier.weight(1f), fontWeight = weight)
                Text("${score.points()}", fontWeight = weight)
            }
        }
    }
}

@Composable
private fun Next(actions: TableActions) {
    FlowRow(
        Modifier.fillMaxWidth().padding(12.dp),
        Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
    ) {
        OutlinedButton(actions.leave, Modifier.heightIn(min = 56.dp)) {
            Text(stringResource(R.string.result_home))
        }
        Button(actions.rematch, Modifier.heightIn(min = 56.dp)) {
            Text(stringResource(R.string.result_rematch))
        }
    }
}
