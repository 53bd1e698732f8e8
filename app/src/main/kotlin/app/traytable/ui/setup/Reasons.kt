package app.traytable.ui.setup

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.rules.table.Player
import app.traytable.setup.Draft
import app.traytable.setup.Problem
import app.traytable.setup.Problem.Kind

/** Why no cards can be dealt to this table, in words. */
@Composable
internal fun why(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    problem: Problem,
): String {
    val game = stringResource(room.shelf.name())
    val chair = draft.chairs().getOrNull(problem.seat())
    val name = chair?.name()?.trim().orEmpty()
    val place = (chair?.place() ?: 0) + 1
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
            stringResource(R.string.setup_why_no_name, place)
        }

        Kind.LONG_NAME -> {
            val shown = name.substring(0, name.offsetByCodePoints(0, LEGIBLE))
            stringResource(R.string.setup_why_long_name, shown, Player.LONGEST_NAME)
        }

        Kind.STRANGE_NAME -> {
            stringResource(R.string.setup_why_strange_name, place)
        }

        Kind.SAME_NAME -> {
            stringResource(R.string.setup_why_same_name, name)
        }
    }
}

/** So many characters tell which name it is; a long one has more. */
private const val LEGIBLE = 12
