package app.traytable.ui.tray.around

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Name
import app.traytable.ui.tray.Plate
import app.traytable.ui.tray.Setting
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.Spot

/** The name, the score and what somebody owns, as they see it from their side of the table. */
@Composable
internal fun TurnedLabels(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    spot: Spot,
    owned: Belongings,
    plan: AroundPlan,
) {
    val window = setting.plan.window
    val wide = if (spot.side == Side.Top) spot.room.width else spot.room.height
    val deep = if (spot.side == Side.Top) spot.room.height else spot.room.width
    val people = setting.laid.people
    val badge = owned.badge?.takeIf { people.hasBadges }
    Turned(spot.side.quarters, Modifier.fillMaxSize()) {
        Box {
            if (window.hasNames && plan.isBeside(wide)) {
                Column(
                    Modifier
                        .align(Alignment.BottomStart)
                        .width(plan.besidePiece(wide).dp)
                        .padding(start = 4.dp, bottom = 2.dp),
                    horizontalAlignment = Alignment.End,
                ) {
                    Name(table, setting, seat)
                    badge?.let { Plate(it) }
                }
            } else if (window.hasNames) {
                Row(
                    Modifier.align(Alignment.TopCenter).padding(horizontal = 4.dp),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    Box(Modifier.weight(1f, fill = false)) { Name(table, setting, seat) }
                    badge?.let { Plate(it) }
                }
            }
            val x = plan.piece(wide) + window.piece / 2 + 4f
            val mini = setting.mini
            val high = maxOf(people.beside(mini).height, people.below(mini).height)
            Box(Modifier.absoluteOffset(x.dp, deep.dp - high - 2.dp)) {
                owned.beside(mini)
                owned.below(mini)
            }
        }
    }
}
