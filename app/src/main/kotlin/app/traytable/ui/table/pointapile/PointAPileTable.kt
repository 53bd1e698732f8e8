package app.traytable.ui.table.pointapile

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberKept

/** Piles in the middle, score piles around them, and what is to be done at the lower edge. */
@Composable
fun PointAPileTable(
    view: PointAPileView,
    table: Table,
    modifier: Modifier = Modifier,
) {
    val frame = table.frame
    val seen = remember(frame.id()) { Seen(view) }
    remember(frame.id(), frame.ply()) {
        seen.notice(view)
        frame.ply()
    }
    val forming = rememberForming(table, seen)
    val aim = rememberAim(view, table)
    var looked by
        rememberKept(
            frame.id(),
            table.viewer,
            view.round(),
            view.phase(),
            saver = LookedSaver,
        ) { null }
    FlightDeck(frame.ply(), seen::flights, modifier) { flights ->
        LaidTable(Scene(view, table, flights, forming, aim) { looked = it }, looked)
    }
}

@Composable
internal fun LaidTable(
    scene: Scene,
    looked: Looked?,
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val room = Room(maxWidth, maxHeight, LocalDensity.current.fontScale)
        when {
            room.isWide -> WideTable(scene, room)
            room.isForLargeLetters -> LongTable(scene, room)
            else -> TallTable(scene, room)
        }
    }
    if (looked != null) LookPanel(scene, looked) { scene.look(null) }
    Box(Modifier.fillMaxSize()) { CarriedCard(scene) }
}
