package app.traytable.ui.whist

import android.content.res.Resources
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.WhistCards
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.rules.whist.WhistView
import app.traytable.rules.whist.bots.WhistReason
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.play.Sample
import app.traytable.ui.words.Speech

object WhistUnderTest : RoomUnderTest<WhistMove, WhistView, WhistEvent, WhistReason> {
    override val room = WhistRoom
    override val events = WhistEvent::class.java
    override val samples =
        listOf(
            Sample<WhistEvent>(
                WhistEvent.Lays(Seat.of(0), 7),
                "Anna lays the red 14.",
                "Anna legt die rote 14.",
            ),
            Sample<WhistEvent>(
                WhistEvent.Takes(Seat.of(1), 1),
                "Ben takes the trick, the first one.",
                "Ben macht den Stich, den ersten.",
            ),
            Sample<WhistEvent>(
                WhistEvent.Takes(Seat.of(1), 3),
                "Ben takes the trick and now has three.",
                "Ben macht den Stich und hat jetzt drei.",
            ),
        )

    override fun names(
        card: Byte,
        resources: Resources,
    ): List<String> =
        if (card >= WhistCards.COUNT) {
            emptyList()
        } else {
            listOf(WhistWords(Speech(resources)).card(card), whistFace(card).spoken(resources))
        }

    override fun openCards(
        view: WhistView,
        happened: List<WhistEvent>,
        last: List<WhistEvent>,
    ): List<Byte> =
        view.hand() + (0 until view.masked().seats()).map { view.masked().laid(it) } +
            happened.filterIsInstance<WhistEvent.Lays>().map { it.card() }
}
