package app.traytable.ui.tray

import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayType
import app.traytable.ui.unbroken

/** How high a foot will be, in dp: known before it stands there, and so in time to say less. */
internal fun TextMeasurer.height(
    plan: TrayPlan,
    foot: Foot,
    density: Density,
): Float = maxOf(plan.ledge.height, FootHeight(this, plan, density).of(foot))

private class FootHeight(
    private val measurer: TextMeasurer,
    private val plan: TrayPlan,
    private val density: Density,
) {
    private val inner = plan.ledge.width - 2 * SIDE
    private val soft = words("X", TrayType.name, inner)

    fun of(foot: Foot): Float {
        val lower = LOWER.value
        return when {
            !measurer.isStacked(plan, foot, density) -> {
                val beyond = plan.ledge.right - plan.felt.right - 14f
                val beside = foot.deeds.map { wide(it) }.sum() + 2 * BESIDE
                val room = inner - beyond - OWN_PIECE.value + 24f - beside
                2 * UPPER + maxOf(soft + prompt(foot, room), high(foot.deeds) + lower)
            }

            !plan.isStacked -> {
                val room = inner - OWN_PIECE.value + 14f
                2 * UPPER + lower + soft + prompt(foot, room) + GAP + high(foot.deeds)
            }

            foot.deeds.size == 1 -> {
                2 * UPPER + lower + maxOf(PIECE, soft) + GAP + around(foot)
            }

            else -> {
                val room = inner - OWN_PIECE.value + 14f
                2 * UPPER + lower + maxOf(PIECE, soft) + GAP + prompt(foot, room) +
                    (if (foot.deeds.isEmpty()) 0f else GAP) + rows(foot.deeds)
            }
        }
    }

    private fun around(foot: Foot): Float {
        val label = foot.deeds.single().label
        val whole = pixels(inner)
        val isHigh = measurer.around(foot.prompt, label, whole, density).isHigh
        val room = if (isHigh) pixels(inner - OWN_PIECE.value + 14f) else whole
        val above = measurer.around(foot.prompt, label, room, density).aboveDeed
        return above / density.density + high(foot.deeds)
    }

    private fun rows(deeds: List<Deed>): Float {
        var rows = 0
        var left = 0f
        deeds.forEach {
            if (wide(it) > left) {
                rows++
                left = inner
            }
            left -= wide(it) + BETWEEN
        }
        return if (rows == 0) 0f else rows * high(deeds) + (rows - 1) * BELOW
    }

    private fun high(deeds: List<Deed>): Float =
        deeds.maxOfOrNull { maxOf(52f, words(it.label, TrayType.button, inner) + 2 * UPPER) } ?: 0f

    private fun wide(deed: Deed): Float {
        val label = measurer.measure(deed.label, TrayType.button).size.width
        return maxOf(96f, label / density.density + 2 * SIDE)
    }

    private fun prompt(
        foot: Foot,
        room: Float,
    ): Float = if (foot.prompt.isEmpty()) 0f else words(foot.prompt, TrayType.prompt, room)

    private fun words(
        words: String,
        style: TextStyle,
        room: Float,
    ): Float {
        val within = pixels(room).coerceAtLeast(1)
        val shown = measurer.unbroken(words, style, within)
        val lines = measurer.measure(shown, style, constraints = Constraints(maxWidth = within))
        return lines.size.height / density.density
    }

    private fun pixels(dp: Float): Int = with(density) { dp.dp.roundToPx() }

    private companion object {
        const val SIDE = 12f
        const val UPPER = 6f
        const val GAP = 4f
        const val BESIDE = 12f
        const val BETWEEN = 10f
        const val BELOW = 8f
        const val PIECE = 46f
    }
}
