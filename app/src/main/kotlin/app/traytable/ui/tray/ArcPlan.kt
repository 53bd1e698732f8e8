package app.traytable.ui.tray

import app.traytable.ui.cards.CARD_RATIO
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.sin
import kotlin.math.sqrt

/**
 * Where a card of a hand stands, in dp from the upper left corner of the hand.
 *
 * @param strip how much of its width can be seen and touched
 * @param height how much of its height
 * @param turn in degrees, around the middle of the card
 */
data class Standing(
    val x: Float,
    val y: Float,
    val strip: Float,
    val height: Float,
    val turn: Float,
)

/**
 * Cards as one holds them: in an arc, those that can be laid higher and with a strip as wide as a
 * finger. Where one arc is too narrow, others stand behind it.
 *
 * @param raised which cards stand higher
 * @param most so many arcs at the most
 * @param usual while so much of each card can be seen, no further arc is needed
 * @param sunk so much of the height of several arcs' cards is hidden by the rim
 * @param sunkAlone the same of a single arc
 * @param highest arcs that would be higher stand closer and lower, all showing equally much
 */
class ArcPlan(
    private val raised: List<Boolean>,
    private val width: Float,
    private val card: Float,
    most: Int = 3,
    step: Float = card * BEHIND,
    private val lift: Float = LIFT,
    private val usual: Float = USUAL,
    sunk: Float = 0f,
    sunkAlone: Float = 0f,
    highest: Float = Float.MAX_VALUE,
) {
    private val arcs: List<List<Int>> =
        (1 until most).firstNotNullOfOrNull(::fitting) ?: split(most)

    private val whole = card * CARD_RATIO * (1 - if (arcs.size > 1) sunk else sunkAlone)

    /** How much shows of the cards behind others. */
    private val behind =
        if ((arcs.size - 1) * step + lift + whole <= highest) {
            step
        } else {
            minOf(step, (highest - lift) / arcs.size)
        }

    /** The same of those before them. */
    private val front = minOf(whole, highest - lift - (arcs.size - 1) * behind)

    val height: Float = (arcs.size - 1) * behind + lift + front

    /** So much of that has to stay in sight for every card to be read. */
    val read: Float = height - front + minOf(front, READABLE)

    /** The cards of the arcs behind come first. */
    val cards: List<Standing> =
        arcs.flatMapIndexed { index, arc -> standing(arc, index * behind, index == arcs.size - 1) }

    /** So much of the width is free on either side. */
    val beside: Float = cards.minOfOrNull { it.x } ?: ((width - card) / 2)

    /** How many arcs there are does not depend on what can be laid: nothing may jump for that. */
    private fun fitting(arcs: Int): List<List<Int>>? =
        split(arcs).takeIf { all ->
            all.all { arc -> (arc.size - 1) * usual + card <= width }
        }

    private fun split(arcs: Int): List<List<Int>> {
        val each = (raised.size + arcs - 1) / arcs
        return raised.indices.chunked(maxOf(each, 1))
    }

    private fun least(index: Int) = if (raised[index]) FINGER else READABLE

    private fun standing(
        arc: List<Int>,
        down: Float,
        isFront: Boolean,
    ): List<Standing> {
        val strips = strips(arc)
        // Many cards side by side would bend too much.
        val radius = maxOf(card * ROUND, (strips.sum() + card) * FLAT)
        var left = (width - strips.sum() - card) / 2
        return arc.mapIndexed { index, held ->
            val middle = left + card / 2
            val across = middle - width / 2
            val turn = asin(across / radius)
            val drop = radius - sqrt(radius * radius - across * across)
            val lifted = if (raised[held]) lift else 0f
            val strip = strips.getOrElse(index) { card }
            val standing =
                Standing(
                    middle - card / 2 + sin(turn) * lifted,
                    down + lift + drop - cos(turn) * lifted,
                    strip,
                    if (isFront) front else behind,
                    Math.toDegrees(turn.toDouble()).toFloat(),
                )
            left += strip
            standing
        }
    }

    /** What can be seen of each card but the last: its least, then more of all as there is room. */
    private fun strips(arc: List<Int>): List<Float> {
        val room = width - card
        val covered = arc.dropLast(1)
        val least = covered.map(::least)
        val needed = least.sum()
        if (needed > room) return least.map { it * room / needed }
        val wider = covered.map { FINGER }
        val between = if (wider.sum() <= room) wider else spread(least, wider, room)
        return spread(between, covered.map { card * APART }, room)
    }

    /** From [least] towards [most], as far as the room goes. */
    private fun spread(
        least: List<Float>,
        most: List<Float>,
        room: Float,
    ): List<Float> {
        val wish = most.sum() - least.sum()
        if (wish <= 0f) return least
        val share = ((room - least.sum()) / wish).coerceIn(0f, 1f)
        return least.zip(most) { few, many -> few + (many - few) * share }
    }

    companion object {
        const val LIFT = 18f
        const val FINGER = 48f
        const val READABLE = 24f
        const val USUAL = 32f
        private const val BEHIND = 0.7f
        private const val APART = 1.04f

        /** The radius of the arc by the width of a card. */
        private const val ROUND = 6.4f
        private const val FLAT = 1.7f
    }
}
