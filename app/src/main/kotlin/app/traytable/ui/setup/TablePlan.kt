package app.traytable.ui.setup

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import app.traytable.ui.tray.drawing.OvalRim
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin
import kotlin.math.sqrt

/**
 * One chair, in dp.
 *
 * @param piece the middle of the piece of who sits there
 * @param chair where its back stands, [turned] in degrees
 * @param label the room for the name, above the piece in the far half of the table, else below
 */
data class ChairSpot(
    val piece: Offset,
    val chair: Offset,
    val turned: Float,
    val label: Rect,
    val isAbove: Boolean,
)

/**
 * Where an oval table and its chairs stand, in dp. Chairs are counted clockwise from the near edge.
 *
 * @param scale how large pieces and chairs are, 1 being pieces of 56 dp
 * @param lines how many lines a label has
 */
class TablePlan(
    val width: Float,
    val height: Float,
    val oval: Rect,
    val scale: Float,
    val lines: Int,
    val spots: List<ChairSpot>,
) {
    val piece = PIECE * scale

    /** The direction from the middle of the table to a chair, in degrees from the top. */
    fun towards(place: Int): Float = directionTo(spots[place].piece)

    /** Between two chairs of the far half: to nobody. */
    val towardsNobody: Float
        get() {
            val place = spots.indices.firstOrNull { 2 * it >= spots.size } ?: 0
            val one = spots[place].piece
            val next = spots[(place + 1) % spots.size].piece
            return if (spots.size < 3) 90f else directionTo((one + next) / 2f)
        }

    private fun directionTo(point: Offset) =
        (degrees(atan2(point.y - oval.center.y, point.x - oval.center.x)) + 90f).mod(360f)

    /** The chair a piece would be set on if it were let go here. */
    fun chairNear(point: Offset): Int? =
        spots.indices
            .minByOrNull { (spots[it].piece - point).getDistance() }
            ?.takeIf { (spots[it].piece - point).getDistance() <= piece }

    companion object {
        /** The largest table that fits into the height; a smaller one that does not if none does. */
        fun of(
            chairs: Int,
            width: Float,
            height: Float,
            letters: Float,
        ): TablePlan {
            val sizes = listOf(1.2f, 1f, 0.9f, 0.8f, 0.72f, 0.65f)
            val most = if (chairs <= FEW && letters < SMALL) 2 else 1
            val labels = if (letters < LARGE) listOf(76f, 64f, 56f) else listOf(84f, 76f)
            for (flat in listOf(ROUND, FLAT)) {
                for (scale in sizes.drop(if (width >= ROOMY) 0 else 1)) {
                    for (lines in most downTo 1) {
                        for (label in labels) {
                            val sketch = Sketch(chairs, width, scale, lines, label, letters)
                            sketch.plan(height, flat)?.let { return it }
                        }
                    }
                }
            }
            val scale = if (width < NARROW || letters >= LARGE) 0.7f else 0.8f
            val label = if (letters < LARGE) 56f else 60f
            return Sketch(chairs, width, scale, 1, label, letters).tallest()
        }

        /** How high an oval is at least, measured by its width. */
        private const val ROUND = 0.74f
        private const val FLAT = 0.58f

        private const val FEW = 6
        private const val SMALL = 1.3f
        private const val ROOMY = 440f
        private const val NARROW = 340f
        internal const val PIECE = 56f
    }
}

private fun degrees(angle: Float) = angle * 180f / PI.toFloat()

/** One way to lay the table, tried with flatter and taller ovals. */
private class Sketch(
    private val chairs: Int,
    private val width: Float,
    private val scale: Float,
    private val lines: Int,
    private val label: Float,
    letters: Float,
) {
    private val words = letters * (NAME + (lines - 1) * NOTE)
    private val reach = 18f * scale
    private val across =
        min(width / 2 - EDGE - reach - maxOf(label / 2, 36f * scale), WIDEST)

    fun plan(
        height: Float,
        flat: Float,
    ): TablePlan? {
        val usual = across * 0.83f
        val taller = generateSequence(usual) { it + STEP }.takeWhile { it < across * 1.7f }
        val flatter = generateSequence(usual - STEP) { it - STEP }.takeWhile { it > across * flat }
        return (taller + flatter)
            .filter { 2 * it >= LEAST_FELT }
            .mapNotNull { laid(it, label, OvalRim.value / 2) }
            .firstOrNull { it.height <= height }
    }

    fun tallest(): TablePlan =
        generateSequence(maxOf(across * 0.83f, LEAST_FELT / 2)) { it + STEP }
            .take(MOST_STEPS)
            .firstNotNullOfOrNull { laid(it, label, OvalRim.value) }
            ?: checkNotNull(laid(across, 0f, OvalRim.value))

    /** Null where a label would have less room than [least], with so much of it [onWood]. */
    private fun laid(
        along: Float,
        least: Float,
        onWood: Float,
    ): TablePlan? {
        val angles = List(chairs) { (PI / 2 + 2 * PI * it / chairs).toFloat() }
        val pieces = angles.map { around(it, along, reach) }
        val labels = pieces.map(::rows)
        val widths =
            pieces.indices.map {
                widest(
                    it,
                    pieces,
                    labels,
                    Offset(
                        across - onWood,
                        along - onWood,
                    ),
                ).coerceAtLeast(0f)
            }
        if (widths.any { it < least }) return null
        val top =
            minOf(labels.minOf { it.top }, pieces.minOf { it.y } - 38f * scale, -along) - MARGIN
        // The second line of the nearest label reaches into the gap below the table.
        val low = labels.maxOf { it.bottom } - (lines - 1) * OVERHANG
        val bottom = maxOf(low, pieces.maxOf { it.y } + 40f * scale, along) + MARGIN
        val middle = Offset(width / 2, -top)
        val spots =
            pieces.indices.map {
                val angle = angles[it]
                val normal = atan2(sin(angle) / along, cos(angle) / across)
                val chair = around(angle, along, 28f * scale)
                val rows = labels[it].inflated(widths[it] / 2).translate(middle)
                ChairSpot(
                    pieces[it] + middle,
                    chair + middle,
                    degrees(normal) + 90f,
                    rows,
                    isAbove(pieces[it]),
                )
            }
        val oval = Rect(-across, -along, across, along).translate(middle)
        return TablePlan(width, bottom - top, oval, scale, lines, spots)
    }

    private fun around(
        angle: Float,
        along: Float,
        beyond: Float,
    ) = Offset(cos(angle) * (across + beyond), sin(angle) * (along + beyond))

    private fun isAbove(piece: Offset) = piece.y < -1f

    /** The rows of the label, without a width yet. */
    private fun rows(piece: Offset): Rect {
        // At the sides the arms of the chair reach up and down beside the piece.
        val isBeside = abs(piece.y) < abs(piece.x) * 0.6f
        val gap = (if (isBeside) GAP + 6f else GAP) * scale
        val top = if (isAbove(piece)) piece.y - gap - words else piece.y + gap
        return Rect(piece.x, top, piece.x, top + words)
    }

    private fun widest(
        own: Int,
        pieces: List<Offset>,
        labels: List<Rect>,
        felt: Offset,
    ): Float {
        val piece = pieces[own]
        val rows = labels[own]
        var most = min(LONGEST, 2 * (width / 2 - EDGE - abs(piece.x)))
        for (other in pieces.indices - own) {
            val apart = abs(piece.x - pieces[other].x)
            val body = 33f * scale
            if (pieces[other].y - body < rows.bottom && rows.top < pieces[other].y + body) {
                most = min(most, 2 * (apart - 37f * scale))
            }
            if (labels[other].top < rows.bottom && rows.top < labels[other].bottom) {
                most = min(most, apart - 6f)
            }
        }
        for (row in listOf(rows.top, rows.bottom)) {
            if (abs(row) < felt.y) {
                val chord = felt.x * sqrt(1 - row * row / (felt.y * felt.y))
                most = min(most, 2 * (abs(piece.x) - chord))
            }
        }
        return most
    }

    private companion object {
        const val EDGE = 4f
        const val MARGIN = 4f
        const val WIDEST = 210f
        const val LONGEST = 150f
        const val STEP = 3f
        const val MOST_STEPS = 200
        const val GAP = 43f
        const val LEAST_FELT = 180f
        const val OVERHANG = 10f

        // The heights of lines, as TrayType has them.
        const val NAME = 20f
        const val NOTE = 18f
    }
}

private fun Rect.inflated(by: Float) = copy(left = left - by, right = right + by)
