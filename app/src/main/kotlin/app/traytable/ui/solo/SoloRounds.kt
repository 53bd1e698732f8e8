package app.traytable.ui.solo

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.solo.SoloRound
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.MoreAcross
import app.traytable.ui.knowsMore
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece

/** Who got how many points in which round, and all together; [rounds] end with the newest. */
@Composable
fun SoloRounds(
    frame: Frame,
    view: SoloView,
    rounds: List<SoloRound>,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.widthIn(max = 640.dp)) {
        val letters = LocalDensity.current.fontScale
        val room = ((maxWidth - (NAME + TOTAL) * letters) / (CELL * letters)).toInt()
        val shown = room.coerceIn(1, maxOf(1, rounds.size))
        AllRounds(frame, view, rounds, CELL * letters * shown)
    }
}

private val NAME = 110.dp
private val CELL = 44.dp
private val TOTAL = 66.dp

@Composable
private fun AllRounds(
    frame: Frame,
    view: SoloView,
    rounds: List<SoloRound>,
    width: Dp,
) {
    val scroll = rememberScrollState(Int.MAX_VALUE)
    val newest = if (view.isOver) view.round() else view.round() - 1
    val first = newest - rounds.size + 1
    Column {
        Line(
            { MoreAcross(scroll) },
            rounds.indices.map { stringResource(R.string.solo_round_short, first + it) },
            stringResource(R.string.solo_total),
            scroll,
            width,
        )
        frame.players().indices.forEach { seat ->
            HorizontalDivider(color = LocalTrayColours.current.plateLine)
            val total = view.points(Seat.of(seat))
            val spoken = spoken(frame, seat, rounds, first, total)
            Line(
                { Name(frame, seat) },
                rounds.map { "${it.points()[seat]}" },
                "$total",
                scroll,
                width,
                Modifier.clearAndSetSemantics { contentDescription = spoken },
            )
        }
    }
}

@Composable
private fun spoken(
    frame: Frame,
    seat: Int,
    rounds: List<SoloRound>,
    first: Int,
    total: Int,
): String =
    buildList {
        add(frame.players()[seat].name())
        rounds.forEachIndexed { index, round ->
            val points = round.points()[seat]
            add(
                stringResource(
                    R.string.solo_in_round,
                    first + index,
                    pluralStringResource(R.plurals.solo_points, points, points),
                ),
            )
        }
        add(
            stringResource(
                R.string.solo_in_all,
                pluralStringResource(R.plurals.solo_points, total, total),
            ),
        )
    }.joinToString()

@Composable
private fun Line(
    name: @Composable () -> Unit,
    cells: List<String>,
    total: String,
    scroll: ScrollState,
    width: Dp,
    modifier: Modifier = Modifier,
) {
    val letters = LocalDensity.current.fontScale
    Row(modifier.padding(vertical = 8.dp), verticalAlignment = Alignment.CenterVertically) {
        Row(Modifier.weight(1f)) { name() }
        Row(Modifier.width(width).knowsMore(scroll).horizontalScroll(scroll)) {
            cells.forEach { Cell(it, FontWeight.Normal, Modifier.width(CELL * letters)) }
        }
        Cell(total, FontWeight.Bold, Modifier.width(TOTAL * letters))
    }
}

@Composable
private fun Cell(
    text: String,
    weight: FontWeight,
    modifier: Modifier,
) {
    Text(
        text,
        modifier,
        fontWeight = weight,
        textAlign = TextAlign.End,
        color = LocalTrayColours.current.ink,
        maxLines = 1,
        style = TrayType.story,
    )
}

@Composable
private fun Name(
    frame: Frame,
    seat: Int,
) {
    Row(
        Modifier.semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Piece(frame, Seat.of(seat), 28.dp)
        Text(
            frame.players()[seat].name(),
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
            color = LocalTrayColours.current.ink,
            style = TrayType.story,
        )
    }
}
