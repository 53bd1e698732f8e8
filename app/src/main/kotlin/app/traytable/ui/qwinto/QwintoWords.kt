package app.traytable.ui.qwinto

import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech

/** What is said at a table of Qwinto. */
class QwintoWords(
    private val speech: Speech,
) : GameWords<QwintoMove, QwintoView, QwintoEvent, QwintoReason> {
    override fun event(event: QwintoEvent): String =
        with(speech) {
            val who = name(event.seat())
            when (event) {
                is QwintoEvent.Lays -> lays(who, event)
                is QwintoEvent.Calls -> calls(who, event.call())
                is QwintoEvent.Enters -> enters(who, event)
                is QwintoEvent.FillsRow -> fillsRow(who, event)
                is QwintoEvent.FillsColumn -> fillsColumn(who, event.points())
                is QwintoEvent.Passes -> say(R.string.tell_qwinto_passes, who)
                is QwintoEvent.CannotEnter -> say(R.string.tell_qwinto_cannot_enter, who)
                is QwintoEvent.Fails -> fails(who, event.attempts())
                is QwintoEvent.Draws -> draws(who, event.cards())
                is QwintoEvent.Shuffles -> shuffles(event.cards())
                is QwintoEvent.EndsByRows -> say(R.string.tell_qwinto_ends_by_rows, who)
                is QwintoEvent.EndsByFailing -> say(R.string.tell_qwinto_ends_by_failing, who)
                is QwintoEvent.EndsByLastCard -> say(R.string.tell_qwinto_ends_by_last_card, who)
            }
        }

    override fun lies(view: QwintoView): String = speech.lies(view)

    override fun owns(
        view: QwintoView,
        seat: Seat,
    ): String = speech.owns(view, seat)

    override fun shorter(event: QwintoEvent): List<String> = speech.briefly(event)

    override fun move(move: QwintoMove): String =
        with(speech) {
            when (move) {
                is QwintoMove.Pass -> {
                    say(R.string.move_qwinto_pass)
                }

                is QwintoMove.Enter -> {
                    val row = colour(rowOf(move.field()))
                    say(R.string.move_qwinto_enter, row, inRow(move.field()))
                }

                is QwintoMove.Lay -> {
                    say(R.string.move_qwinto_lay, card(move.card()), place(move.place()))
                }

                is QwintoMove.LayTwo -> {
                    say(
                        R.string.move_qwinto_lay_two,
                        card(move.first()),
                        place(move.place()),
                        card(move.second()),
                        place(move.next()),
                    )
                }
            }
        }

    override fun reason(reason: QwintoReason): String = speech.qwintoReason(reason)

    /** A card as it is said aloud, "gray −2". */
    fun card(card: Byte): String =
        speech.numbered(QwintoCards.colour(card), QwintoCards.value(card))

    /** "top left" and so on. */
    fun place(place: Int): String =
        speech.say(
            when (place) {
                QwintoGrid.NW -> R.string.words_top_left
                QwintoGrid.NE -> R.string.words_top_right
                QwintoGrid.SW -> R.string.words_bottom_left
                else -> R.string.words_bottom_right
            },
        )

    private fun Speech.lays(
        who: String,
        event: QwintoEvent.Lays,
    ) = say(
        R.string.tell_qwinto_lays,
        who,
        card(event.card()),
        card(event.covered()),
        place(event.place()),
    )

    private fun Speech.calls(
        who: String,
        call: QwintoCall,
    ) = when {
        call.sum() < QwintoSheet.LOWEST -> {
            say(R.string.tell_qwinto_calls_too_little, who, signed(call.sum()))
        }

        call.colours().isEmpty() -> {
            say(R.string.tell_qwinto_calls_no_colour, who, signed(call.sum()))
        }

        else -> {
            say(R.string.tell_qwinto_calls, who, call.sum(), or(call.colours().map { colour(it) }))
        }
    }

    private fun Speech.enters(
        who: String,
        event: QwintoEvent.Enters,
    ): String {
        val row = colour(rowOf(event.field()))
        return say(R.string.tell_qwinto_enters, who, event.number(), row, inRow(event.field()))
    }

    private fun Speech.fillsRow(
        who: String,
        event: QwintoEvent.FillsRow,
    ) = say(R.string.tell_qwinto_fills_row, who, coloured(event.colour()), points(event.points()))

    private fun Speech.fillsColumn(
        who: String,
        bonus: Int,
    ) = say(R.string.tell_qwinto_fills_column, who, points(bonus))

    private fun Speech.fails(
        who: String,
        attempts: Int,
    ) = say(R.string.tell_qwinto_fails, who, attempts, QwintoSheet.MOST_FAILED)

    private fun Speech.draws(
        who: String,
        drawn: List<Byte>,
    ) = if (Cards.HIDDEN in drawn) {
        sayMany(R.plurals.tell_draws_secretly, drawn.size, who)
    } else {
        say(R.string.tell_draws_cards, who, cards(drawn.map { card(it) }, ::theCard))
    }
}
