package app.traytable.ui.whist

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.table.Flight
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.Flights
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.Said
import app.traytable.ui.table.SeatPlate
import app.traytable.ui.table.inHand
import app.traytable.ui.table.place

/** The trick in the middle, what everybody has taken, and one's own hand. */
@Composable
internal fun WhistTable(
    table: WhistMoment,
    modifier: Modifier,
) {
    FlightDeck(table.frame.ply(), { flown(table.happened) }, modifier.fillMaxSize()) { flights ->
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(12.dp),
            Arrangement.spacedBy(16.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            Cards { table.seats.forEach { Place(table, it, flights) } }
            Said(table.frame)
            if (table.moves.isNotEmpty()) {
                Text(
                    stringResource(R.string.whist_your_turn),
                    color = MaterialTheme.colorScheme.primary,
                    style = MaterialTheme.typography.titleMedium,
                )
            } else if (table.ui is TableUi.Watching) {
                OutlinedButton(table.actions.hurry) { Text(stringResource(R.string.table_hurry)) }
            }
            Cards { table.view.hand().forEach { HandCard(table, it, flights) } }
        }
    }
}

@Composable
private fun Cards(cards: @Composable () -> Unit) =
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) { cards() }

/** What lies before a seat, and who sits there. */
@Composable
private fun Place(
    table: WhistMoment,
    seat: Seat,
    flights: Flights,
) {
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        val laid = table.view.laid(seat)
        Box(Modifier.width(72.dp).place(flights, "$seat")) {
            if (laid < 0) EmptyPlace() else Card(whistFace(laid))
        }
        SeatPlate(table.frame, seat) {
            Text(
                stringResource(R.string.whist_tricks, table.view.tricks(seat)),
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

@Composable
private fun HandCard(
    table: WhistMoment,
    card: Byte,
    flights: Flights,
) {
    val move = WhistMove(card)
    val label = table.words().move(move)
    val isLegal = move in table.moves
    Box(Modifier.width(LocalHabits.current.cardSize.inHand).place(flights, "hand $card")) {
        Card(
            whistFace(card),
            if (isLegal) {
                Modifier.clickable(onClickLabel = label, role = Role.Button) { table.play(move) }
            } else {
                Modifier
            },
            if (isLegal) CardState.Legal else CardState.Plain,
        )
    }
}

private fun flown(events: List<WhistEvent>): List<Flight> =
    events.filterIsInstance<WhistEvent.Lays>().map {
        Flight("hand ${it.card()}", "${it.seat()}") { modifier ->
            Card(whistFace(it.card()), modifier)
        }
    }
