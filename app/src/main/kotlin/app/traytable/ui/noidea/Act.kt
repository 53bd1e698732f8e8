package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Flight

private const val BACK_MILLIS = 420
private const val LIT_MILLIS = 300L

/**
 * A part of a move.
 *
 * @param flights what moves as it begins
 * @param millis so long everything stays after that
 * @param lit the place that a card goes back to
 * @param card what is on the stage, of those that go back
 * @param told what is said of it meanwhile
 * @param unlike the places on which something else lies than at the end: whether a card does
 */
internal class Act(
    val flights: List<Flight>,
    val millis: Long = 0,
    val lit: Spot? = null,
    val card: Byte? = null,
    val told: NoIdeaEvent.Shows? = null,
    val unlike: Map<Spot, Boolean> = emptyMap(),
)

/**
 * The acts of a move. Without the table [before] it, only what is to be looked at.
 *
 * @param look how long a card that goes back stays on the stage, in milliseconds
 */
internal fun acts(
    events: List<NoIdeaEvent>,
    before: NoIdeaView?,
    after: NoIdeaView,
    look: Long,
): List<Act> {
    val goBack = goingBack(events)
    val unlike = before?.let { unlike(it, after) }.orEmpty()
    val each = if (goBack.size > 1) maxOf(look / goBack.size, 1_000) else look
    val rest = events - goBack.toSet()
    val flights = before?.let { NoIdeaFlights(it).of(rest) }.orEmpty()
    return goBack.flatMap { goesBack(it, before, after, each, unlike) } +
        listOfNotNull(Act(flights).takeIf { flights.isNotEmpty() })
}

/** The cards that were turned and lie on their places again. */
private fun goingBack(events: List<NoIdeaEvent>): List<NoIdeaEvent.Shows> {
    val isClaim = events.any { it is NoIdeaEvent.Claims }
    if (!isClaim && events.none { it is NoIdeaEvent.Returns }) return emptyList()
    return events.zip(events.drop(1) + null).mapNotNull { (event, next) ->
        (event as? NoIdeaEvent.Shows)?.takeUnless { next is NoIdeaEvent.WinsPrize }
    }
}

/** To the stage, there for a while, back to its place, and that is lit a little longer. */
private fun goesBack(
    event: NoIdeaEvent.Shows,
    before: NoIdeaView?,
    after: NoIdeaView,
    look: Long,
    unlike: Map<Spot, Boolean>,
): List<Act> {
    val spot = Spot(event.seat(), event.place())
    val face = noIdeaFace(event.card())
    val known = before?.let(spot::remembered)
    return listOf(
        Act(listOf(Flight(spot.name, STAGE, face, known)), look, spot, event.card(), event, unlike),
        Act(
            listOf(Flight(STAGE, spot.name, spot.remembered(after), face, millis = BACK_MILLIS)),
            LIT_MILLIS,
            spot,
            told = event,
            unlike = unlike,
        ),
    )
}

private fun unlike(
    before: NoIdeaView,
    after: NoIdeaView,
): Map<Spot, Boolean> =
    (0 until before.seats() * PLACES)
        .map { Spot(Seat.of(it / PLACES), it % PLACES) }
        .associateWith { before.card(it.seat, it.place) != Cards.NONE }
        .filter { (spot, lay) -> lay != (after.card(spot.seat, spot.place) != Cards.NONE) }
