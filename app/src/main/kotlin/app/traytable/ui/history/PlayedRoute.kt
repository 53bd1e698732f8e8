package app.traytable.ui.history

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.history.PlayedViewModel

/**
 * One match that is over.
 *
 * @param onWatch null where a match cannot be watched; the others alike
 */
@Composable
fun PlayedRoute(
    id: Long,
    onBack: () -> Unit,
    onWatch: ((match: Long) -> Unit)? = null,
    onShare: ((match: Long) -> Unit)? = null,
    onAgain: ((match: Long) -> Unit)? = null,
    model: PlayedViewModel = viewModel(),
) {
    LaunchedEffect(id) { model.open(id) }
    val latest by model.played().collectAsStateWithLifecycle()
    // Another match may have been looked at before.
    val played = latest?.takeIf { it.id() == id }
    val now = remember(played) { System.currentTimeMillis() }
    PlayedScreen(
        played,
        now,
        PlayedActions(
            watch = onWatch?.let { { it(id) } },
            share = onShare?.let { { it(id) } },
            again = onAgain?.let { { it(id) } },
            delete = {
                model.wastebasket().delete(id)
                onBack()
            },
        ),
        onBack,
    )
}
