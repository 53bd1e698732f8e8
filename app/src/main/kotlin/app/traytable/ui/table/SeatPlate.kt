package app.traytable.ui.table

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.pieces.Piece

/**
 * Who sits there, whether it is their turn, and in [facts] what everybody may know of them.
 */
@Composable
fun SeatPlate(
    frame: Frame,
    seat: Seat,
    modifier: Modifier = Modifier,
    facts: @Composable () -> Unit = {},
) {
    Plate(frame, seat, modifier) {
        Row(
            Modifier.padding(horizontal = 10.dp, vertical = 6.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Piece(frame, seat, 28.dp)
            Column {
                SeatName(frame, seat)
                facts()
            }
        }
    }
}

/** The ground of all that belongs to a seat: it stands out while the seat has to act. */
@Composable
fun Plate(
    frame: Frame,
    seat: Seat,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    val acts = frame.toAct().contains(seat)
    val colours = MaterialTheme.colorScheme
    val turn = stringResource(R.string.table_to_act)
    Surface(
        // One thing for TalkBack.
        modifier.semantics(mergeDescendants = true) { if (acts) contentDescription = turn },
        RoundedCornerShape(12.dp),
        if (acts) colours.primaryContainer else colours.surfaceContainerLow,
        border =
            BorderStroke(
                if (acts) 2.dp else 1.dp,
                if (acts) colours.primary else colours.outlineVariant,
            ),
        content = content,
    )
}

/** The name, and whether it is a bot. */
@Composable
fun SeatName(
    frame: Frame,
    seat: Seat,
) {
    val player = frame.players()[seat.index()]
    Row(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            player.name(),
            Modifier.weight(1f, fill = false),
            fontWeight =
                if (frame.toAct().contains(seat)) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyMedium,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        if (player.level() != null) {
            Icon(
                painterResource(R.drawable.ic_bot),
                stringResource(R.string.table_bot),
                Modifier.size(16.dp),
                MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
    }
}
