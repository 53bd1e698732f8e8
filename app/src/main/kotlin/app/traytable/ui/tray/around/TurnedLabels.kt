package app.traytable.ui.tray.around

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
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
    val people = setting.laid.people
    Turned(spot.side.quarters, Modifier.fillMaxSize()) {
        Box {
            if (window.hasNames) {
                Row(
                    Modifier.align(Alignment.TopStart).padding(horizontal = 6.dp),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    Box(Modifier.weight(1f, fill = false)) { Name(table, setting, seat) }
                    if (people.hasBadges) owned.badge?.let { Plate(it) }
                }
            }
            val x = plan.piece(wide) + window.piece / 2 + 4f
            val beside = people.beside(window.mini)
            val below = people.below(window.mini)
            val high = maxOf(beside.height, below.height)
            Box(Modifier.absoluteOffset(x.dp, plan.depth.dp - high - 2.dp)) {
                owned.beside(window.mini)
                owned.below(window.mini)
            }
        }
    }
}
