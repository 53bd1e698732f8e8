package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.table.Seat

/** What a seat has made of the call. */
internal enum class Answer {
    ToCome,
    Entered,
    NoEntry,
}

/** Null while nothing is called. */
internal fun answer(
    table: QwintoMoment,
    seat: Seat,
): Answer? {
    if (table.view.call() == null) return null
    if (table.view.waiting().contains(seat)) return Answer.ToCome
    return if (freshField(table, seat) == null) Answer.NoEntry else Answer.Entered
}

/** The field that this seat filled last, as long as it is the talk of the table. */
internal fun freshField(
    table: QwintoMoment,
    seat: Seat,
): Int? =
    sinceTheCall(table)
        .filterIsInstance<QwintoEvent.Enters>()
        .lastOrNull { it.seat() == seat }
        ?.field()

/** What everybody has said to what was called last. */
internal fun sinceTheCall(table: QwintoMoment): List<QwintoEvent> =
    table.last.drop(table.last.indexOfLast { it is QwintoEvent.Calls } + 1)
