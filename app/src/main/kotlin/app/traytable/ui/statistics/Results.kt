package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.height
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.statistics.Statistics
import app.traytable.ui.setup.LARGE
import app.traytable.ui.setup.Plate
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** Streaks, and of one game what was reached: points of several cannot be compared. */
@Composable
internal fun Results(
    statistics: Statistics,
    room: GameRoom<*, *, *, *>?,
) {
    val streaks = statistics.streaks()
    val total = statistics.games().singleOrNull()
    val numbers =
        buildList {
            if (room != null && total != null) {
                add(average(total.points(), total.played()) to R.string.statistics_average)
                val fewest = room.playable.game().fewestPointsAreBest()
                val best = if (fewest) total.fewest() else total.most()
                add("$best" to R.string.statistics_best)
            }
            add("${streaks.now()}" to R.string.statistics_streak)
            add("${streaks.longest()}" to R.string.statistics_longest)
        }
    val isLarge = LocalDensity.current.fontScale >= LARGE
    Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
        numbers.chunked(if (isLarge) 1 else 2).forEach { row ->
            Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(10.dp)) {
                row.forEach { (number, label) -> NumberPlate(number, stringResource(label)) }
            }
        }
    }
}

@Composable
private fun RowScope.NumberPlate(
    number: String,
    label: String,
) {
    val colours = LocalTrayColours.current
    Plate(
        Modifier
            .weight(1f)
            .fillMaxHeight()
            .clearAndSetSemantics { contentDescription = "$label: $number" },
    ) {
        Column {
            Text(
                number,
                color = colours.ink,
                style = TrayType.climax.copy(fontWeight = FontWeight.Black),
            )
            Text(label, color = colours.inkSoft, style = TrayType.name)
        }
    }
}
