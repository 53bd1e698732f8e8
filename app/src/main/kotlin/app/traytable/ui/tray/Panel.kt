package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.ui.unit.Dp

/**
 * What stands on the front rim instead of the foot, where nobody plays.
 *
 * @param height of the rim for it in such a window
 * @param content gets the table it stands at, and who sits there in soft letters
 */
class Panel(
    val height: (Window) -> Dp,
    val content: @Composable (setting: Setting, soft: @Composable () -> Unit) -> Unit,
)
