package app.traytable.ui.setup

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import app.traytable.R
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.setup.Draft
import app.traytable.setup.HouseNames
import app.traytable.setup.SeatPlanner
import app.traytable.ui.ear.titled
import app.traytable.ui.theme.TraytableTheme

class SetupActions(
    val change: (Draft) -> Unit = {},
    val start: () -> Unit = {},
    val back: () -> Unit = {},
)

/**
 * A table and who sits at it. Nothing is shown until it is known who sat here last.
 *
 * @param opened what lies open at first, as [Opened] has it
 */
@Composable
fun NewMatchScreen(
    room: GameRoom<*, *, *, *>,
    draft: Draft?,
    planner: SeatPlanner,
    actions: SetupActions,
    notSaved: Boolean = false,
    opened: Int = Opened.NOTHING,
) {
    val title = stringResource(R.string.setup_title_of, stringResource(room.shelf.name()))
    Surface(Modifier.fillMaxSize().titled(title)) {
        Box(Modifier.windowInsetsPadding(WindowInsets.safeDrawing), Alignment.TopCenter) {
            val bar: @Composable () -> Unit = { SetupBar(title, actions.back) }
            if (draft == null) {
                Column(Modifier.fillMaxWidth()) { bar() }
            } else {
                Setup(room, draft, planner, actions, notSaved, opened, bar)
            }
        }
    }
}

@Composable
private fun Setup(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    planner: SeatPlanner,
    actions: SetupActions,
    notSaved: Boolean,
    opened: Int,
    bar: @Composable () -> Unit,
) {
    var open by rememberSaveable { mutableIntStateOf(opened) }
    BackHandler(open != Opened.NOTHING) { open = Opened.NOTHING }
    val touches =
        TableTouches(
            open = { open = if (open == it) Opened.NOTHING else it },
            move = { seat, place ->
                val from = draft.chairs()[seat].place()
                // The plate stays with the piece it is about, also with one that makes room.
                when {
                    open == from -> open = place
                    open == place && draft.seatAt(place) != Draft.NOBODY -> open = from
                }
                actions.change(draft.moved(seat, place))
            },
            remove = {
                open = Opened.NOTHING
                actions.change(draft.without(it))
            },
        )
    SetupFrame(
        bar,
        table = { height -> RoundTable(draft, open, height, touches) },
        plates = {
            OpenPlate(room, draft, open, planner, touches) { changed, stays ->
                if (!stays) open = Opened.NOTHING
                actions.change(changed)
            }
            // Some games leave nothing to be agreed on.
            if (room.info.options().isNotEmpty()) HouseRules(room, draft, actions.change)
        },
        ledge = { hasPieces ->
            val problem = draft.problem()
            val unsaved = if (notSaved) stringResource(R.string.setup_not_saved) else null
            val reason = problem?.let { why(room, draft, it) } ?: unsaved
            SetupLedge(draft, reason, problem == null, hasPieces, actions.start)
        },
    )
}

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
