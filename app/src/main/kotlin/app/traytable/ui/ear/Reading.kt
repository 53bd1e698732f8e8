package app.traytable.ui.ear

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import app.traytable.R
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.speech

/** Whoever plays by ear may have the table read to them as it lies there. */
@Composable
internal fun <M : Move, V : Any, E : Event, H : Any> Readable(
    table: Table<M, V, E, H>,
    near: Seat,
) {
    val aloud = LocalAloud.current
    if (!aloud.isHeard) return
    val words = table.words()
    val speech = table.frame.speech()
    SideEffect {
        aloud.reading = {
            val names = speech.and(table.seats.map(table::name))
            val acting = table.seats.filter(table.frame.toAct()::contains)
            // Four sentences, of what whoever looks at the phone may know.
            listOf(
                speech.say(R.string.ear_who, names, speech.and(acting.map(table::name))),
                words.lies(table.view),
                table.after(near).joinToString("; ", postfix = ".") { words.owns(table.view, it) },
                words.owns(table.view, near) + ".",
            ).filter { it.length > 1 }
        }
    }
}
