package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Seat
import app.traytable.ui.table.rememberKept

/** What has been chosen but not yet done: the lay, or the field of the one who is near. */
@Stable
internal class Choices(
    lay: MutableState<Lay>,
    field: MutableState<Int?>,
) {
    var lay by lay

    /** The field for the called number. */
    var field by field

    val isOpen: Boolean get() = lay != Lay() || this.field != null

    fun forget() {
        lay = Lay()
        field = null
    }
}

@Composable
internal fun rememberChoices(
    table: QwintoMoment,
    near: Seat,
): Choices {
    val frame = table.frame
    val lay = rememberKept(frame.id(), frame.ply(), near, saver = Lay.saver) { Lay() }
    // Bots answer meanwhile, so the choice hangs on the call and the sheet, not on the ply.
    val view = table.view
    val field = rememberKept<Int?>(frame.id(), near, view.call(), view.sheet(near)) { null }
    return Choices(lay, field)
}

/** How the sheet on the felt is marked: where the number goes, or could go. */
internal fun marks(parts: Parts): SheetMarks {
    val turn = parts.answering
    val wouldBe = parts.wouldBe
    val hint = parts.table.hinted(parts.near) as? QwintoMove.Enter
    return when {
        parts.looked != null -> {
            latest(parts)
        }

        turn != null -> {
            val open = turn.moves.filterIsInstance<QwintoMove.Enter>().map { it.field() }
            SheetMarks(
                parts.call?.sum() ?: 0,
                open,
                isAsked = true,
                chosen = parts.choices.field.takeIf { it in open },
                hinted = hint?.field(),
            )
        }

        wouldBe != null -> {
            SheetMarks(wouldBe.sum(), parts.view.sheet(parts.near).openFields(wouldBe))
        }

        else -> {
            latest(parts)
        }
    }
}

/** What was written there last, as long as it is the talk of the table. */
private fun latest(parts: Parts): SheetMarks {
    val said = sinceTheCall(parts.table).filter { it.seat() == parts.shown }
    return SheetMarks(
        fresh = said.filterIsInstance<QwintoEvent.Enters>().lastOrNull()?.field(),
        freshFailed = said.filterIsInstance<QwintoEvent.Fails>().lastOrNull()?.attempts(),
    )
}
