package app.traytable.ui.tray

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp
import app.traytable.ui.showsMore

/**
 * The game's places, each where the plan has it. Only where they must, they scroll: also while the
 * foot has grown over them, and then nothing moves by itself, unless somebody is taught there.
 *
 * @param foot where it begins
 */
@Composable
internal fun Felt(
    setting: Setting,
    isTaught: Boolean,
    foot: Float,
) {
    val felt = setting.felt
    val field = setting.plan.field.run { copy(bottom = minOf(bottom, foot)) }
    val lowest = felt.places.maxOfOrNull { it.bottom } ?: 0f
    val isLong = lowest > field.height + 0.5f
    val start = start(setting, field.height)
    val scroll = key(setting.laid.asked) { rememberScrollState(start) }
    // How far the foot has grown over what its words are about is known once it stands there.
    LaunchedEffect(scroll, start, isTaught) {
        if (isTaught && field.height < setting.plan.field.height) scroll.scrollTo(start)
    }
    Box(
        Modifier
            .at(field)
            .order(Order.Places)
            .then(
                if (isLong) {
                    Modifier.showsMore(scroll).verticalScroll(scroll)
                } else {
                    Modifier
                },
            ),
    ) {
        // Rings and what is lifted reach a little beyond their places.
        Box(Modifier.fillMaxWidth().height((felt.height + if (isLong) EDGE else 0f).dp)) {
            setting.laid.blocks.forEachIndexed { index, block ->
                key(block.name) {
                    Box(Modifier.at(felt.places[index])) {
                        block.content(felt.unit.dp, felt.shapes[index])
                    }
                }
            }
        }
    }
}

private const val EDGE = 8f

/** So far down that the whole of what is asked can be seen. */
@Composable
private fun start(
    setting: Setting,
    visible: Float,
): Int {
    val asked = setting.laid.blocks.indexOfFirst { it.name == setting.laid.asked }
    if (asked < 0) return 0
    val block = setting.felt.places[asked]
    val below = block.top + block.height * setting.laid.askedPart.endInclusive + EDGE / 2 - visible
    return with(LocalDensity.current) { below.coerceAtLeast(0f).dp.roundToPx() }
}
