package app.traytable.ui.tray.around

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints

private const val DEGREES = 90f

/** Fills its place and is turned by so many quarters clockwise within it. */
@Composable
fun Turned(
    quarters: Int,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    Layout(
        { Box(propagateMinConstraints = true) { content() } },
        modifier,
    ) { measurables, constraints ->
        val width = constraints.maxWidth
        val height = constraints.maxHeight
        val isAcross = quarters % 2 == 1
        val within =
            if (isAcross) Constraints.fixed(height, width) else Constraints.fixed(width, height)
        val turned = measurables.single().measure(within)
        layout(width, height) {
            if (quarters == 0) {
                turned.place(0, 0)
            } else {
                val x = (width - turned.width) / 2
                val y = (height - turned.height) / 2
                turned.placeWithLayer(x, y) { rotationZ = DEGREES * quarters }
            }
        }
    }
}
