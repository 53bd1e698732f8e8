package app.traytable.ui.tray.result

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.cards.withMinus
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.theme.LocalTrayColours

/** On a sheet of paper below: the same cards before, records, how the points came about, and the deal. */
@Composable
internal fun Details(ui: TableUi.Over) {
    val colours = LocalTrayColours.current
    Column(
        Modifier
            .widthIn(max = 640.dp)
            .fillMaxWidth()
            .background(colours.plate, RoundedCornerShape(18.dp))
            .padding(16.dp),
        Arrangement.spacedBy(20.dp),
    ) {
        ui.annals().earlier()?.let { SideBySide(ui, it) }
        val records = ui.annals().records()
        if (records.isNotEmpty() && LocalHabits.current.showsStatistics) Records(records)
        ui.frame().scene().Count(ui.frame())
        DealOfTheMatch(ui.deal())
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
                Text(withMinus(score.points()), fontWeight = weight)
            }
        }
    }
}
