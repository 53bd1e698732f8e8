package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.ui.table.rememberKept

/** What has been chosen but not yet done: the lay, or the answer of the one whose sheet is near. */
@Stable
internal class Choices(
    lay: MutableState<Lay>,
    field: MutableState<Int?>,
) {
    var lay by lay

    /** The field for the called number, [NO_ENTRY], or null as long as nothing is chosen. */
    var field by field
}

internal const val NO_ENTRY = -1

@Composable
internal fun rememberChoices(parts: Parts): Choices {
    val frame = parts.table.frame
    val lay =
        rememberKept(frame.id(), frame.ply(), parts.near, saver = Lay.saver) { Lay() }
    // Bots answer meanwhile, so the choice hangs on the call and the sheet, not on the ply.
    val sheet = parts.near?.let { parts.view.sheet(it) }
    val field =
        rememberKept<Int?>(frame.id(), parts.near, parts.call, sheet) { null }
    return Choices(lay, field)
}

/** How the sheet that is near is marked: where the number goes, or could go. */
internal fun marks(
    parts: Parts,
    choices: Choices,
): SheetMarks {
    val seat = parts.near ?: return SheetMarks()
    val turn = parts.answering
    val wouldBe = choices.lay.call(parts.view, parts.table.moves).takeIf { parts.isLaying }
    return when {
        turn != null -> {
            val open = turn.moves.filterIsInstance<QwintoMove.Enter>().map { it.field() }
            SheetMarks(parts.call?.sum() ?: 0, open, choices.field.takeIf { it in open })
        }

        wouldBe != null -> {
            SheetMarks(wouldBe.sum(), parts.view.sheet(seat).openFields(wouldBe))
        }

        else -> {
            SheetMarks(fresh = freshField(parts.table, seat))
        }
    }
}
