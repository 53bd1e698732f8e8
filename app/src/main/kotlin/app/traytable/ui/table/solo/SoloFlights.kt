package app.traytable.ui.table.solo

import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.faces.soloFace
import app.traytable.ui.table.Flight

const val DRAW_PILE = "draw"
const val DISCARDS = "discards"

fun handOf(seat: Seat) = "hand-${seat.index()}"

/** How the cards got from where they were before a move to where they are now. */
fun flown(
    before: SoloView,
    now: SoloView,
): List<Flight> {
    val asker = before.current()
    val target = before.target()
    val sameTop = before.pile().size() == now.pile().size()
    return when {
        before.round() != now.round() || before.viewer() != now.viewer() -> {
            emptyList()
        }

        before.isAsked && sameTop && target != null -> {
            val there = faceDown(handOf(asker), handOf(target))
            val back = faceDown(handOf(target), handOf(asker))
            if (SoloCards.symbol(now.top()) == Symbol.SWAP) listOf(there, back) else listOf(there)
        }

        before.isAllSwap && sameTop -> {
            passedOn(before)
        }

        else -> {
            laidAndDrawn(before, now)
        }
    }
}

private fun passedOn(view: SoloView): List<Flight> {
    val way = if (view.isClockwise) 1 else view.seats() - 1
    val moving = (0 until view.seats()).filter { !view.sheltered().contains(Seat.of(it)) }
    return moving.map { seat ->
        var to = seat
        do to = (to + way) % view.seats() while (to !in moving)
        faceDown(handOf(Seat.of(seat)), handOf(Seat.of(to)))
    }
}

private fun laidAndDrawn(
    before: SoloView,
    now: SoloView,
): List<Flight> =
    (0 until now.seats()).map(Seat::of).mapNotNull { seat ->
        val more = now.size(seat) - before.size(seat)
        when {
            more > 0 -> {
                faceDown(DRAW_PILE, handOf(seat))
            }

            more < 0 && now.pile().size() > before.pile().size() -> {
                Flight(handOf(seat), DISCARDS) { Card(soloFace(now.top()), it) }
            }

            else -> {
                null
            }
        }
    }

private fun faceDown(
    from: String,
    to: String,
) = Flight(from, to) { Card(null, it) }
