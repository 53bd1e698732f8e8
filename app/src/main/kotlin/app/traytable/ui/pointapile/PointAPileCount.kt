package app.traytable.ui.pointapile

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
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
import app.traytable.ui.WholeText
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

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
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(18.dp)
    Box(
        Modifier
            .fillMaxWidth()
            .background(colours.plate, shape)
            .border(1.dp, colours.plateLine, shape),
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Row(
                Modifier.semantics(mergeDescendants = true) { heading() },
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Piece(frame, seat, 36.dp)
                // Where a long name needs the line, the points go under it.
                FlowRow(
                    Modifier.weight(1f),
                    Arrangement.SpaceBetween,
                    itemVerticalAlignment = Alignment.CenterVertically,
                ) {
                    WholeText(
                        frame.players()[seat.index()].name(),
                        Modifier.padding(end = 8.dp),
                        color = colours.ink,
                        style = TrayType.title,
                    )
                    Text(
                        Speech(LocalResources.current).points(points),
                        color = colours.ink,
                        style = TrayType.title,
                    )
                }
            }
            if (view.winners().contains(seat)) {
                Body(reached(view, seat))
            }
            ColourCounts(view.scorePile(seat))
            val (giving, others) = view.worths(seat).partition { it.points() != 0 }
            SpreadWorths(giving)
            if (others.isNotEmpty()) {
                Text(
                    pluralStringResource(R.plurals.pile_give_nothing, others.size, others.size),
                    color = colours.inkSoft,
                    style = TrayType.story,
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
