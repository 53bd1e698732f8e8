package app.traytable.ui.table

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf

/**
 * The end of a match: a table that shows its last move itself says when all have seen it, and then
 * comes the result.
 */
@Stable
class MatchEnd(
    isShown: Boolean,
) {
    var isShown by mutableStateOf(isShown)
}

val LocalMatchEnd = staticCompositionLocalOf { MatchEnd(isShown = true) }
