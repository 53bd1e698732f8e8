package app.traytable.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import app.traytable.match.TableUi

/**
 * The end of a match: a table that shows its last move itself says when all have seen it, and then
 * comes the result.
 */
@Stable
class MatchEnd(
    shown: MutableState<Boolean>,
) {
    var isShown by shown
}

val LocalMatchEnd = staticCompositionLocalOf { MatchEnd(mutableStateOf(true)) }

/** Whoever turns the phone while the last move is being shown still wants to see it. */
@Composable
fun rememberMatchEnd(ui: TableUi.Laid): MatchEnd {
    val shown = rememberKept(ui.frame().id()) { ui is TableUi.Over }
    SideEffect { if (ui !is TableUi.Over) shown.value = false }
    return remember(shown) { MatchEnd(shown) }
}
