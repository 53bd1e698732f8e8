package app.traytable.ui.tray.drawing

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path

private const val MULTIPLIER = 16_807L
private const val MODULUS = 2_147_483_647L

/** Numbers from 0 to 1 that are the same for the same seed, so that a drawing never flickers. */
internal class Throws(
    private var state: Long,
) {
    fun next(): Float {
        state = state * MULTIPLIER % MODULUS
        return state.toFloat() / MODULUS
    }
}

/** Long, barely waving hairlines from left to right, [gap] apart. One dp is [unit] pixels. */
internal fun grainAcross(
    wood: Rect,
    gap: Float,
    seed: Long,
    unit: Float,
) = Path().apply {
    val throws = Throws(seed)
    var y = wood.top + gap * 0.6f
    while (y < wood.bottom) {
        val from = wood.left + throws.next() * wood.width * 0.25f
        val to = wood.left + wood.width * (0.7f + throws.next() * 0.3f)
        val wave = (throws.next() - 0.5f) * 5 * unit
        val third = (to - from) / 3
        moveTo(from, y)
        val end = y + (throws.next() - 0.5f) * 3 * unit
        cubicTo(from + third, y + wave, from + 2 * third, y - wave, to, end)
        y += gap * (0.55f + throws.next() * 0.9f)
    }
}

/** The same from top to bottom. */
internal fun grainDown(
    wood: Rect,
    gap: Float,
    seed: Long,
    unit: Float,
) = Path().apply {
    val throws = Throws(seed)
    var x = wood.left + gap * 0.6f
    while (x < wood.right) {
        val from = wood.top + throws.next() * wood.height * 0.25f
        val to = wood.top + wood.height * (0.7f + throws.next() * 0.3f)
        val wave = (throws.next() - 0.5f) * 5 * unit
        val third = (to - from) / 3
        moveTo(x, from)
        cubicTo(x + wave, from + third, x - wave, from + 2 * third, x, to)
        x += gap * (0.55f + throws.next() * 0.9f)
    }
}
