package app.traytable.ui.noidea

import android.content.res.Resources
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.words.Speech

object NoIdeaUnderTest : RoomUnderTest<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> {
    override val room = NoIdeaRoom
    override val options = mapOf("short-game" to "on")
    override val hasPeeks = true
    override val events = NoIdeaEvent::class.java
    override val samples get() = noIdeaSamples

    override fun names(
        card: Byte,
        resources: Resources,
    ): List<String> =
        if (card >= NoIdeaCards.FACES) {
            emptyList()
        } else {
            listOf(NoIdeaWords(Speech(resources)).card(card), noIdeaFace(card).spoken(resources))
        }

    override fun openCards(
        view: NoIdeaView,
        happened: List<NoIdeaEvent>,
        last: List<NoIdeaEvent>,
    ): List<Byte> =
        view.piles().flatMap(::cards) + cards(view.removed()) + view.held() +
            shown(happened).map { it.card() } +
            happened.filterIsInstance<NoIdeaEvent.WinsPrize>().map { it.card() }

    private fun cards(pile: NoIdeaPile?): List<Byte> =
        generateSequence(pile) { it.below() }.map { it.top() }.toList()

    private fun shown(events: List<NoIdeaEvent>) = events.filterIsInstance<NoIdeaEvent.Shows>()

    /** What the aid remembers: a card that was turned is seen on the stage alone. */
    override fun cardsAt(
        place: String,
        view: NoIdeaView,
        happened: List<NoIdeaEvent>,
    ): List<Byte> {
        val spot = Spot.parse(place)
        return listOfNotNull(view.card(spot.seat, spot.place).takeIf { view.memoryAid() })
    }

    /** The worth of trophies is for their owner. */
    override fun secretIn(
        text: String,
        view: NoIdeaView,
        viewer: Seat?,
        resources: Resources,
    ): String? =
        text.takeIf {
            WORTH.matches(it) && it !=
                viewer?.let { seat ->
                    worth(view, seat)
                }
        }

    private fun worth(
        view: NoIdeaView,
        seat: Seat,
    ): String {
        val prizes = (0..2).flatMap { value -> List(view.prizes(seat, value)) { value } }
        val values = view.trophies(seat).map { it.toInt() } + prizes
        return "${values.joinToString(" + ").ifEmpty { "0" }} = ${values.sum()}"
    }

    private val WORTH = Regex("""\d+( \+ \d+)* = \d+""")
}
