package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.Heard

/** What it is about a card that everybody looks at. */
internal enum class Sight {
    FitsNowhere,

    /** The last of a claim that was right. */
    NothingFits,

    /** The claim has failed. */
    Fits,
    Prize,

    /** The claim has failed. */
    PrizeInClaim,
    Trophy,
    LastTrophy,
}

/**
 * A card that lies on the stage until all have seen it.
 *
 * @param seat whose it is
 * @param told what is said of it
 * @param pile the one that it fits, of a claim that has failed
 */
internal class Shown(
    val sight: Sight,
    val face: CardFace,
    val seat: Seat,
    val told: List<NoIdeaEvent>,
    val pile: Int = -1,
)

/**
 * A part of a move.
 *
 * @param flights what moves as it begins
 * @param told what is told of it, if it is about no card on the stage
 * @param shown the card that this is about
 * @param isLooked it lies on the stage then, until all have seen it
 * @param lit the place that it goes back to
 * @param millis so long everything stays in the end
 * @param unlike the places on which something else lies than at the end: whether a card does
 * @param notYet what has been won in this move and has not come to its winner
 * @param heard what is heard of it
 */
internal class Act(
    val flights: List<Flight>,
    val told: List<NoIdeaEvent> = emptyList(),
    val shown: Shown? = null,
    val isLooked: Boolean = false,
    val lit: Spot? = null,
    val millis: Long = 0,
    val unlike: Map<Spot, Boolean> = emptyMap(),
    val notYet: NotYet = NotYet(),
    val heard: List<Heard> = emptyList(),
) {
    /** The same on a table that stands so, and heard like that. */
    fun on(
        unlike: Map<Spot, Boolean>,
        notYet: NotYet,
        heard: List<Heard>,
    ) = Act(flights, told, shown, isLooked, lit, millis, unlike, notYet, heard)
}

/**
 * What has been won and has not come to its winner.
 *
 * @param onPile of the trophies, those that nobody has taken yet
 */
internal data class NotYet(
    val seat: Seat? = null,
    val trophies: Int = 0,
    val onPile: Int = 0,
    val prizes: Int = 0,
)
