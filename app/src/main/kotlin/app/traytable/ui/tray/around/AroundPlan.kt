package app.traytable.ui.tray.around

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.traytable.ui.tray.Needs
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.Spot
import app.traytable.ui.tray.Window

/**
 * Where the others sit around a phone that lies on the table. Each has a room at the rim, as they
 * see it themselves: the piece before them, what they own to its right, the name beyond it.
 *
 * @param sides of the others, clockwise
 * @param bottom where the hand of the one it is turned to begins
 */
class AroundPlan(
    private val window: Window,
    private val needs: Needs,
    private val sides: List<Side>,
    private val felt: Rect,
    private val bottom: Float,
) {
    private val words = if (window.hasNames) WORDS * window.letters else 0f

    /** From the rim to the middle of a piece. */
    private val drop = DROP

    /** How far a room reaches into the felt. */
    val depth: Float =
        maxOf(
            drop + window.piece / 2 + 4f + words,
            needs.beside.height.value + 4f,
            needs.below.height.value + 4f,
        )

    /** What lies to the right of a piece. */
    val owned: Float = maxOf(needs.beside.width.value, needs.below.width.value)

    val top: Float = if (Side.Top in sides) depth else 0f
    val left: Float = if (Side.Left in sides) depth else 0f
    val right: Float = if (Side.Right in sides) depth else 0f

    /** The middle of a piece in a room so wide, from its left, as its owner sees it. */
    fun piece(width: Float): Float = (width - owned) / 2

    val spots: List<Spot> = sides.indices.map(::spot)

    private fun spot(index: Int): Spot {
        val side = sides[index]
        val many = sides.count { it == side }
        val before = sides.take(index).count { it == side }
        return when (side) {
            Side.Top -> {
                val width = felt.width / many
                val room = Rect(Offset(felt.left + before * width, felt.top), width, top)
                Spot(side, Offset(room.right - piece(width), felt.top + drop), room)
            }

            Side.Left -> {
                val step = step(many)
                // Clockwise is upwards here.
                val from = bottom - step * (before + 1)
                val room = Rect(Offset(felt.left, from), depth, step)
                Spot(side, Offset(felt.left + drop, from + piece(step)), room)
            }

            Side.Right -> {
                val step = step(many)
                val from = bottom - step * (many - before)
                val room = Rect(Offset(felt.right - depth, from), depth, step)
                Spot(side, Offset(felt.right - drop, room.bottom - piece(step)), room)
            }
        }
    }

    private fun step(many: Int) = (bottom - felt.top - top - 4f) / many

    private companion object {
        const val DROP = 17f

        /** A line with a name and a badge. */
        const val WORDS = 24f
    }
}

private fun Rect(
    corner: Offset,
    width: Float,
    height: Float,
) = Rect(corner.x, corner.y, corner.x + width, corner.y + height)
