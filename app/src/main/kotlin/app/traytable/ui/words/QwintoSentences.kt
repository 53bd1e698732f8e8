package app.traytable.ui.words

import app.traytable.R
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.table.Event

internal fun Speech.ofQwinto(event: Event): String {
    val who = actor(event)
    val words = event.words()
    return when (event.verb()) {
        "lays" -> {
            say(
                R.string.tell_qwinto_lays,
                who,
                spoken(words[0]),
                spoken(words[2]),
                place(QwintoGrid.parse(words[1])),
            )
        }

        "calls" -> {
            calls(who, words[0].toInt(), words.drop(1))
        }

        "enters" -> {
            val row = colour(colourOf(words[0].first()))
            say(R.string.tell_qwinto_enters, who, words[1], row, words[0].drop(1))
        }

        "passes" -> {
            say(R.string.tell_qwinto_passes, who)
        }

        "cannot-enter" -> {
            say(R.string.tell_qwinto_cannot_enter, who)
        }

        "fails" -> {
            say(R.string.tell_qwinto_fails, who, words[0], QwintoSheet.MOST_FAILED)
        }

        "fills-row" -> {
            val row = coloured(colourOf(words[0].first()))
            say(R.string.tell_qwinto_fills_row, who, row, points(words[1].toInt()))
        }

        "fills-column" -> {
            say(R.string.tell_qwinto_fills_column, who, points(words[0].toInt()))
        }

        "draws" -> {
            if (event.isSecret()) {
                sayMany(R.plurals.tell_draws_secretly, words.size, who)
            } else {
                say(R.string.tell_draws_cards, who, cards(words.map { spoken(it) }, ::theCard))
            }
        }

        "shuffles" -> {
            shuffles(words[0].toInt())
        }

        "ends-by-rows" -> {
            say(R.string.tell_qwinto_ends_by_rows, who)
        }

        "ends-by-failing" -> {
            say(R.string.tell_qwinto_ends_by_failing, who)
        }

        "ends-by-last-card" -> {
            say(R.string.tell_qwinto_ends_by_last_card, who)
        }

        else -> {
            noSentence(event)
        }
    }
}

private fun Speech.spoken(card: String): String = qwintoCard(QwintoCards.parse(card))

private fun Speech.calls(
    who: String,
    sum: Int,
    rows: List<String>,
): String =
    when {
        sum < 1 -> {
            say(R.string.tell_qwinto_calls_too_little, who, signed(sum))
        }

        rows.isEmpty() -> {
            say(R.string.tell_qwinto_calls_no_colour, who, signed(sum))
        }

        else -> {
            say(R.string.tell_qwinto_calls, who, sum, or(rows.map { colour(colourOf(it.first())) }))
        }
    }

/** "top left" and so on. */
internal fun Speech.place(place: Int): String =
    say(
        when (place) {
            QwintoGrid.NW -> R.string.words_top_left
            QwintoGrid.NE -> R.string.words_top_right
            QwintoGrid.SW -> R.string.words_bottom_left
            else -> R.string.words_bottom_right
        },
    )
