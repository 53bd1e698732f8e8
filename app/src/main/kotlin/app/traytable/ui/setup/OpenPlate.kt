package app.traytable.ui.setup

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.toRect
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.toSize
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.setup.Draft
import app.traytable.setup.SeatPlanner
import app.traytable.ui.ear.HeardHead
import app.traytable.ui.ear.pane
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import kotlinx.coroutines.flow.first

private val BELOW = 12.dp

/**
 * The plate below the table, for whatever has been touched there; it never lies over the table.
 *
 * @param onChange with the changed draft, and whether the plate stays open for more
 */
@Composable
internal fun OpenPlate(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    open: Int,
    planner: SeatPlanner,
    touches: TableTouches,
    onChange: (Draft, stays: Boolean) -> Unit,
) {
    if (open == Opened.NOTHING) {
        Text(
            stringResource(R.string.setup_touch),
            Modifier.padding(horizontal = 12.dp, vertical = 4.dp),
            color = LocalTrayColours.current.inkSoft,
            textAlign = TextAlign.Center,
            style = TrayType.name,
        )
        return
    }
    val view = remember { BringIntoViewRequester() }
    val size = remember { mutableStateOf(IntSize.Zero) }
    val below = with(LocalDensity.current) { BELOW.toPx() }
    // With a little of what comes next, on which the sign lies that there is more.
    LaunchedEffect(open) {
        snapshotFlow { size.value }.first { it != IntSize.Zero }
        view.bringIntoView(
            size.value
                .toSize()
                .toRect()
                .let { it.copy(bottom = it.bottom + below) },
        )
    }
    val title = title(draft, open)
    Box(Modifier.bringIntoViewRequester(view).onSizeChanged { size.value = it }.pane(title)) {
        if (draft.seatAt(open) != Draft.NOBODY) HeardHead(title)
        Content(room, draft, open, planner, touches, onChange)
    }
}

/** What the plate is about; for a piece the name it had when it was touched. */
@Composable
private fun title(
    draft: Draft,
    open: Int,
): String {
    val seat = draft.seatAt(open)
    return when {
        open == Opened.BEGINS -> stringResource(R.string.setup_begins)
        seat == Draft.NOBODY -> stringResource(R.string.setup_who_sits)
        else -> nameOf(draft.chairs()[seat]).let { name -> remember(open) { name } }
    }
}

@Composable
private fun Content(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    open: Int,
    planner: SeatPlanner,
    touches: TableTouches,
    onChange: (Draft, stays: Boolean) -> Unit,
) {
    val seat = draft.seatAt(open)
    key(open, seat == Draft.NOBODY) {
        when {
            open == Opened.BEGINS -> {
                BeginsPlate(room, draft) { onChange(draft.withFirst(it), false) }
            }

            seat == Draft.NOBODY -> {
                SitDownPlate(draft, open, planner) { onChange(it, false) }
            }

            else -> {
                val problem = draft.problem()?.takeIf { it.isOfName && it.seat() == seat }
                EditPlate(
                    room,
                    draft,
                    seat,
                    planner,
                    problem?.let { why(room, draft, it) },
                    PieceDeeds(
                        change = { onChange(it, true) },
                        move = { touches.move(seat, it) },
                        remove = { touches.remove(seat) },
                    ),
                )
            }
        }
    }
}
