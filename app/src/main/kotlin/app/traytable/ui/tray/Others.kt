package app.traytable.ui.tray

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberTick
import app.traytable.ui.tray.around.TurnedLabels
import app.traytable.ui.tray.pieces.PieceState

/** Where cards come from and go to that somebody holds. */
fun pieceOf(seat: Seat) = "piece ${seat.index()}"

/** Everybody but the one at the lower edge, with what they own. */
@Composable
internal fun Others(
    table: Table<*, *, *, *>,
    setting: Setting,
) {
    setting.others.forEachIndexed { index, seat ->
        key(seat) { Other(table, setting, seat, setting.plan.people.spots[index]) }
    }
}

@Composable
private fun Other(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    spot: Spot,
) {
    val owned = setting.owns(seat)
    Box(Modifier.at(spot.room).order(Order.People)) {
        setting.plan.people.around?.let { around ->
            Box(Modifier.matchParentSize().introduced(table, setting, seat, owned)) {
                TurnedLabels(table, setting, seat, spot, owned, around)
            }
            return@Box
        }
        Box(Modifier.matchParentSize().introduced(table, setting, seat, owned)) {
            Labels(table, setting, seat, spot, owned)
        }
        val below = below(setting, spot)
        Box(Modifier.absoluteOffset(below.x.dp, below.y.dp)) {
            owned.below(setting.plan.window.mini)
        }
    }
}

/** One thing for ears, and one to touch where a player has to be chosen. */
@Composable
internal fun Modifier.introduced(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    owned: Belongings,
): Modifier {
    val spoken = introduction(table, setting, seat, owned)
    val touch = owned.touch ?: owned.look
    val tick = rememberTick()
    val here = stringResource(R.string.card_hinted)
    val act = {
        tick()
        touch?.onTouch?.invoke()
        Unit
    }
    return then(
        if (touch == null) {
            Modifier
        } else {
            Modifier.keyStop().clickable(
                interactionSource = null,
                indication = FocusRing,
                onClick = act,
            )
        },
    ).clearAndSetSemantics {
        contentDescription = spoken
        if (touch != null) {
            role = Role.Button
            if (touch.isHinted) stateDescription = here
            onClick(touch.label) {
                act()
                true
            }
        }
    }
}

/** "Ben, next, six cards, 58 points, person". */
@Composable
internal fun introduction(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    owned: Belongings,
): String {
    val standing =
        when (standing(table, setting, seat)) {
            PieceState.Acts -> stringResource(R.string.table_to_act)
            PieceState.Next -> stringResource(R.string.table_next)
            PieceState.Answered -> stringResource(R.string.table_answered)
            PieceState.Away, PieceState.Waiting -> null
        }
    val kind = stringResource(if (table.isBot(seat)) R.string.table_bot else R.string.table_person)
    return (listOfNotNull(table.name(seat), standing) + owned.facts + kind).joinToString()
}

/** How a piece stands, told by the game or by whose turn it is. */
internal fun standing(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
): PieceState =
    setting.owns(seat).state ?: when {
        table.frame.toAct().contains(seat) -> PieceState.Acts
        setting.laid.way?.next == seat -> PieceState.Next
        else -> PieceState.Waiting
    }

/** From the upper left corner of the room of that person. */
private fun below(
    setting: Setting,
    spot: Spot,
): Offset {
    val window = setting.plan.window
    val size = setting.laid.people.below(window.mini)
    val beyond = window.piece / 2 + 4f
    return when {
        window.form == Form.Wide -> {
            Offset(spot.room.width - size.width.value - 6f, 3f)
        }

        spot.side == Side.Top -> {
            val x = (spot.room.width - size.width.value) / 2
            Offset(x, spot.room.height - size.height.value - 4f)
        }

        spot.side == Side.Left -> {
            val x = spot.piece.x - spot.room.left + beyond
            Offset(x, spot.room.height - size.height.value)
        }

        else -> {
            val x = spot.piece.x - spot.room.left - beyond - size.width.value
            Offset(x, spot.room.height - size.height.value)
        }
    }
}
