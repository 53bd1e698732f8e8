package app.traytable.ui.tray

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size

/**
 * How large cards are on a felt and where its blocks lie.
 *
 * @param unit the width of an ordinary card
 * @param shapes which shape each block has
 * @param places where each block lies, from the upper left corner of the field
 * @param height of all of it; it scrolls where that is more than there is
 */
class FeltPlan(
    val unit: Float,
    val shapes: List<Int>,
    val places: List<Rect>,
    val height: Float,
)

/**
 * Looks for the largest cards: tries every way to break the blocks into rows and every shape of
 * each, in the order in which the game names them.
 *
 * @param enough cards as wide as this need not be wider, if shapes then leave less out
 * @param asides blocks that lie beside the others, which stay in the middle where there is room
 */
class FeltPlanner(
    private val blocks: List<List<Shape>>,
    private val least: Float,
    private val most: Float,
    private val enough: Float? = null,
    private val asides: Set<Int> = emptySet(),
) {
    private class Way(
        val rows: List<List<Int>>,
        val shapes: List<Int>,
        val unit: Float,
        val imbalance: Float,
    )

    /**
     * Letters that are larger than usual do not make cards smaller: their size is that with
     * [usual] room and letters.
     */
    fun plan(
        room: Size,
        letters: Float,
        usual: Size,
    ): FeltPlan {
        if (blocks.isEmpty()) return FeltPlan(most, emptyList(), emptyList(), 0f)
        if (enough != null) {
            val large = best(usual, 1f)
            if (large.unit >= least) {
                keeping(large.unit, room, letters)?.let {
                    return placed(it, large.unit, room, letters)
                }
            }
            val way = best(room, letters)
            if (way.unit >= least) return placed(way, way.unit, room, letters)
            val lowest = ways().minBy { height(it.rows, it.shapes, least, letters, room) }
            return placed(lowest, least, room, letters)
        }
        val large = best(usual, 1f)
        val unit = large.unit.coerceAtLeast(least)
        if (letters == 1f && room == usual) return placed(large, unit, room, letters)
        // With these cards, another way to lie may need less height here.
        val way = fullest(unit, letters, room)
        return placed(way, within(way, unit, room, letters), room, letters)
    }

    /** Where larger letters make the felt narrower, nothing lies beyond its sides. */
    private fun within(
        way: Way,
        unit: Float,
        room: Size,
        letters: Float,
    ): Float {
        if (used(way.rows, way.shapes, unit, letters).width <= room.width) return unit
        return measured(way, Size(room.width, Float.MAX_VALUE), letters).unit
    }

    /** With cards of this size, that which leaves least out; null if nothing fits. */
    private fun keeping(
        unit: Float,
        room: Size,
        letters: Float,
    ): Way? = ways().filter { isIn(it, unit, letters, room) }.maxByOrNull(::shown)

    /** Of what does not have to scroll, that with the largest cards; else the lowest. */
    private fun fullest(
        unit: Float,
        letters: Float,
        room: Size,
    ): Way {
        val ways = ways().map { it to height(it.rows, it.shapes, unit, letters, room) }.toList()
        val fitting = ways.filter { (_, height) -> height <= room.height }
        val best =
            fitting.maxWithOrNull(
                compareBy({ shown(it.first) }, { area(it.first) }, { -it.second }),
            )
                ?: ways.minBy { it.second }
        return best.first
    }

    private fun area(way: Way): Float =
        way.shapes.withIndex().fold(0f) { area, (block, shape) ->
            area + blocks[block][shape].run { across * down }
        }

    private fun best(
        room: Size,
        letters: Float,
    ): Way {
        val ways = ways().map { measured(it, room, letters) }.toList()
        if (enough != null) return ways.maxBy { worth(it, enough) }
        val unit = ways.maxOf { it.unit }
        return ways
            .filter { it.unit >= unit * NEARLY }
            .maxWith(compareBy({ shown(it) }, { -it.imbalance }))
    }

    /** Wider than enough is no better; what cannot be read is worth half as much. */
    private fun worth(
        way: Way,
        enough: Float,
    ): Float {
        val read = if (way.unit < least) UNREADABLE else 1f
        return minOf(way.unit, enough) * shown(way) * read
    }

    private fun shown(way: Way): Float =
        way.shapes.foldIndexed(1f) { block, all, shape -> all * blocks[block][shape].worth }

    private fun ways(): Sequence<Way> =
        shapes(0).flatMap { shapes ->
            breaks().map { rows -> Way(rows, shapes, 0f, 0f) }
        }

    private fun shapes(from: Int): Sequence<List<Int>> =
        if (from == blocks.size) {
            sequenceOf(emptyList())
        } else {
            blocks[from].indices.asSequence().flatMap { shape ->
                shapes(from + 1).map { listOf(shape) + it }
            }
        }

    private fun breaks(): Sequence<List<List<Int>>> =
        (0 until (1 shl blocks.size - 1)).asSequence().map { bits ->
            val rows = mutableListOf(mutableListOf(0))
            for (block in 1 until blocks.size) {
                if (bits shr block - 1 and 1 == 1) rows += mutableListOf<Int>()
                rows.last() += block
            }
            rows
        }

    private fun measured(
        way: Way,
        room: Size,
        letters: Float,
    ): Way {
        var fits = 0f
        var high = most
        if (isIn(way, most, letters, room)) {
            fits = most
        } else {
            repeat(STEPS) {
                val middle = (fits + high) / 2
                if (isIn(way, middle, letters, room)) fits = middle else high = middle
            }
        }
        val used = used(way.rows, way.shapes, fits, letters)
        val imbalance = kotlin.math.abs(used.width / room.width - used.height / room.height)
        return Way(way.rows, way.shapes, fits, imbalance)
    }

    private fun isIn(
        way: Way,
        unit: Float,
        letters: Float,
        room: Size,
    ): Boolean {
        val used = used(way.rows, way.shapes, unit, letters)
        return used.width <= room.width && used.height <= room.height
    }

    private fun used(
        rows: List<List<Int>>,
        shapes: List<Int>,
        unit: Float,
        letters: Float,
    ): Size {
        var width = 0f
        var height = GAP * (rows.size - 1)
        rows.forEach { row ->
            val sizes = row.map { blocks[it][shapes[it]].size(unit, letters) }
            width = maxOf(width, sizes.map { it.width }.sum() + GAP * (row.size - 1))
            height += sizes.maxOf { it.height }
        }
        return Size(width, height)
    }

    private fun height(
        rows: List<List<Int>>,
        shapes: List<Int>,
        unit: Float,
        letters: Float,
        room: Size,
    ): Float {
        val used = used(rows, shapes, unit, letters)
        return if (used.width <= room.width) used.height else Float.MAX_VALUE
    }

    private fun placed(
        way: Way,
        unit: Float,
        room: Size,
        letters: Float,
    ): FeltPlan {
        val used = used(way.rows, way.shapes, unit, letters)
        // What is left lies around, not between: places that belong together stay near.
        val over = maxOf(0f, room.height - used.height)
        val spare = minOf(over / (way.rows.size + 1), APART)
        val places = MutableList(blocks.size) { Rect.Zero }
        var y = (over - spare * (way.rows.size - 1)) / 2
        way.rows.forEach { row ->
            val sizes = row.map { blocks[it][way.shapes[it]].size(unit, letters) }
            val high = sizes.maxOf { it.height }
            val free = room.width - sizes.map { it.width }.sum()
            val gap = minOf(free / (row.size + 1), GAP + APART)
            var x = left(row, sizes, gap, room.width)
            row.forEachIndexed { index, block ->
                val size = sizes[index]
                places[block] =
                    Rect(
                        x,
                        y + (high - size.height) / 2,
                        x + size.width,
                        y + (high + size.height) / 2,
                    )
                x += size.width + gap
            }
            y += high + GAP + spare
        }
        return FeltPlan(unit, way.shapes, places, maxOf(room.height, used.height))
    }

    /** Where a row begins. */
    private fun left(
        row: List<Int>,
        sizes: List<Size>,
        gap: Float,
        room: Float,
    ): Float {
        val over = room - sizes.map { it.width }.sum() - gap * (row.size - 1)
        val middle = row.indices.filter { row[it] !in asides }
        if (middle.isEmpty() || over <= 0f) return over / 2
        val wide = middle.map { sizes[it].width }.sum() + gap * (middle.size - 1)
        return minOf((room - wide) / 2, over)
    }

    private companion object {
        const val GAP = 10f
        const val APART = 36f
        const val STEPS = 16
        const val UNREADABLE = 0.5f

        /** What is nearly as large may lie better. */
        const val NEARLY = 0.985f
    }
}
