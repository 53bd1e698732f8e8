package app.traytable.ui.table.qwinto

import app.traytable.match.Frame
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Event
import app.traytable.rules.table.Seat

/** What a seat has made of the call. */
internal enum class Answer {
    ToCome,
    Entered,
    NoEntry,
}

/** Null while nothing is called. */
internal fun answer(
    view: QwintoView,
    frame: Frame,
    seat: Seat,
): Answer? {
    if (view.call() == null) return null
    if (view.waiting().contains(seat)) return Answer.ToCome
    return if (freshField(frame, seat) == null) Answer.NoEntry else Answer.Entered
}

/** The field that this seat filled last, as long as it is the talk of the table. */
internal fun freshField(
    frame: Frame,
    seat: Seat,
): Int? =
    sinceTheCall(frame)
        .lastOrNull { it.verb() == "enters" && it.seat() == seat }
        ?.let { event ->
            (0 until QwintoFields.COUNT).find { QwintoFields.text(it) == event.words()[0] }
        }

/** What everybody has said to what was called last. */
internal fun sinceTheCall(frame: Frame): List<Event> =
    frame.last().drop(frame.last().indexOfLast { it.verb() == "calls" } + 1)
