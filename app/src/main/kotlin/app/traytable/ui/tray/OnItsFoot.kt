package app.traytable.ui.tray

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.SubcomposeLayout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp

private enum class Part { Foot, Below, Above }

/**
 * The foot is measured before all else: what ends where it begins is laid in the same frame.
 *
 * @param below what lies below it, and is told where it begins, in dp
 * @param above what lies above it
 */
@Composable
internal fun OnItsFoot(
    plan: TrayPlan,
    foot: (@Composable () -> Unit)?,
    below: @Composable (foot: Float) -> Unit,
    above: @Composable () -> Unit,
) {
    SubcomposeLayout(Modifier.fillMaxSize()) { window ->
        val lower = (plan.window.height.value - plan.ledge.bottom).dp.roundToPx()
        val room = Constraints(maxWidth = window.maxWidth, maxHeight = window.maxHeight - lower)
        val feet = foot?.let { subcompose(Part.Foot, it) }.orEmpty().map { it.measure(room) }
        val begins =
            feet.maxOfOrNull { it.height }?.let { plan.ledge.bottom - it / density }
                ?: Float.MAX_VALUE
        val whole = Constraints(maxWidth = window.maxWidth, maxHeight = window.maxHeight)
        val under = subcompose(Part.Below) { below(begins) }.map { it.measure(whole) }
        val over = subcompose(Part.Above, above).map { it.measure(whole) }
        layout(window.maxWidth, window.maxHeight) {
            under.forEach { it.place(0, 0) }
            feet.forEach {
                it.place(
                    plan.ledge.left.dp
                        .roundToPx(),
                    window.maxHeight - lower - it.height,
                )
            }
            over.forEach { it.place(0, 0) }
        }
    }
}
