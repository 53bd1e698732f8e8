package app.traytable.ui.pictures

/**
 * How a picture differs from the accepted one. Another CPU draws an edge a level brighter or
 * darker; the smallest comma is a few dots that are plainly of another colour.
 *
 * @param accepted in the few colours of its palette
 * @param drawn in all its colours: a dot differs as far as another colour of that palette would
 *   have been nearer to it
 */
class Difference(
    private val accepted: Picture,
    private val drawn: Picture,
) {
    private val palette = accepted.colours()
    private val nearest = HashMap<Int, Int>()

    private val sameSize = accepted.width == drawn.width && accepted.height == drawn.height

    /** Dots that anybody would call different. */
    val plain = count { x, y -> isAbove(PLAIN, x, y) }

    /** Dots inside a surface whose colour is almost the same; edges may be so by the palette. */
    val slight = count(::isAnotherShade)

    val matters: Boolean
        get() = !sameSize || plain >= FEW || slight * ONE_OF >= drawn.width * drawn.height

    /** The accepted one, what differs in red, and the one that was drawn. */
    fun shown(): Picture {
        if (!sameSize) return Picture.sideBySide(listOf(accepted, drawn))
        val between =
            Picture.drawn(drawn.width, drawn.height) { x, y ->
                when {
                    isAbove(PLAIN, x, y) -> RED
                    isAnotherShade(x, y) -> ORANGE
                    else -> faded(drawn[x, y])
                }
            }
        return Picture.sideBySide(listOf(accepted, between, drawn))
    }

    override fun toString() =
        if (sameSize) {
            "$plain dots differ, $slight slightly"
        } else {
            "${drawn.width} x ${drawn.height} dots, not ${accepted.width} x ${accepted.height}"
        }

    private fun count(counts: (x: Int, y: Int) -> Boolean): Int {
        if (!sameSize) return 0
        return (0 until drawn.height).sumOf { y -> (0 until drawn.width).count { counts(it, y) } }
    }

    private fun isAnotherShade(
        x: Int,
        y: Int,
    ) = accepted.isSurface(x, y) && drawn.isSurface(x, y) &&
        // The palette keeps surfaces as they are.
        Picture.distance(accepted[x, y], drawn[x, y]) > SLIGHT

    private fun Picture.isSurface(
        x: Int,
        y: Int,
    ) = x > 0 && y > 0 && this[x, y] == this[x - 1, y] && this[x, y] == this[x, y - 1]

    private fun isAbove(
        level: Int,
        x: Int,
        y: Int,
    ): Boolean {
        val wanted = accepted[x, y]
        val seen = drawn[x, y]
        return wanted != seen && Picture.distance(wanted, seen) - toPalette(seen) > level
    }

    /** As far as the palette may have moved this colour. */
    private fun toPalette(colour: Int): Int =
        nearest.getOrPut(colour) {
            palette.minOf { Picture.distance(it, colour) }.coerceAtMost(COARSE)
        }

    private fun faded(colour: Int) = (colour shr 2 and 0x3F3F3F) + 0xC0C0C0

    private companion object {
        const val PLAIN = 32
        const val COARSE = 32
        const val SLIGHT = 3
        const val FEW = 4
        const val ONE_OF = 200
        const val RED = 0xFF0000
        const val ORANGE = 0xFF9900
    }
}
