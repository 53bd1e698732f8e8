package app.traytable.ui.home

import androidx.compose.material3.SnackbarHostState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.R
import app.traytable.errand.Errand
import app.traytable.errand.ErrandViewModel
import app.traytable.errand.Shortcuts
import kotlinx.coroutines.launch

/**
 * Does what the app was opened for as soon as it is known what there is, or says why it cannot. A
 * shortcut may be older than the match it leads to, or newer than the app that it was made for.
 */
@Composable
internal fun RunErrand(
    errands: ErrandViewModel,
    ui: HomeUi?,
    onTable: (Long) -> Unit,
    onPlay: (String) -> Unit,
    onDeal: (code: String) -> Unit,
    snackbar: SnackbarHostState,
) {
    val errand by errands.errand().collectAsStateWithLifecycle()
    val context = LocalContext.current
    val resources = LocalResources.current
    val scope = rememberCoroutineScope()
    LaunchedEffect(errand, ui == null) {
        val wish = errand
        if (wish == null || ui == null) return@LaunchedEffect
        errands.done()
        val objection = objection(wish, ui)
        if (objection != null) {
            // Not in this effect, which ends with the errand.
            scope.launch { snackbar.showSnackbar(resources.getString(objection)) }
        } else {
            Shortcuts.used(context, wish)
            when (wish) {
                is Errand.GoOn -> onTable(wish.match())
                is Errand.Deal -> onPlay(wish.game())
                is Errand.ByCode -> onDeal(wish.code())
            }
        }
    }
}

private fun objection(
    wish: Errand,
    ui: HomeUi,
): Int? =
    when (wish) {
        is Errand.GoOn -> {
            val match = ui.unfinished.firstOrNull { it.id() == wish.match() }
            when {
                match == null -> R.string.errand_gone
                match.problem() != null -> R.string.errand_broken
                else -> null
            }
        }

        is Errand.Deal -> {
            if (wish.game() in ui.usual) null else R.string.errand_unknown
        }

        // What it is, or why it is none, is said where it can be mended.
        is Errand.ByCode -> {
            null
        }
    }
