package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.rules.table.Player
import app.traytable.setup.Draft
import app.traytable.setup.Problem
import app.traytable.setup.Problem.Kind

/** Starts, or says why that is not possible. */
@Composable
fun StartBar(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    notSaved: Boolean,
    onStart: () -> Unit,
) {
    val problem = draft.problem()
    val reason =
        when {
            problem != null -> why(room, draft, problem)
            notSaved -> stringResource(R.string.setup_not_saved)
            else -> null
        }
    Column(
        Modifier.fillMaxWidth().padding(vertical = 12.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        reason?.let {
            Text(
                it,
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.error,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        Button(onStart, Modifier.fillMaxWidth().heightIn(min = 56.dp), problem == null) {
            Text(stringResource(R.string.setup_start), style = MaterialTheme.typography.titleMedium)
        }
    }
}

@Composable
private fun why(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    problem: Problem,
): String {
    val game = stringResource(room.shelf.name())
    val seat = problem.seat()
    val name =
        draft
            .chairs()
            .getOrNull(seat)
            ?.name()
            ?.trim()
            .orEmpty()
    return when (problem.kind()) {
        Kind.TOO_FEW_SEATS -> {
            stringResource(R.string.setup_why_few, game, draft.info().minSeats())
        }

        Kind.TOO_MANY_SEATS -> {
            stringResource(R.string.setup_why_many, game, draft.info().maxSeats())
        }

        Kind.NO_PERSON -> {
            stringResource(R.string.setup_why_no_person)
        }

        Kind.NO_NAME -> {
            stringResource(R.string.setup_why_no_name, seat + 1)
        }

        Kind.LONG_NAME -> {
            val shown = name.take(LEGIBLE)
            stringResource(R.string.setup_why_long_name, shown, Player.LONGEST_NAME)
        }

        Kind.STRANGE_NAME -> {
            stringResource(R.string.setup_why_strange_name, seat + 1)
        }

        Kind.SAME_NAME -> {
            stringResource(R.string.setup_why_same_name, name)
        }

        Kind.NO_NUMBER -> {
            stringResource(R.string.setup_why_no_number)
        }
    }
}

private const val LEGIBLE = 12
