package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoMove

/** What is to be touched next: a card of the hand, a place of the square; nothing once all is chosen. */
internal data class Pointed(
    val card: Byte? = null,
    val place: Int? = null,
)

/** How this lay becomes that move, whatever has been chosen so far. */
internal fun Lay.towards(
    wanted: QwintoMove?,
    moves: List<QwintoMove>,
): Pointed =
    when (wanted) {
        is QwintoMove.Lay -> {
            towards(Lay(wanted.card(), wanted.place()), moves)
        }

        is QwintoMove.LayTwo -> {
            towards(Lay(wanted.first(), wanted.place(), wanted.second(), wanted.next()), moves)
        }

        else -> {
            Pointed()
        }
    }

private fun Lay.towards(
    wanted: Lay,
    moves: List<QwintoMove>,
): Pointed =
    when {
        // Where it will go shines ahead.
        card == null -> Pointed(wanted.card, wanted.place)

        // An equal card would come along, so the wrong one goes back first.
        card != wanted.card && wanted.card in followers(moves) -> Pointed(card)

        card != wanted.card -> Pointed(wanted.card)

        second != null && (second != wanted.second || place != wanted.place) -> Pointed(second)

        place != wanted.place -> Pointed(place = wanted.place)

        second != wanted.second -> Pointed(wanted.second)

        next != wanted.next -> Pointed(place = wanted.next)

        else -> Pointed()
    }
