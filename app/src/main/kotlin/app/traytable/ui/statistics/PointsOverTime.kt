package app.traytable.ui.statistics

import android.text.format.DateFormat
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.statistics.Statistics
import app.traytable.ui.setup.Note
import app.traytable.ui.setup.Plate
import app.traytable.ui.setup.PlateTitle
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** The points of one game as a line drawn on paper, from the first match to the latest. */
@Composable
internal fun PointsOverTime(
    room: GameRoom<*, *, *, *>,
    statistics: Statistics,
) {
    val course = statistics.course()
    val plan = remember(course) { LinePlan(course) }
    val average = average(plan.sum, course.size)
    val first = dateOf(course.first().ended())
    val latest = dateOf(course.last().ended())
    val spoken =
        listOf(
            pluralStringResource(R.plurals.statistics_matches, course.size, course.size),
            stringResource(R.string.statistics_from_to, first, latest),
            pluralStringResource(
                R.plurals.statistics_between,
                plan.most,
                plan.fewest,
                plan.most,
            ),
            stringResource(R.string.statistics_average_of, average),
            stringResource(R.string.statistics_latest_points, course.last().points()),
        ).joinToString()
    Plate {
        PlateTitle(stringResource(R.string.statistics_over_time))
        if (room.playable.game().fewestPointsAreBest()) {
            Note(stringResource(R.string.statistics_fewer_are_better))
        }
        Column(
            Modifier.clearAndSetSemantics { contentDescription = spoken },
            Arrangement.spacedBy(4.dp),
        ) {
            Line(plan)
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
                Note(first, Modifier.weight(1f))
                val ink = LocalTrayColours.current.inkSoft
                Text(
                    if (latest == first) "" else latest,
                    Modifier.weight(1f),
                    color = ink,
                    textAlign = TextAlign.End,
                    style = TrayType.name,
                )
            }
            Legend(plan, average)
        }
    }
}

@Composable
private fun dateOf(moment: Long): String =
    DateFormat.getMediumDateFormat(LocalContext.current).format(moment)

@Composable
private fun Line(plan: LinePlan) {
    val colours = LocalTrayColours.current
    val measurer = rememberTextMeasurer()
    Spacer(
        Modifier.fillMaxWidth().height(150.dp).drawWithCache {
            val drawing = LineDrawing(plan, size, this, measurer, colours)
            onDrawBehind { drawing.drawOn(this) }
        },
    )
}

/** What the dashes and the lit dots are. */
@Composable
private fun Legend(
    plan: LinePlan,
    average: String,
) {
    val colours = LocalTrayColours.current
    FlowRow(horizontalArrangement = Arrangement.spacedBy(18.dp)) {
        Sign(stringResource(R.string.statistics_average_of, average)) {
            drawDashes(center.copy(x = 0f), center.copy(x = size.width), colours)
        }
        if (plan.isThinned) {
            Note(stringResource(R.string.statistics_thinned))
        } else {
            Sign(stringResource(R.string.statistics_won)) { drawSpot(center, true, colours) }
        }
    }
}

@Composable
private fun Sign(
    words: String,
    draw: DrawScope.() -> Unit,
) = Row(
    horizontalArrangement = Arrangement.spacedBy(6.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    Spacer(Modifier.size(22.dp, 16.dp).drawBehind(draw))
    Note(words)
}
