package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableActions
import app.traytable.ui.tray.pieces.Piece

/**
 * Calls that anybody may make, whatever they hold: they are the same in every moment, so that
 * neither the buttons nor a press on one tells anything about a hand. Who calls "Interject!" or
 * "Protect!" gets the phone. "Solo!" is said at once, since everybody can count cards.
 *
 * @param calls those that somebody has to make at this table
 */
@Composable
internal fun SoloCalls(
    calls: List<SoloCall>,
    frame: Frame,
    people: List<Seat>,
    actions: TableActions,
) {
    var called by rememberSaveable(frame.ply()) { mutableStateOf<SoloCall?>(null) }
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        val call = called
        if (call == null) {
            Calls(calls) { called = it }
        } else {
            // Who calls in time has called in time, however long the name takes to find.
            DisposableEffect(Unit) {
                actions.holdBots()
                onDispose(actions.letBotsGoOn)
            }
            Callers(call, frame, people, { called = null }) { seat ->
                called = null
                if (call == SoloCall.Solo) {
                    actions.play(seat, SoloMoves.SAY)
                } else {
                    actions.take(seat)
                }
            }
        }
    }
}

@Composable
private fun Calls(
    calls: List<SoloCall>,
    onCall: (SoloCall) -> Unit,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        calls.forEach { call ->
            OutlinedButton(
                { onCall(call) },
                Modifier.heightIn(min = 48.dp),
                contentPadding = TIGHT,
            ) {
                Text(stringResource(call.label))
            }
        }
    }
}

private val TIGHT = PaddingValues(horizontal = 14.dp, vertical = 8.dp)

@Composable
private fun Callers(
    call: SoloCall,
    frame: Frame,
    people: List<Seat>,
    onCancel: () -> Unit,
    onCaller: (Seat) -> Unit,
) {
    Text(
        stringResource(R.string.solo_who_calls, stringResource(call.label)),
        Modifier.semantics { heading() },
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        people.forEach { seat ->
            OutlinedButton(
                { onCaller(seat) },
                Modifier.heightIn(min = 48.dp),
                contentPadding = TIGHT,
            ) {
                Piece(frame, seat, 28.dp)
                Spacer(Modifier.width(6.dp))
                Text(frame.players()[seat.index()].name())
            }
        }
        TextButton(onCancel, Modifier.heightIn(min = 48.dp)) {
            Text(stringResource(R.string.solo_cancel))
        }
    }
}
