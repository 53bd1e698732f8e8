package app.traytable.ui.qwinto

import app.traytable.R
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.words.Speech

/** What has happened in Qwinto, in fewer words; nothing where it is short anyway. */
internal fun Speech.briefly(event: QwintoEvent): List<String> {
    val who = name(event.seat())
    return when (event) {
        is QwintoEvent.Lays -> {
            listOf(say(R.string.brief_qwinto_lays, who, card(event.card())))
        }

        is QwintoEvent.Calls -> {
            listOf(calls(who, event.call()))
        }

        is QwintoEvent.Enters -> {
            val row = QwintoFields.colour(QwintoFields.row(event.field()))
            listOf(say(R.string.brief_qwinto_enters, who, event.number(), colour(row)))
        }

        is QwintoEvent.FillsRow -> {
            listOf(say(R.string.brief_qwinto_fills_row, who, coloured(event.colour())))
        }

        is QwintoEvent.FillsColumn -> {
            listOf(say(R.string.brief_qwinto_fills_column, who))
        }

        is QwintoEvent.Fails -> {
            listOf(say(R.string.brief_qwinto_fails, who))
        }

        is QwintoEvent.Draws -> {
            listOf(sayMany(R.plurals.tell_draws_secretly, event.cards().size, who))
        }

        is QwintoEvent.Shuffles -> {
            listOf(shufflesBriefly(event.cards()))
        }

        is QwintoEvent.EndsByRows -> {
            listOf(say(R.string.brief_qwinto_ends_by_rows, who))
        }

        is QwintoEvent.EndsByFailing -> {
            listOf(say(R.string.brief_qwinto_ends_by_failing, who))
        }

        is QwintoEvent.EndsByLastCard -> {
            listOf(say(R.string.brief_qwinto_ends_by_last_card))
        }

        is QwintoEvent.Passes, is QwintoEvent.CannotEnter -> {
            emptyList()
        }
    }
}

private fun Speech.card(card: Byte) = numbered(QwintoCards.colour(card), QwintoCards.value(card))

private fun Speech.calls(
    who: String,
    call: QwintoCall,
): String {
    val words =
        when {
            call.sum() < QwintoSheet.LOWEST -> R.string.brief_qwinto_calls_too_little
            call.colours().isEmpty() -> R.string.brief_qwinto_calls_no_colour
            else -> R.string.brief_qwinto_calls
        }
    return say(words, who, signed(call.sum()))
}
