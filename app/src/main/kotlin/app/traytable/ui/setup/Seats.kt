package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.setup.Draft
import app.traytable.setup.SeatPlanner

private const val NONE = -1

/** All seats in the order of play, one of which may be open for changes. */
@Composable
fun Seats(
    draft: Draft,
    planner: SeatPlanner,
    onChange: (Draft) -> Unit,
) {
    var open by rememberSaveable { mutableIntStateOf(NONE) }
    SetupTitle(stringResource(R.string.setup_seats))
    draft.chairs().indices.forEach { seat ->
        SeatTile(
            draft,
            seat,
            isOpen = seat == open,
            onOpen = { open = if (seat == open) NONE else seat },
            onSwap = { other ->
                open = swapped(open, seat, other)
                onChange(draft.swapped(seat, other))
            },
        ) {
            SeatEditor(draft, seat, planner, onChange, onDone = { open = NONE }) {
                open = NONE
                onChange(draft.without(seat))
            }
        }
    }
    if (draft.chairs().size < draft.info().maxSeats()) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            AddButton(R.string.setup_add_person) { onChange(planner.withPerson(draft)) }
            AddButton(R.string.setup_add_bot) { onChange(planner.withBot(draft)) }
        }
    } else {
        Text(
            stringResource(R.string.setup_full),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

private fun swapped(
    open: Int,
    seat: Int,
    other: Int,
) = when (open) {
    seat -> other
    other -> seat
    else -> open
}

@Composable
private fun AddButton(
    name: Int,
    onClick: () -> Unit,
) = OutlinedButton(onClick, Modifier.heightIn(min = 48.dp)) {
    Text(stringResource(name), color = MaterialTheme.colorScheme.primary)
}

@Composable
internal fun SetupTitle(text: String) =
    Text(
        text,
        Modifier.padding(top = 12.dp).semantics { heading() },
        style = MaterialTheme.typography.titleMedium,
    )
