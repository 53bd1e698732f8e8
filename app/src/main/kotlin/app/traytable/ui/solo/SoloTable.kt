package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.Way
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.rememberNear

/** Solo's table: two piles, the loop of play, and the own hand. */
@Composable
internal fun SoloTable(
    table: SoloMoment,
    modifier: Modifier = Modifier,
) {
    val view = table.view
    val near = rememberNear(table)
    var read by rememberKept(table.frame.id()) {
        view.round() - if (isFreshRound(table.last, table.viewer)) 1 else 0
    }
    val round = view.lastRound()
    if (round != null && read < view.round() && !table.isHandOver) {
        RoundEnd(table, near, round, { read = view.round() }, modifier)
    } else {
        Played(table, near, modifier)
    }
}

@Composable
private fun Played(
    table: SoloMoment,
    near: Seat,
    modifier: Modifier,
) {
    val frame = table.frame
    var picked by rememberKept<String?>(frame.id(), frame.ply(), table.viewer) { null }
    var aloud by remember(frame.id(), frame.ply(), table.viewer) { mutableStateOf(false) }
    val picking = Picking(table, picked, aloud, { aloud = !aloud }) { picked = it }
    BackHandler(picking.question.isNotEmpty(), picking::pickNothing)
    SoloTable(picking, near, modifier)
}

/** The table as it is at one moment. */
@Composable
internal fun SoloTable(
    picking: Picking,
    near: Seat,
    modifier: Modifier = Modifier,
) {
    val table = picking.table
    val view = table.view
    BoxWithConstraints(modifier.fillMaxSize()) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val laid =
            Laid(
                listOf(piles(picking, window)),
                foot(picking, near, window),
                people(picking, window),
                hand(picking, near),
                way = Way(view.isClockwise, next(view)),
                lit = if (view.wish == null) DISCARDS else MAT,
                largest = ORDINARY,
                flown = { flown(table.happened, table.viewer, view.hand()) },
            )
        Tray(table, near, laid)
    }
}

/** The draw pile at its largest; the discards are larger. */
private val ORDINARY = 80.dp

/** Who comes after whoever acts; nobody while an answer is awaited from just that seat. */
internal fun next(view: SoloView): Seat? {
    val many = view.seats()
    val step = if (view.isClockwise) 1 else many - 1
    return Seat.of((view.current().index() + step) % many).takeIf { it !in view.toAct() }
}
