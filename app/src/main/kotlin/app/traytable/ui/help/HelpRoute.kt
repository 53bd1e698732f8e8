package app.traytable.ui.help

import androidx.compose.runtime.Composable

@Composable
fun HelpRoute(
    game: String?,
    chapter: String?,
    onBack: () -> Unit,
) = Unit
