package app.traytable.ui.whist

import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.WhistCards
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.rules.whist.WhistView
import app.traytable.rules.whist.bots.WhistReason
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.numberFace
import app.traytable.ui.words.Speech

/** What is said at a table of Whist. */
class WhistWords(
    private val speech: Speech,
) : GameWords<WhistMove, WhistView, WhistEvent, WhistReason> {
    override fun event(event: WhistEvent): String =
        with(speech) {
            val who = name(event.seat())
            when (event) {
                is WhistEvent.Lays -> say(R.string.whist_lays, who, card(event.card()))
                is WhistEvent.Takes -> sayMany(R.plurals.whist_takes, event.tricks(), who)
            }
        }

    override fun move(move: WhistMove): String = speech.say(R.string.whist_move, card(move.card()))

    override fun reason(reason: WhistReason): String =
        with(speech) {
            when (reason) {
                is WhistReason.Takes -> say(R.string.whist_hint_takes)
                is WhistReason.SavesHigherCards -> say(R.string.whist_hint_saves)
                is WhistReason.WentBest -> say(R.string.hint_went_best)
            }
        }

    override fun lies(view: WhistView): String = ""

    override fun owns(
        view: WhistView,
        seat: Seat,
    ): String = speech.name(seat)

    /** "red 10". */
    fun card(card: Byte): String =
        with(speech) {
            say(R.string.face_number, coloured(WhistCards.colour(card)), mark(card))
        }
}

fun whistFace(card: Byte): CardFace = numberFace(WhistCards.colour(card).drawn(), mark(card))

/** Pictures count on. */
private fun mark(card: Byte) = "${card % WhistCards.RANKS + 7}"
