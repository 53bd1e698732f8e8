package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace

internal const val DRAW_PILE = "draw pile"

internal const val TROPHIES = "trophies"

/** Where a turned card is looked at. */
internal const val STAGE = "stage"

/** Beside the table, where cards lie that will be shuffled. */
internal const val AWAY = "away"

internal const val PILE = "pile "

internal fun pileName(pile: Int) = "$PILE$pile"

internal const val WON = "won "

/** What that seat has won, where it lies. */
internal fun wonName(seat: Seat) = "$WON$seat"

/** A place of a layout. */
data class Spot(
    val seat: Seat,
    val place: Int,
) {
    val name: String get() = "$seat $place"

    /** What the aid remembers of the card that lies there; who looks back sees it anyway. */
    fun remembered(view: NoIdeaView): CardFace? =
        view
            .card(seat, place)
            .takeIf { (view.memoryAid() || view.isLaidOpen) && it >= 0 }
            ?.let(::noIdeaFace)

    companion object {
        fun parse(name: String): Spot {
            val (seat, place) = name.split(' ')
            return Spot(Seat.parse(seat), place.toInt())
        }
    }
}
