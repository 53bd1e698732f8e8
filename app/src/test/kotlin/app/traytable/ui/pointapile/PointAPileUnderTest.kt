package app.traytable.ui.pointapile

import android.content.res.Resources
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.pointapile.bots.PointAPileReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.words.Speech

object PointAPileUnderTest :
    RoomUnderTest<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason> {
    override val room = PointAPileRoom
    override val options = mapOf("missions" to "on", "touch-me-not" to "on")
    override val hasPeeks = true
    override val events = PointAPileEvent::class.java
    override val samples get() = pointAPileSamples

    override fun names(
        card: Byte,
        resources: Resources,
    ): List<String> =
        if (card >= PointAPileCards.FACES) {
            emptyList()
        } else {
            listOf(
                PointAPileWords(Speech(resources)).card(card),
                pointAPileFace(card).spoken(resources),
            )
        }

    override fun openCards(
        view: PointAPileView,
        happened: List<PointAPileEvent>,
        last: List<PointAPileEvent>,
    ): List<Byte> =
        view.discards() + view.unwanted() + view.open() + view.piles().flatten() +
            view.waiting().flatten() +
            (0 until view.seats()).flatMap { view.scorePile(Seat.of(it)) } +
            last.flatMap(::named)

    /** What everybody was just told of is shown once more while it moves. */
    private fun named(event: PointAPileEvent): List<Byte> =
        when (event) {
            is PointAPileEvent.Draws -> event.cards()
            is PointAPileEvent.Puts -> listOf(event.card())
            is PointAPileEvent.Splits -> event.cards()
            is PointAPileEvent.Scores -> event.cards()
            is PointAPileEvent.ScoresUnwanted -> event.cards()
            is PointAPileEvent.Discards -> event.cards()
            else -> emptyList()
        }

    /** Cards ask for much the same as missions, so a mission counts where it stands alone. */
    override fun secretIn(
        text: String,
        view: PointAPileView,
        viewer: Seat?,
        resources: Resources,
    ): String? {
        val words = PointAPileWords(Speech(resources))
        val own = viewer?.let(view::mission)
        return PointAPileMission.entries
            .filter { it != own }
            .map(words::mission)
            .firstOrNull { it.equals(text, ignoreCase = true) }
    }
}
