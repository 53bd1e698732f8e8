package app.traytable.ui.tray.around

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Needs
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.Spot
import app.traytable.ui.tray.Window

/**
 * Where the others sit around a phone that lies on the table. Each has a room at the rim, as they
 * see it themselves: the piece before them, what they own to its right, the name to its left, or
 * beyond it where many sit side by side.
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
    /** What lies to the right of a piece. */
    private val owned = maxOf(needs.beside.width.value, needs.below.width.value)

    /** How far a room reaches in if nothing is written beyond its piece. */
    private val plain =
        maxOf(
            DROP + window.piece / 2 + GAP,
            needs.beside.height.value + GAP,
            needs.below.height.value + GAP,
        )

    val top: Float = depth(Side.Top)
    val left: Float = depth(Side.Left)
    val right: Float = depth(Side.Right)

    /** The middle of a piece in a room so wide, from its left, as its owner sees it. */
    fun piece(wide: Float): Float = (wide - owned) / 2

    /** So much room there is to the left of a piece. */
    fun besidePiece(wide: Float): Float = piece(wide) - window.piece / 2 - RING

    /** There is room for a name and a badge beside the piece, so they need none beyond it. */
    fun isBeside(wide: Float): Boolean = besidePiece(wide) >= NAME * window.letters

    private fun depth(side: Side): Float {
        val many = sides.count { it == side }
        if (many == 0) return 0f
        val wide = if (side == Side.Top) felt.width / many else step(many)
        if (!window.hasNames || isBeside(wide)) return plain
        val words = WORDS * window.letters
        // Beyond rows of cards, too, where there is more width than height.
        val isBeyond = window.form == Form.Wide && side != Side.Top && needs.below.height.value > 0f
        return maxOf(
            if (isBeyond) plain + words else plain,
            DROP + window.piece / 2 + GAP + words,
        )
    }

    /** Everybody has room for what is theirs, and enough is left of the felt. */
    val isRoomy: Boolean =
        listOf(Side.Left, Side.Right).all { side ->
            val many = sides.count { it == side }
            many == 0 || step(many) >= window.piece + owned + GAP
        } && (needs.below.height.value == 0f || felt.width - left - right >= ENOUGH)

    val spots: List<Spot> = sides.indices.map(::spot)

    private fun spot(index: Int): Spot {
        val side = sides[index]
        val many = sides.count { it == side }
        val before = sides.take(index).count { it == side }
        return when (side) {
            Side.Top -> {
                val width = felt.width / many
                val room = Rect(Offset(felt.left + before * width, felt.top), width, top)
                Spot(side, Offset(room.right - piece(width), felt.top + DROP), room)
            }

            Side.Left -> {
                val step = step(many)
                // Clockwise is upwards here.
                val from = bottom - step * (before + 1)
                val room = Rect(Offset(felt.left, from), left, step)
                Spot(side, Offset(felt.left + DROP, from + piece(step)), room)
            }

            Side.Right -> {
                val step = step(many)
                val from = bottom - step * (many - before)
                val room = Rect(Offset(felt.right - right, from), right, step)
                Spot(side, Offset(felt.right - DROP, room.bottom - piece(step)), room)
            }
        }
    }

    private fun step(many: Int) = (bottom - felt.top - top - 4f) / many

    private companion object {
        /** From the rim to the middle of a piece. */
        const val DROP = 17f
        const val GAP = 4f

        /** Around a piece that can be touched. */
        const val RING = 14f

        /** A line with a name and a badge. */
        const val WORDS = 24f

        /** Where rows of cards lie before everybody, the game in the middle is wide, too. */
        const val ENOUGH = 572f

        /** So wide is what is left of most names. */
        const val NAME = 56f
    }
}

private fun Rect(
    corner: Offset,
    width: Float,
    height: Float,
) = Rect(corner.x, corner.y, corner.x + width, corner.y + height)
