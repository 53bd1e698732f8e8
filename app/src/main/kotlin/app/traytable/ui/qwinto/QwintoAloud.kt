package app.traytable.ui.qwinto

import app.traytable.R
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech

/** "sheet of Ben, 12 points, failed attempts: 1 of 4". */
internal fun Speech.sheetHead(
    name: String,
    sheet: QwintoSheet,
): String =
    listOf(
        say(R.string.qwinto_sheet_of, name),
        points(sheet.points()),
        say(R.string.qwinto_fact_failed, sheet.failed(), QwintoSheet.MOST_FAILED),
    ).joinToString()

/** The four cards, the call and the draw pile. */
internal fun Speech.lies(view: QwintoView): String {
    val words = QwintoWords(this)
    val square =
        PLACES.joinToString("; ") {
            say(R.string.qwinto_place, words.place(it), words.card(view.card(it)))
        }
    val called =
        view.call()?.let { call ->
            val colours = or(call.colours().map { colour(it) })
            if (colours.isEmpty()) {
                say(R.string.qwinto_ear_called_none, signed(call.sum()))
            } else {
                say(R.string.qwinto_ear_called, signed(call.sum()), colours)
            }
        }
    val left = view.drawPile()
    val pile = sayFor(R.plurals.qwinto_pile, left, left)
    return listOfNotNull(square, called, pile).joinToString("; ") + "."
}

/** The whole sheet; and the hand, for whoever holds it. */
internal fun Speech.owns(
    view: QwintoView,
    seat: Seat,
): String {
    val sheet = view.sheet(seat)
    val rows = (0 until QwintoFields.ROWS).map { row(sheet, it) }
    val words = QwintoWords(this)
    val isOwn = view.viewer() == seat && view.hand().isNotEmpty()
    val hand =
        if (isOwn) say(R.string.ear_holds, and(view.hand().map(words::card))) else null
    val failed = say(R.string.qwinto_fact_failed, sheet.failed(), QwintoSheet.MOST_FAILED)
    val facts = listOf(points(sheet.points())) + rows + failed + listOfNotNull(hand)
    return say(R.string.ear_owns, name(seat), facts.joinToString("; "))
}
