package app.traytable.ui.eyes

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.isSpecified
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.layout.boundsInRoot
import app.traytable.ui.LaidOut
import app.traytable.ui.pictures.Picture
import kotlin.math.ceil
import kotlin.math.floor

/** As WCAG 2 computes it. */
fun contrast(
    one: Color,
    other: Color,
): Float {
    val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
    return (light + 0.05f) / (dark + 0.05f)
}

/** How far letters and marks stand out from what they lie on, in the dots that were drawn. */
class Contrast(
    private val picture: Picture,
) {
    /** Of letters: by the dots, and by the colour they were asked for if that is less. */
    fun of(text: LaidOut): Float? {
        val dots = dots(written(text)) ?: return null
        val asked = asked(text)
        val ground = ground(dots, asked)
        val drawn = most(dots, ground)
        return if (asked == null) drawn else minOf(drawn, contrast(asked, ground))
    }

    /** Nothing there has the colour of the letters: something lies over them. */
    fun isCovered(text: LaidOut): Boolean {
        val asked = asked(text)?.toArgb() ?: return false
        val dots = dots(written(text)) ?: return false
        return dots.keys.none { Picture.distance(it, asked) < NEAR }
    }

    private fun asked(text: LaidOut): Color? =
        text.layout.layoutInput.style.color
            .takeIf { it.isSpecified && it.alpha == 1f }

    /** Of whatever is drawn there. */
    fun within(bounds: Rect): Float? = dots(bounds)?.let { most(it, ground(it, null)) }

    /** Where its lines are, or all of it if it is turned. */
    private fun written(text: LaidOut): Rect {
        val seen = text.node.coordinates.boundsInRoot()
        val layout = text.layout
        val size = text.node.coordinates.size
        val isUpright = seen.width <= size.width + 1 && seen.height <= size.height + 1
        if (!isUpright || seen.width < size.width - 1 || layout.lineCount == 0) return seen
        val lines = 0 until layout.lineCount
        val left = lines.minOf { layout.getLineLeft(it) }
        val right = lines.maxOf { layout.getLineRight(it) }
        return seen.copy(left = seen.left + left, right = seen.left + right).intersect(seen)
    }

    /** Each colour there and how often it is; null where too little of it can be seen. */
    private fun dots(bounds: Rect): Map<Int, Int>? {
        val left = floor(bounds.left).toInt().coerceAtLeast(0)
        val top = floor(bounds.top).toInt().coerceAtLeast(0)
        val right = ceil(bounds.right).toInt().coerceAtMost(picture.width)
        val bottom = ceil(bounds.bottom).toInt().coerceAtMost(picture.height)
        if (right - left < LEAST || bottom - top < LEAST) return null
        val all = IntArray((right - left) * (bottom - top))
        var next = 0
        for (y in top until bottom) for (x in left until right) all[next++] = picture[x, y]
        all.sort()
        val counts = HashMap<Int, Int>()
        var start = 0
        for (end in 1..all.size) {
            if (end == all.size || all[end] != all[start]) {
                counts[all[start]] = end - start
                start = end
            }
        }
        return counts
    }

    /** The commonest colour that is not that of the letters. */
    private fun ground(
        dots: Map<Int, Int>,
        letters: Color?,
    ): Color {
        val roughly = HashMap<Int, Int>()
        dots.forEach { (dot, many) -> roughly.merge(dot and ROUGHLY, many, Int::plus) }
        val common = roughly.entries.sortedByDescending { it.value }.take(COMMON)
        val colours =
            common.map { (rough, _) ->
                colour(dots.filterKeys { it and ROUGHLY == rough }.maxBy { it.value }.key)
            }
        return colours.firstOrNull { letters == null || contrast(it, letters) > SAME }
            ?: colours.first()
    }

    /** So far do a few dots stand out: a single one may belong to something else. */
    private fun most(
        dots: Map<Int, Int>,
        ground: Color,
    ): Float {
        var left = FEW
        dots
            .map { contrast(colour(it.key), ground) to it.value }
            .sortedByDescending { it.first }
            .forEach { (ratio, many) ->
                left -= many
                if (left <= 0) return ratio
            }
        return 1f
    }

    private fun colour(dot: Int) = Color(dot or (0xFF shl 24))

    private companion object {
        const val ROUGHLY = 0xF8F8F8
        const val LEAST = 6
        const val FEW = 6
        const val COMMON = 4
        const val SAME = 1.15f

        /** Of a letter's colour; what is further away has something over it. */
        const val NEAR = 40
    }
}
