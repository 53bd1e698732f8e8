package app.traytable.ui.tray.pieces

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.unit.Dp
import app.traytable.match.Animal

/** What somebody at the table is about, told by the shape of the piece and never by colour alone. */
enum class PieceState { Waiting, Acts, Next, Answered, Away }

/**
 * The piece of a seat. Decoration: the name beside it says who it is. It takes the room of its disc
 * only; lamp, ring, antenna and thickness are drawn beyond it.
 */
@Composable
fun Piece(
    animal: Animal,
    size: Dp,
    modifier: Modifier = Modifier,
    isBot: Boolean = false,
    state: PieceState = PieceState.Waiting,
) {
    val colours = PieceColours.here()
    Spacer(
        modifier.size(size).drawBehind {
            drawPiece(animal, center, this.size.minDimension / 2, isBot, state, colours)
        },
    )
}
