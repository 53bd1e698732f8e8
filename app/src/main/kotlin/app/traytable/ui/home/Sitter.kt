package app.traytable.ui.home

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Dp
import app.traytable.match.Animal
import app.traytable.match.LineUp
import app.traytable.match.SavedMatch
import app.traytable.setup.Draft
import app.traytable.ui.tray.pieces.PieceColours
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.tray.pieces.drawPiece
import kotlin.math.min

/** Somebody at a table, as one sees it from afar. */
@Immutable
data class Sitter(
    val name: String,
    val animal: Animal,
    val isBot: Boolean = false,
    val isToAct: Boolean = false,
)

val Draft.sitters: List<Sitter>
    get() = chairs().map { Sitter(it.name().trim(), it.animal(), it.isBot) }

val LineUp.sitters: List<Sitter>
    get() =
        players().mapIndexed { seat, player ->
            Sitter(player.name(), animals()[seat], player.level() != null)
        }

val SavedMatch.sitters: List<Sitter>
    get() {
        val toAct = toAct().map { it.index() }
        return players().mapIndexed { seat, player ->
            Sitter(player.name(), animals()[seat], player.level() != null, seat in toAct)
        }
    }

/** A piece behind the next: so much of it shows where there is room, and so much at least. */
private const val STEP = 0.8f
private const val LEAST_STEP = 0.46f

/** The width of [count] pieces that overlap, or of as much of them as must be seen. */
fun piecesWidth(
    count: Int,
    size: Dp,
    step: Float = STEP,
): Dp = size * (1 + (count - 1).coerceAtLeast(0) * step)

fun leastPiecesWidth(
    count: Int,
    size: Dp,
): Dp = piecesWidth(count, size, LEAST_STEP)

/**
 * The pieces of a table in a row, closer where there are many. Decoration: somebody says the names.
 * Whoever is to act has the lamp.
 */
@Composable
fun PieceRow(
    sitters: List<Sitter>,
    size: Dp,
    modifier: Modifier = Modifier,
    step: Float = STEP,
) {
    val colours = PieceColours.here()
    Spacer(
        modifier.height(size).width(piecesWidth(sitters.size, size, step)).drawBehind {
            val piece = size.toPx()
            val between =
                if (sitters.size < 2) {
                    0f
                } else {
                    min(piece * step, (this.size.width - piece) / (sitters.size - 1))
                }
            // Flush with the end, where the eye expects the last one.
            val start = this.size.width - piece / 2 - between * (sitters.size - 1)
            sitters.forEachIndexed { seat, sitter ->
                val centre = Offset(start + between * seat, this.size.height / 2)
                val state = if (sitter.isToAct) PieceState.Acts else PieceState.Waiting
                drawPiece(sitter.animal, centre, piece / 2, sitter.isBot, state, colours)
            }
        },
    )
}
