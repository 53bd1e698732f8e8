package app.traytable.ui.tray

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.traytable.ui.tray.around.AroundPlan

/** A side of the rim. */
enum class Side { Left, Top, Right }

/**
 * The place of one of the others.
 *
 * @param piece the middle of the piece, on the rim
 * @param room all that is theirs: the piece, the name and what they own
 */
class Spot(
    val side: Side,
    val piece: Offset,
    val room: Rect,
)

/** Where the others sit, clockwise from you: up the left side, along the top, down the right. */
class PeoplePlan(
    private val window: Window,
    private val needs: Needs,
    private val felt: Rect,
    private val bottom: Float,
) {
    /** Where many sit beside a phone that lies on its side, there is no room but above the game. */
    val around: AroundPlan? =
        needs.sides
            ?.let { AroundPlan(window, needs, it, felt, bottom) }
            ?.takeIf { window.form != Form.Wide || it.isRoomy }

    private val counts = counts()
    private val hasBelow = needs.below.height.value > 0

    /** Badges, then names leave the felt where those at the sides would crowd each other. */
    val hasBadges: Boolean = window.hasNames && needs.hasBadges && isRoomFor(NAME + BADGE)

    val hasNames: Boolean = window.hasNames && isRoomFor(NAME)

    private val name = if (hasNames) NAME * window.letters else 0f
    private val badge = if (hasBadges) BADGE * window.letters else 0f

    /** A name beside the piece would be cut: it has a line of its own. */
    val isNarrow: Boolean =
        hasBelow && window.form == Form.Tall && counts.second > 0 &&
            felt.width / counts.second < NARROW * window.letters

    /** How far the people at the top reach down into the felt. */
    val top: Float = around?.top ?: if (counts.second == 0) 0f else topHeight()

    /** At the sides what lies beside a piece lies under its name. */
    val isUnder: Boolean =
        needs.goesUnder && !hasBelow && sideHeight(true) <= step(maxOf(counts.first, counts.third))

    /** How far those at the sides reach in. */
    val left: Float = around?.left ?: if (counts.first == 0) 0f else sideWidth()

    val right: Float = around?.right ?: if (counts.third == 0) 0f else sideWidth()

    val spots: List<Spot> =
        around?.spots ?: (atSide(Side.Left).reversed() + atTop() + atSide(Side.Right))

    private fun counts(): Triple<Int, Int, Int> {
        val others = needs.others
        val most = if (window.form == Form.Roomy) 3 else needs.mostOnTop
        return when {
            window.form == Form.Wide || others <= most -> Triple(0, others, 0)
            others <= 5 -> Triple(1, others - 2, 1)
            others == 6 -> Triple(2, 2, 2)
            others == 7 -> Triple(2, 3, 2)
            others == 8 -> Triple(3, 2, 3)
            else -> Triple(3, others - 6, 3)
        }
    }

    private fun isRoomFor(text: Float): Boolean {
        val many = maxOf(counts.first, counts.third)
        val labels = text * window.letters
        val each = maxOf(window.piece + labels, needs.below.height.value + labels / 2) + 4f
        // As much as those at the top take with such labels.
        val above = maxOf(DROP + window.piece / 2, needs.beside.height.value + 4f) + labels
        return many * each <= bottom - felt.top - above - if (hasBelow) 8f else 16f
    }

    private fun topHeight(): Float {
        val beside = needs.beside.height.value
        val below = needs.below.height.value
        return when {
            window.form == Form.Wide -> maxOf(window.piece + 6f, beside + 8f, below + 6f)
            isNarrow -> maxOf(window.piece, badge) + name + below + 6f
            hasBelow -> maxOf(window.piece, name + badge) + below + 6f
            else -> maxOf(DROP + window.piece / 2, beside + 4f) + name + badge + 12f
        }
    }

    private fun sideWidth(): Float =
        if (isUnder) {
            val named = if (hasNames) NAMED else 0f
            maxOf(DROP + window.piece / 2 + 4f, needs.beside.width.value, named)
        } else {
            DROP + window.piece / 2 + 2f +
                maxOf(needs.beside.width.value, needs.below.width.value) + 4f
        }

    private fun sideHeight(isUnder: Boolean): Float {
        val under = if (isUnder) needs.beside.height.value + 6f else 0f
        return maxOf(window.piece + name + under + badge, needs.below.height.value + name) + 4f
    }

    private fun step(many: Int): Float = (bottom - (felt.top + top + 4f)) / maxOf(many, 1)

    private fun atTop(): List<Spot> {
        val width = felt.width / counts.second
        return List(counts.second) { index ->
            val left = felt.left + index * width
            val own = needs.beside.width.value
            val x =
                when {
                    window.form == Form.Wide -> left + window.piece / 2 + 4f
                    hasBelow -> left + (width - needs.below.width.value) / 2 + window.piece / 2
                    else -> left + (width - own) / 2
                }
            Spot(
                Side.Top,
                Offset(x, felt.top + if (window.form == Form.Wide) top / 2 - 2f else DROP),
                Rect(left, felt.top, left + width, felt.top + top),
            )
        }
    }

    /** From the top to the bottom. */
    private fun atSide(side: Side): List<Spot> {
        val many = if (side == Side.Left) counts.first else counts.third
        val from = felt.top + top + 4f
        val step = step(many)
        val height = sideHeight(isUnder)
        return List(many) { index ->
            val middle = from + step * (index + 0.5f)
            val above = minOf(height / 2, step / 2)
            val width = sideWidth()
            val x = if (side == Side.Left) felt.left + DROP else felt.right - DROP
            val edge = if (side == Side.Left) felt.left - 8f else felt.right - width
            Spot(
                side,
                Offset(x, if (hasBelow) middle else middle - above + window.piece / 2),
                Rect(edge, middle - above, edge + width + 8f, middle - above + height),
            )
        }
    }

    private companion object {
        /** So far within the felt is the middle of a piece that stands on its edge. */
        const val DROP = 17f
        const val NAME = 19f
        const val NARROW = 112f
        const val BADGE = 25f

        /** Most names fit in there. */
        const val NAMED = 58f
    }
}
