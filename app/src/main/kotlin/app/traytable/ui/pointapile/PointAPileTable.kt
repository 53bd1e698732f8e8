package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.rememberKept

/** Piles in the middle, score piles around them, and what is to be done at the lower edge. */
@Composable
internal fun PointAPileTable(
    table: PointAPileMoment,
    modifier: Modifier = Modifier,
) {
    val frame = table.frame
    val view = table.view
    val seen = remember(frame.id()) { Seen(view) }
    remember(frame.id(), frame.ply()) {
        seen.notice(view)
        frame.ply()
    }
    val forming = rememberForming(table, seen)
    val aim = rememberAim(table)
    var looked by
        rememberKept(
            frame.id(),
            table.viewer,
            view.round(),
            view.phase(),
            saver = LookedSaver,
        ) { null }
    FlightDeck(frame.ply(), seen::flights, modifier) { flights ->
        LaidTable(Parts(table, flights, forming, aim) { looked = it }, looked)
    }
}

@Composable
internal fun LaidTable(
    parts: Parts,
    looked: Looked?,
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val room = Room(maxWidth, maxHeight, LocalDensity.current.fontScale)
        when {
            room.isWide -> WideTable(parts, room)
            room.isForLargeLetters -> LongTable(parts, room)
            else -> TallTable(parts, room)
        }
    }
    if (looked != null) LookPanel(parts, looked) { parts.look(null) }
    Box(Modifier.fillMaxSize()) { CarriedCard(parts) }
}
