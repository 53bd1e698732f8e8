package app.traytable.ui.solo

import android.content.res.Resources
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.solo.bots.SoloReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.words.Speech

object SoloUnderTest : RoomUnderTest<SoloMove, SoloView, SoloEvent, SoloReason> {
    override val room = SoloRoom
    override val options = mapOf("match-length" to "one-round")
    override val events = SoloEvent::class.java
    override val samples get() = soloSamples

    override fun names(
        card: Byte,
        resources: Resources,
    ): List<String> =
        if (card >= SoloCards.FACES) {
            emptyList()
        } else {
            listOf(SoloWords(Speech(resources)).card(card), soloFace(card).spoken(resources))
        }

    override fun openCards(
        view: SoloView,
        happened: List<SoloEvent>,
        last: List<SoloEvent>,
    ): List<Byte> =
        generateSequence(view.pile()) { it.below() }.map { it.top() }.toList() +
            view.hand() + view.offer().toList() +
            (0 until view.seats()).flatMap { view.known(Seat.of(it)) }
}
