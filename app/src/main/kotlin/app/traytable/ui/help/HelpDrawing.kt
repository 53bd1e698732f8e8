package app.traytable.ui.help

import androidx.compose.runtime.Composable

/** What a game draws by itself in its book. */
fun interface HelpDrawing {
    @Composable
    fun Draw()
}
