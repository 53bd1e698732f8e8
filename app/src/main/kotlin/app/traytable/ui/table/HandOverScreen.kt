package app.traytable.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.pieces.Piece

/** The phone changes hands: who is next, and the open table, dimmed and true. */
@Composable
fun HandOverScreen(
    ui: TableUi.HandOver,
    actions: TableActions,
) {
    Column(Modifier.fillMaxSize()) {
        TableBar(ui, actions)
        BoxWithConstraints(Modifier.weight(1f)) {
            if (maxWidth > maxHeight) {
                Row {
                    OpenTable(ui, actions, Modifier.weight(1f))
                    Panel(ui, actions, Modifier.weight(1f).fillMaxHeight())
                }
            } else {
                Column {
                    OpenTable(ui, actions, Modifier.weight(1f))
                    Panel(
                        ui,
                        actions,
                        Modifier.fillMaxWidth().heightIn(
                            max =
                                this@BoxWithConstraints.maxHeight * MOST,
                        ),
                    )
                }
            }
        }
    }
}

@Composable
private fun OpenTable(
    ui: TableUi.HandOver,
    actions: TableActions,
    modifier: Modifier,
) {
    Box(modifier) {
        val scene = ui.frame().scene()
        scene.Table(ui, actions, Modifier.alpha(DIMMED).untouchable(), TableAsides()) {}
    }
}

@Composable
private fun Panel(
    ui: TableUi.HandOver,
    actions: TableActions,
    modifier: Modifier,
) {
    Surface(
        modifier,
        RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp),
        MaterialTheme.colorScheme.surfaceContainerLow,
        shadowElevation = 6.dp,
    ) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(20.dp),
            Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            Said(ui.frame())
            NextOnes(ui, actions.take)
            if (ui.others().isNotEmpty()) {
                ui
                    .frame()
                    .scene()
                    .room
                    .Calls(ui.frame(), ui.others(), actions)
            }
        }
    }
}

@Composable
private fun NextOnes(
    ui: TableUi.HandOver,
    take: (Seat) -> Unit,
) {
    val single = ui.next().singleOrNull()
    if (single != null) {
        Row(
            Modifier.semantics(mergeDescendants = true) { heading() },
            Arrangement.spacedBy(16.dp),
            Alignment.CenterVertically,
        ) {
            Piece(ui.frame(), single, 62.dp)
            Text(name(ui, single), style = MaterialTheme.typography.displaySmall)
        }
    } else {
        Text(
            stringResource(R.string.handover_several),
            Modifier.semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleLarge,
        )
    }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        ui.next().forEach { seat ->
            Button(
                { take(seat) },
                Modifier
                    .widthIn(
                        min =
                            if (single ==
                                null
                            ) {
                                140.dp
                            } else {
                                260.dp
                            },
                    ).heightIn(min = 56.dp),
            ) {
                if (single == null) {
                    Piece(ui.frame(), seat, 28.dp)
                    Spacer(Modifier.width(12.dp))
                }
                Text(
                    stringResource(R.string.handover_i_am, name(ui, seat)),
                    style = MaterialTheme.typography.titleMedium,
                )
            }
        }
    }
}

private fun name(
    ui: TableUi.HandOver,
    seat: Seat,
) = ui.frame().players()[seat.index()].name()

private const val DIMMED = 0.45f

// However many are next, the table stays in sight.
private const val MOST = 0.66f

private fun Modifier.untouchable() =
    pointerInput(Unit) {
        awaitPointerEventScope {
            while (true) {
                awaitPointerEvent(PointerEventPass.Initial).changes.forEach { it.consume() }
            }
        }
    }
