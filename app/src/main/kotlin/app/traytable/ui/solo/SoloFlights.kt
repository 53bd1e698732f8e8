package app.traytable.ui.solo

import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.inHand
import app.traytable.ui.tray.pieceOf

/**
 * The cards that change their place in a move, one after the other. A new round is there all at
 * once.
 *
 * @param hand the cards of whoever looks, after the move
 */
internal fun flown(
    events: List<SoloEvent>,
    viewer: Seat?,
    hand: List<Byte>,
): List<Flight> =
    if (events.any { it is SoloEvent.Deals }) {
        emptyList()
    } else {
        val ways = SoloWays(viewer, hand)
        events.flatMap(ways::of).mapIndexed { index, way -> way.after(index) }
    }

/** A way of a card, before it is known when it starts. */
private class CardWay(
    val from: String,
    val to: String,
    val face: CardFace?,
    val before: CardFace?,
) {
    fun after(others: Int) = Flight(from, to, face, before, others * APART)

    private companion object {
        const val APART = 70
    }
}

/** From where to where cards go, as whoever looks sees them. */
private class SoloWays(
    private val viewer: Seat?,
    private val hand: List<Byte>,
) {
    private val copies = hand.groupingBy { it }.eachCount()
    private val gone = mutableMapOf<Byte, Int>()
    private val come = mutableMapOf<Byte, Int>()

    fun of(event: SoloEvent): List<CardWay> =
        when (event) {
            is SoloEvent.Lays -> {
                laid(event.seat(), event.card())
            }

            is SoloEvent.Protects -> {
                laid(event.seat(), event.card())
            }

            is SoloEvent.Interjects -> {
                laid(event.seat(), event.card())
            }

            is SoloEvent.Draws -> {
                handed(DRAW_PILE, event.seat(), event.cards())
            }

            is SoloEvent.Gives -> {
                given(event)
            }

            is SoloEvent.PassesHand -> {
                wholeHand(event.seat(), event.to())
            }

            is SoloEvent.Swaps -> {
                wholeHand(event.seat(), event.other()) + wholeHand(event.other(), event.seat())
            }

            is SoloEvent.Shuffles -> {
                List(FEW) { CardWay(DISCARDS, DRAW_PILE, null, null) }
            }

            else -> {
                emptyList()
            }
        }

    private fun laid(
        by: Seat,
        card: Byte,
    ): List<CardWay> {
        val face = soloFace(card)
        return if (by == viewer) {
            listOf(CardWay(left(card), DISCARDS, face, face))
        } else {
            listOf(CardWay(pieceOf(by), DISCARDS, face, null))
        }
    }

    private fun given(event: SoloEvent.Gives): List<CardWay> =
        if (event.seat() == viewer) {
            event.cards().map { CardWay(left(it), pieceOf(event.to()), null, soloFace(it)) }
        } else {
            handed(pieceOf(event.seat()), event.to(), event.cards())
        }

    /** Whoever gets cards sees them turn. */
    private fun handed(
        from: String,
        to: Seat,
        cards: List<Byte>,
    ): List<CardWay> =
        if (to == viewer && Cards.HIDDEN !in cards) {
            cards.map { CardWay(from, arrived(it), soloFace(it), null) }
        } else {
            List(minOf(cards.size, MOST)) { CardWay(from, pieceOf(to), null, null) }
        }

    private fun wholeHand(
        from: Seat,
        to: Seat,
    ): List<CardWay> =
        if (to == viewer) {
            hand.map { CardWay(pieceOf(from), arrived(it), soloFace(it), null) }
        } else {
            List(FEW) { CardWay(pieceOf(from), pieceOf(to), null, null) }
        }

    /** Where a copy stood that is no longer in the hand. */
    private fun left(card: Byte): String {
        val before = gone.merge(card, 1, Int::plus)!! - 1
        return inHand(keyOf(card, (copies[card] ?: 0) + before))
    }

    /** Where a copy stands that has come. */
    private fun arrived(card: Byte): String {
        val before = come.merge(card, 1, Int::plus)!!
        return inHand(keyOf(card, maxOf(0, (copies[card] ?: 0) - before)))
    }

    private companion object {
        const val FEW = 3
        const val MOST = 8
    }
}
