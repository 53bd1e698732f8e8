package app.traytable.ui.qwinto

import android.content.res.Resources
import androidx.compose.runtime.Composable
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.table.speech
import app.traytable.ui.words.Speech

/** What is said at this table. */
@Composable
internal fun QwintoMoment.qwintoWords() = QwintoWords(frame.speech())

/** "yellow row: 3 in field 2, 8 fields free". */
internal fun spokenRow(
    resources: Resources,
    sheet: QwintoSheet,
    row: Int,
): String {
    val speech = Speech(resources)
    val free = QwintoFields.PER_ROW - sheet.filled(row)
    val words = speech.row(sheet, row)
    if (free == 0) return words
    return "$words, ${speech.sayFor(R.plurals.qwinto_ear_free, free, free)}"
}

internal fun Speech.row(
    sheet: QwintoSheet,
    row: Int,
): String {
    val fields = (0 until QwintoFields.PER_ROW).map { row * QwintoFields.PER_ROW + it }
    val numbers =
        fields.filter { sheet.isFilled(it) }.map {
            say(
                R.string.qwinto_number_in_field,
                sheet.number(it),
                it % QwintoFields.PER_ROW + 1,
            )
        }
    val colour = coloured(QwintoFields.colour(row))
    return when {
        numbers.isEmpty() -> say(R.string.qwinto_row_empty, colour)

        sheet.isFull(
            row,
        ) -> say(R.string.qwinto_row_full, colour, numbers.joinToString())

        else -> say(R.string.qwinto_row, colour, numbers.joinToString())
    }
}

internal fun spokenOpenField(
    resources: Resources,
    field: Int,
    number: Int,
): String {
    val colour = Speech(resources).colour(QwintoFields.colour(QwintoFields.row(field)))
    val index = field % QwintoFields.PER_ROW + 1
    val words =
        if (QwintoFields.isBonus(field)) R.string.qwinto_open_bonus else R.string.qwinto_open
    return resources.getString(words, colour, index, number)
}

/** "top left: orange 4, 2 cards under it". */
internal fun spokenPlace(
    resources: Resources,
    place: Int,
    card: Byte,
    under: Int,
): String {
    val words = QwintoWords(Speech(resources))
    val spoken = resources.getString(R.string.qwinto_place, words.place(place), words.card(card))
    if (under == 0) return spoken
    return spoken + resources.getQuantityString(R.plurals.qwinto_under, under, under)
}

/** "That calls 9 in orange or yellow." */
internal fun wouldCall(
    resources: Resources,
    call: QwintoCall,
): String {
    val speech = Speech(resources)
    val sum = speech.signed(call.sum())
    return when {
        call.sum() < QwintoSheet.LOWEST -> {
            speech.say(R.string.qwinto_would_be_too_little, sum)
        }

        call.colours().isEmpty() -> {
            speech.say(R.string.qwinto_would_have_no_colour, sum)
        }

        else -> {
            speech.say(
                R.string.qwinto_would_call,
                sum,
                speech.or(call.colours().map { speech.colour(it) }),
            )
        }
    }
}
