package app.traytable.ui.tray.result

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.WholeText
import app.traytable.ui.cards.withMinus
import app.traytable.ui.home.WhenPlayed.whenPlayed
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.Speech

/** How the same cards were played before, beside how they were played now. */
@Composable
internal fun SideBySide(
    ui: TableUi.Over,
    earlier: TableUi.Earlier,
) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Text(
            stringResource(R.string.deal_side_by_side),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        val now = stringResource(R.string.deal_now)
        val before = whenPlayed(LocalContext.current, earlier.ended(), System.currentTimeMillis())
        // Very large letters need the whole width.
        if (LocalDensity.current.fontScale < 1.5f) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(20.dp)) {
                Outcome(now, ui.ranking, Modifier.weight(1f))
                Outcome(before, earlier.ranking(), Modifier.weight(1f))
            }
        } else {
            Outcome(now, ui.ranking)
            Outcome(before, earlier.ranking())
        }
        if (earlier.more() > 0) {
            Text(
                pluralStringResource(R.plurals.deal_more, earlier.more(), earlier.more()),
                color = LocalTrayColours.current.inkSoft,
                style = TrayType.name,
            )
        }
    }
}

/** This match as one that is compared. */
internal val TableUi.Over.ranking: List<TableUi.Ranked>
    get() =
        frame()
            .players()
            .mapIndexed { seat, player ->
                val place = outcome().places()[seat]
                TableUi.Ranked(place, player.name(), outcome().points()[seat])
            }.sortedBy { it.place() }

@Composable
private fun Outcome(
    title: String,
    ranking: List<TableUi.Ranked>,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        Text(
            title,
            Modifier.semantics { heading() },
            color = colours.inkSoft,
            style = TrayType.count,
        )
        ranking.forEach { one ->
            val weight = if (one.place() == 1) FontWeight.Bold else FontWeight.Medium
            val style = TrayType.story.copy(fontWeight = weight)
            val line = stringResource(R.string.deal_ranked, one.place(), one.name())
            val points =
                Speech(LocalResources.current).points(one.points())
            Row(
                Modifier.fillMaxWidth().clearAndSetSemantics {
                    contentDescription = "$line, $points"
                },
                Arrangement.spacedBy(8.dp),
            ) {
                WholeText(line, Modifier.weight(1f), color = colours.ink, style = style)
                Text(withMinus(one.points()), color = colours.ink, style = style)
            }
        }
    }
}
