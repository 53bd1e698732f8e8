package app.traytable.ui.home

import androidx.annotation.StringRes
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.MenuDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.SavedMatch
import app.traytable.ui.showsMore
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** One of the things that can be done with a game. */
class Way(
    @param:StringRes internal val label: Int,
    internal val go: () -> Unit,
)

/** To go on with its newest match if there is one, to play, to say who plays, to read the rules. */
fun waysOf(
    game: String,
    unfinished: List<SavedMatch>,
    actions: HomeActions,
): List<Way> {
    val running = unfinished.firstOrNull { it.game() == game && it.problem() == null }
    return listOfNotNull(
        running?.let { Way(R.string.home_continue) { actions.resume(it.id()) } },
        Way(R.string.home_play) { actions.play(game) },
        Way(R.string.home_who_plays) { actions.whoPlays(game) },
        Way(R.string.home_rules) { actions.rulesOf(game) },
    )
}

@Composable
fun Ways(
    ways: List<Way>,
    isOpen: Boolean,
    onClose: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val scroll = rememberScrollState()
    DropdownMenu(
        isOpen,
        onClose,
        Modifier.showsMore(scroll),
        scrollState = scroll,
        containerColor = colours.plate,
    ) {
        ways.forEach { way ->
            DropdownMenuItem(
                { Text(stringResource(way.label), style = TrayType.button) },
                {
                    onClose()
                    way.go()
                },
                colors = MenuDefaults.itemColors(textColor = colours.teal),
            )
        }
    }
}
