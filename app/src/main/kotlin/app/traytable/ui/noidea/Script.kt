package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Heard
import app.traytable.ui.tray.pieceOf

private const val BACK_MILLIS = 420
private const val LIT_MILLIS = 300L

/**
 * The acts of a move. Without the table [before] it, only what is to be looked at.
 *
 * @param near who sits at the lower edge meanwhile
 */
internal fun acts(
    events: List<NoIdeaEvent>,
    before: NoIdeaView?,
    after: NoIdeaView,
    near: Seat,
): List<Act> = Script(events, before, after, near).acts()

/** Puts what happens in one move into acts, each with one thing to look at. */
private class Script(
    private val events: List<NoIdeaEvent>,
    private val before: NoIdeaView?,
    private val after: NoIdeaView,
    private val near: Seat,
) {
    private val flights = NoIdeaFlights(before ?: after)
    private val acts = mutableListOf<Act>()
    private val followed = mutableListOf<NoIdeaEvent>()
    private val isClaim = events.any { it is NoIdeaEvent.Claims }
    private val goesBack = isClaim || events.any { it is NoIdeaEvent.Returns }
    private val heard = mutableListOf<Heard>()

    /** It was heard with the card that it is about. */
    private var isHeard: NoIdeaEvent? = null
    private var notYet = notYet()

    private fun notYet(): NotYet {
        val trophy = events.filterIsInstance<NoIdeaEvent.WinsTrophy>().firstOrNull()
        val prize = events.filterIsInstance<NoIdeaEvent.WinsPrize>().firstOrNull()
        val trophies = if (trophy == null) 0 else 1
        val prizes = if (prize == null) 0 else 1
        return NotYet(trophy?.seat() ?: prize?.seat(), trophies, trophies, prizes)
    }

    fun acts(): List<Act> {
        events.forEachIndexed { index, event -> follow(event, events.getOrNull(index + 1)) }
        end()
        // What brings no card along is heard with the last that does.
        acts.removeLastOrNull()?.let { acts += it.on(it.unlike, it.notYet, it.heard + heard) }
        return acts
    }

    private fun follow(
        event: NoIdeaEvent,
        next: NoIdeaEvent?,
    ) {
        when {
            event is NoIdeaEvent.Shows && NoIdeaCards.isPrize(event.card()) -> {
                showPrize(Spot(event.seat(), event.place()).name, event, next)
            }

            event is NoIdeaEvent.Draws && NoIdeaCards.isPrize(event.card()) -> {
                showPrize(DRAW_PILE, event, next)
            }

            event is NoIdeaEvent.Shows && goesBack -> {
                showAndReturn(event, next)
            }

            event is NoIdeaEvent.WinsPrize -> {
                goToWinner(event.seat(), PRIZE, noIdeaFace(event.card()))
                notYet = notYet.copy(prizes = 0)
            }

            event is NoIdeaEvent.WinsTrophy -> {
                winTrophy(event)
            }

            before != null -> {
                val from = flights.time
                flights.follow(event)
                hear(event, from, flights.time)
                followed += event
            }
        }
    }

    /** What has flown so far is an act of its own. */
    private fun end() {
        val flown = flights.take()
        if (flown.isNotEmpty()) add(Act(flown, followed.toList()))
        followed.clear()
    }

    private fun add(act: Act) {
        acts += act.on(flights.unlike(after), notYet, heard.toList())
        heard.clear()
    }

    /** As the card takes off or as it lands. */
    private fun hear(
        event: NoIdeaEvent,
        from: Int,
        to: Int = from,
    ) {
        val sound = noIdeaSound(event)
        if (sound == null || event === isHeard) return
        heard += Heard(sound, if (sound.lands) to else from)
        isHeard = event
    }

    private fun look(
        event: NoIdeaEvent,
        shown: Shown,
        from: String,
        known: CardFace?,
        lit: Spot? = null,
        verdict: NoIdeaEvent? = null,
    ) {
        end()
        hear(event, 0)
        flights.toStage(from, shown.face, known)
        verdict?.let { hear(it, flights.time) }
        add(Act(flights.take(), shown = shown, isLooked = true, lit = lit))
    }

    /** To the stage, back to its place, and that is lit a little longer. */
    private fun showAndReturn(
        event: NoIdeaEvent.Shows,
        next: NoIdeaEvent?,
    ) {
        val spot = Spot(event.seat(), event.place())
        val face = noIdeaFace(event.card())
        val pile = after.piles().indexOfFirst { NoIdeaCards.fits(event.card(), it.top()) }
        val sight =
            when {
                isClaim && pile >= 0 -> Sight.Fits
                next is NoIdeaEvent.Right -> Sight.NothingFits
                else -> Sight.FitsNowhere
            }
        val shown = Shown(sight, face, event.seat(), listOf(event), pile)
        val verdict = next.takeIf { it is NoIdeaEvent.Right || it is NoIdeaEvent.Mistaken }
        look(event, shown, spot.name, before?.let(spot::remembered), spot, verdict)
        if (next is NoIdeaEvent.Returns) hear(next, 0)
        flights.back(spot, face, spot.remembered(after), BACK_MILLIS)
        add(Act(flights.take(), shown = shown, lit = spot, millis = LIT_MILLIS))
    }

    private fun showPrize(
        from: String,
        event: NoIdeaEvent,
        next: NoIdeaEvent?,
    ) {
        val won = next as NoIdeaEvent.WinsPrize
        val sight = if (isClaim) Sight.PrizeInClaim else Sight.Prize
        val face = noIdeaFace(won.card())
        val known = if (from == DRAW_PILE) null else before?.let(Spot.parse(from)::remembered)
        val shown = Shown(sight, face, won.seat(), listOf(event, won))
        look(event, shown, from, known, verdict = won)
    }

    /** Its worth is seen by those alone who are told of it. */
    private fun winTrophy(event: NoIdeaEvent.WinsTrophy) {
        val value = event.value()
        val face = if (value == Cards.HIDDEN) TROPHY else trophyFace(value.toInt())
        val sight = if (after.isOver) Sight.LastTrophy else Sight.Trophy
        val told = events.filterIsInstance<NoIdeaEvent.Clears>() + event
        end()
        notYet = notYet.copy(onPile = 0)
        look(event, Shown(sight, face, event.seat(), told), TROPHIES, TROPHY)
        goToWinner(event.seat(), TROPHY, face)
        notYet = notYet.copy(trophies = 0)
    }

    private fun goToWinner(
        seat: Seat,
        covered: CardFace,
        face: CardFace,
    ) {
        flights.leave(if (seat == near) wonName(seat) else pieceOf(seat), covered, face)
        val shown = acts.lastOrNull()?.shown
        add(Act(flights.take(), shown = shown))
    }
}
