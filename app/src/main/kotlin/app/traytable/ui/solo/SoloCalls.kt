package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
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
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.pane
import app.traytable.ui.ear.paneHead
import app.traytable.ui.scrolls
import app.traytable.ui.table.TableActions
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

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
    val call = called
    if (call == null) {
        val view = frame.scene().view as SoloView
        // Everybody can count cards: who alone has to say it need not say who they are.
        val speaker = silentPeople(frame, view).singleOrNull()
        val chance = rememberChance(frame, view).takeIf { people.none(frame.toAct()::contains) }
        Calls(calls, chance) {
            if (it == SoloCall.Solo && speaker != null) {
                actions.play(speaker, SoloMoves.SAY)
            } else {
                called = it
            }
        }
        return
    }
    BackHandler { called = null }
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

@Composable
private fun Calls(
    calls: List<SoloCall>,
    chance: SoloChance?,
    onCall: (SoloCall) -> Unit,
) {
    FlowRow(
        Modifier.widthIn(max = 480.dp),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
    ) {
        calls.forEach { call ->
            Timed(chance.takeIf { call == SoloCall.Solo }, Modifier.weight(1f)) {
                TrayButton(stringResource(call.label), { onCall(call) }, it, ButtonKind.Quiet)
            }
        }
    }
}

@Composable
private fun Callers(
    call: SoloCall,
    frame: Frame,
    people: List<Seat>,
    onCancel: () -> Unit,
    onCaller: (Seat) -> Unit,
) {
    val colours = LocalTrayColours.current
    val title = stringResource(R.string.solo_who_calls, stringResource(call.label))
    Column(
        Modifier
            .pane(title)
            .widthIn(max = 560.dp)
            .background(colours.plate, PLATE)
            .border(1.dp, colours.plateLine, PLATE)
            .scrolls()
            .padding(14.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        Text(
            title,
            Modifier.paneHead(title),
            color = colours.ink,
            textAlign = TextAlign.Center,
            style = TrayType.prompt,
        )
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(10.dp),
        ) {
            people.forEach { seat ->
                val name = frame.players()[seat.index()].name()
                TrayButton(name, { onCaller(seat) }, kind = ButtonKind.Quiet)
            }
            TrayButton(stringResource(R.string.solo_cancel), onCancel, kind = ButtonKind.Quiet)
        }
    }
}

private val PLATE = RoundedCornerShape(18.dp)
