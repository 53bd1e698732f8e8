package app.traytable.ui.whist

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.Whist
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.tray.Badge
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Flight
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.Hand
import app.traytable.ui.tray.HandCard
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.inHand
import app.traytable.ui.tray.pieceOf
import app.traytable.ui.tray.place
import app.traytable.ui.tray.rememberNear
import app.traytable.ui.tray.watchingDeeds
import app.traytable.ui.tray.watchingPrompt

private val GAP = 10.dp

/** The trick in the middle, what everybody has taken, and one's own hand. */
@Composable
internal fun WhistTable(
    table: WhistMoment,
    modifier: Modifier,
) {
    val near = rememberNear(table)
    val seats = table.seats.size
    val trick =
        Block(
            "trick",
            // All in one row, or two in each.
            listOf(seats, 2).map { columns ->
                val rows = (seats + columns - 1) / columns
                Shape(columns.toFloat(), rows.toFloat(), GAP * (columns - 1), GAP * (rows - 1))
            },
        ) { card, _ -> Trick(table, card) }
    val people =
        People(below = { if (table.view.isLaidOpen) openHandSize(it) else DpSize.Zero }) { seat ->
            val tricks = table.view.tricks(seat)
            Belongings(
                listOf(stringResource(R.string.whist_tricks, tricks)),
                Badge("$tricks"),
                below = { mini -> if (table.view.isLaidOpen) OpenHand(table, seat, mini) },
            )
        }
    val foot =
        if (table.moves.isEmpty()) {
            Foot(watchingPrompt(table), watchingDeeds(table))
        } else {
            Foot(stringResource(R.string.whist_your_turn))
        }
    Tray(
        table,
        near,
        Laid(listOf(trick), foot, people, hand(table, near)) { flown(table) },
        modifier,
    )
}

/** Two rows of four, for those who look back. */
private fun openHandSize(mini: Dp) = DpSize(mini * IN_A_ROW, mini * CARD_RATIO * 2)

private const val IN_A_ROW = 4

@Composable
private fun OpenHand(
    table: WhistMoment,
    seat: Seat,
    mini: Dp,
) = FlowRow(maxItemsInEachRow = IN_A_ROW) {
    table.view.hand(seat).forEach { Card(whistFace(it), Modifier.width(mini)) }
}

@Composable
private fun Trick(
    table: WhistMoment,
    card: Dp,
) = FlowRow(
    horizontalArrangement = Arrangement.spacedBy(GAP),
    verticalArrangement = Arrangement.spacedBy(GAP),
) {
    table.seats.forEach { seat ->
        val laid = table.view.laid(seat)
        Box(Modifier.width(card).place("$seat")) {
            if (laid < 0) EmptyPlace(label = table.name(seat)) else Card(whistFace(laid))
        }
    }
}

@Composable
private fun hand(
    table: WhistMoment,
    near: Seat,
): Hand {
    val words = table.words()
    if (table.viewer == null) {
        val held = table.view.rounds() - if (table.view.laid(near) < 0) 0 else 1
        return Hand(List(held) { HandCard("back $it", null) }, Whist.HAND)
    }
    val hinted = table.hinted(near)
    return Hand(
        table.view.hand().map { card ->
            val move = WhistMove(card)
            val isLegal = move in table.moves
            HandCard(
                "$card",
                whistFace(card),
                when {
                    move == hinted -> CardState.Hinted
                    isLegal -> CardState.Legal
                    else -> CardState.Plain
                },
                if (isLegal) Touch(words.move(move)) { table.play(move) } else null,
            )
        },
        Whist.HAND,
    )
}

private fun flown(table: WhistMoment): List<Flight> =
    table.happened.filterIsInstance<WhistEvent.Lays>().map {
        val from = if (it.seat() == table.viewer) inHand("${it.card()}") else pieceOf(it.seat())
        Flight(from, "${it.seat()}", whistFace(it.card()))
    }
