package app.traytable.ui.qwinto

import android.content.res.Resources
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.words.Speech

private const val CARDS = 32

object QwintoUnderTest : RoomUnderTest<QwintoMove, QwintoView, QwintoEvent, QwintoReason> {
    override val room = QwintoRoom
    override val events = QwintoEvent::class.java
    override val samples get() = qwintoSamples

    override fun names(
        card: Byte,
        resources: Resources,
    ): List<String> =
        if (card >= CARDS) {
            emptyList()
        } else {
            listOf(QwintoWords(Speech(resources)).card(card), qwintoFace(card).spoken(resources))
        }

    /** A card that was covered in the last move has lain there for all to see. */
    override fun openCards(
        view: QwintoView,
        happened: List<QwintoEvent>,
        last: List<QwintoEvent>,
    ): List<Byte> {
        val laid = happened.filterIsInstance<QwintoEvent.Lays>()
        return PLACES.flatMap { view.covered(it) + view.card(it) } + view.hand() +
            laid.flatMap { listOf(it.card(), it.covered()) }
    }
}
