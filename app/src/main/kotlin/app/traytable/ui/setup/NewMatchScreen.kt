package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.setup.Draft
import app.traytable.setup.HouseNames
import app.traytable.setup.SeatPlanner
import app.traytable.ui.Page
import app.traytable.ui.theme.TraytableTheme

class SetupActions(
    val change: (Draft) -> Unit = {},
    val start: () -> Unit = {},
    val back: () -> Unit = {},
)

/** Who sits where, who begins, what is agreed on. Nothing is shown until it is known who sat here last. */
@Composable
fun NewMatchScreen(
    room: GameRoom<*, *, *, *>,
    draft: Draft?,
    planner: SeatPlanner,
    actions: SetupActions,
    notSaved: Boolean = false,
) {
    val title = stringResource(R.string.setup_title_of, stringResource(room.shelf.name()))
    Page(title, actions.back, maxWidth = 1080.dp) {
        if (draft == null) return@Page
        BoxWithConstraints {
            val fontScale = LocalDensity.current.fontScale
            val begin = @Composable { StartBar(room, draft, notSaved, actions.start) }
            if (maxWidth / fontScale >= 640.dp) {
                Row(Modifier.padding(horizontal = 16.dp), Arrangement.spacedBy(24.dp)) {
                    Scrolling(Modifier.weight(1f)) { Seats(draft, planner, actions.change) }
                    Column(Modifier.weight(1f)) {
                        Scrolling(Modifier.weight(1f)) { Agreements(room, draft, actions.change) }
                        begin()
                    }
                }
            } else {
                // Where the keyboard leaves little room, the button is one of the things to scroll.
                val pinned = maxHeight >= 300.dp + 100.dp * fontScale
                Column(Modifier.padding(horizontal = 16.dp)) {
                    Scrolling(Modifier.weight(1f)) {
                        Seats(draft, planner, actions.change)
                        Agreements(room, draft, actions.change)
                        if (!pinned) begin()
                    }
                    if (pinned) begin()
                }
            }
        }
    }
}

@Composable
private fun Scrolling(
    modifier: Modifier,
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.verticalScroll(rememberScrollState()).padding(bottom = 16.dp),
    Arrangement.spacedBy(8.dp),
    content = content,
)

@Preview
@Composable
private fun NewMatchPreview() {
    val planner = SeatPlanner(emptyList(), HouseNames(listOf("Anna"), listOf("Biscuit", "Pickle")))
    TraytableTheme(dark = false, dynamicColour = false) {
        Rooms.STANDARD.all().first().let {
            NewMatchScreen(it, planner.lay(it.info, null), planner, SetupActions())
        }
    }
}
