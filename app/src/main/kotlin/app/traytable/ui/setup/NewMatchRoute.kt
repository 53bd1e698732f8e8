package app.traytable.ui.setup

import androidx.compose.runtime.Composable

@Composable
fun NewMatchRoute(
    game: String,
    onStarted: (Long) -> Unit,
    onBack: () -> Unit,
) = Unit
