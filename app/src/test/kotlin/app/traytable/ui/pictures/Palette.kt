package app.traytable.ui.pictures

/**
 * At most 256 colours in place of those of a picture: all of them if they are so few; otherwise the
 * most frequent ones, which are surfaces, as they are, and one for each group of similar ones among
 * the others, which are edges.
 */
class Palette private constructor(
    private val replaced: IntArray,
    private val indices: IntArray,
    val colours: IntArray,
) {
    /** Where in [colours] this colour of the picture is found. */
    fun index(colour: Int): Int = indices[replaced.binarySearch(colour)]

    fun colour(colour: Int): Int = colours[index(colour)]

    companion object {
        const val SIZE = 256
        private const val SURFACES = 64

        fun of(dots: IntArray): Palette {
            val counted = count(dots)
            val all = counted.map { it.colour }.toIntArray()
            if (all.size <= SIZE) return Palette(all, all.indices.toList().toIntArray(), all)
            val frequent = counted.sortedWith(Counted.MOST_FIRST)
            val chosen =
                frequent.take(SURFACES) + grouped(frequent.drop(SURFACES), SIZE - SURFACES)
            val colours = chosen.map { it.colour }.sorted().toIntArray()
            val nearest = all.map { colour -> nearest(colour, colours) }
            return Palette(all, nearest.toIntArray(), colours)
        }

        /** Each colour once, the darkest red first. */
        private fun count(dots: IntArray): List<Counted> {
            val sorted = dots.sortedArray()
            val counted = mutableListOf<Counted>()
            var start = 0
            for (i in 1..sorted.size) {
                if (i < sorted.size && sorted[i] == sorted[start]) continue
                counted += Counted(sorted[start], i - start)
                start = i
            }
            return counted
        }

        /** The group with the widest spread is halved until there are enough. */
        private fun grouped(
            colours: List<Counted>,
            groups: Int,
        ): List<Counted> {
            val cut = mutableListOf(Group(colours))
            while (cut.size < groups) {
                val widest = cut.maxBy { it.spread }
                if (widest.spread == 0) break
                cut[cut.indexOf(widest)] = widest.lower
                cut += widest.upper
            }
            return cut.map { it.colours.minWith(Counted.MOST_FIRST) }
        }

        private fun nearest(
            colour: Int,
            colours: IntArray,
        ): Int {
            var best = 0
            var least = Int.MAX_VALUE
            for (i in colours.indices) {
                val distance = squared(colour, colours[i])
                if (distance < least) {
                    least = distance
                    best = i
                }
            }
            return best
        }

        private fun squared(
            one: Int,
            other: Int,
        ): Int {
            val red = (one shr 16) - (other shr 16)
            val green = (one shr 8 and 0xFF) - (other shr 8 and 0xFF)
            val blue = (one and 0xFF) - (other and 0xFF)
            return red * red + green * green + blue * blue
        }
    }
}

private class Counted(
    val colour: Int,
    val count: Int,
) {
    fun channel(shift: Int) = colour shr shift and 0xFF

    companion object {
        val MOST_FIRST = compareBy<Counted>({ -it.count }, { it.colour })
    }
}

private class Group(
    val colours: List<Counted>,
) {
    private val lowest = Picture.CHANNELS.map { shift -> colours.minOf { it.channel(shift) } }
    private val highest = Picture.CHANNELS.map { shift -> colours.maxOf { it.channel(shift) } }
    private val widest = Picture.CHANNELS.indices.maxBy { highest[it] - lowest[it] }
    private val middle = (lowest[widest] + highest[widest]) / 2

    val spread = highest[widest] - lowest[widest]
    val lower get() = Group(colours.filter { it.channel(Picture.CHANNELS[widest]) <= middle })
    val upper get() = Group(colours.filter { it.channel(Picture.CHANNELS[widest]) > middle })
}
