package app.traytable.ui.tray.pieces

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import app.traytable.match.Frame
import app.traytable.rules.table.Seat

/** The piece of somebody at this table. */
@Composable
fun Piece(
    frame: Frame,
    seat: Seat,
    size: Dp,
    modifier: Modifier = Modifier,
    state: PieceState = PieceState.Waiting,
) {
    val isBot = frame.players()[seat.index()].level() != null
    Piece(frame.animals()[seat.index()], size, modifier, isBot, state)
}
