package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.pointapile.PointAPileEvent.Goal
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Seats
import app.traytable.ui.tray.pieces.Piece

/** How the result came about: each score pile card by card, the best one first. */
@Composable
internal fun PointAPileCount(
    frame: Frame,
    view: PointAPileView,
) {
    val ranked =
        Seats.firstOnes(view.seats()).sortedWith(
            compareByDescending<Seat> { view.winners().contains(it) }
                .thenByDescending { view.points(it) }
                .thenByDescending { view.scorePile(it).size },
        )
    Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
        ranked.forEach { Counted(frame, view, it) }
    }
}

@Composable
private fun Counted(
    frame: Frame,
    view: PointAPileView,
    seat: Seat,
) {
    val points = view.points(seat)
    Surface(
        Modifier.fillMaxWidth(),
        RoundedCornerShape(16.dp),
        MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Row(
                Modifier.semantics(mergeDescendants = true) { heading() },
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Piece(frame, seat, 28.dp)
                Text(
                    frame.players()[seat.index()].name(),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.titleMedium,
                )
                Text(
                    pluralStringResource(R.plurals.words_points, points, points),
                    style = MaterialTheme.typography.titleMedium,
                )
            }
            if (view.winners().contains(seat)) {
                Text(reached(view, seat), style = MaterialTheme.typography.bodyLarge)
            }
            ColourCounts(view.scorePile(seat))
            val (giving, others) = view.worths(seat).partition { it.points() != 0 }
            SpreadWorths(giving)
            if (others.isNotEmpty()) {
                Text(
                    pluralStringResource(R.plurals.pile_give_nothing, others.size, others.size),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
    }
}

@Composable
private fun reached(
    view: PointAPileView,
    seat: Seat,
): String {
    val mission = view.mission(seat)
    return when (view.reached(seat)) {
        Goal.BOTH -> {
            stringResource(R.string.pile_reached_both)
        }

        Goal.COLOUR -> {
            stringResource(R.string.pile_reached_colour)
        }

        Goal.POINTS -> {
            stringResource(R.string.pile_reached_points)
        }

        null -> {
            stringResource(
                R.string.pile_mission_done,
                pileWords().mission(checkNotNull(mission)),
            )
        }
    }
}
