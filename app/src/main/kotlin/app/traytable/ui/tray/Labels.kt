package app.traytable.ui.tray

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.around.Turned
import app.traytable.ui.tray.around.quarters
import app.traytable.ui.tray.drawing.ScoreBadge
import app.traytable.ui.tray.pieces.PieceState

/** The name, the score and what lies beside the piece of somebody on the rim. */
@Composable
internal fun Labels(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    spot: Spot,
    owned: Belongings,
) {
    val window = setting.plan.window
    val radius = window.piece / 2
    val x = spot.piece.x - spot.room.left
    val y = spot.piece.y - spot.room.top
    val beside = setting.laid.people.beside(window.mini)
    val hasBelow =
        setting.laid.people
            .below(window.mini)
            .height > 0.dp
    val name: @Composable () -> Unit = { Name(table, setting, seat) }
    val badge: @Composable () -> Unit = {
        if (setting.plan.people.hasBadges) owned.badge?.let { Plate(it) }
    }
    val narrow: @Composable () -> Unit = {
        if (setting.plan.people.hasBadges) owned.badge?.let { Plate(it, isNarrow = true) }
    }
    val brief: @Composable () -> Unit = {
        if (setting.plan.people.hasBadges) {
            owned.badge?.let {
                Plate(
                    Badge(it.brief, icon = it.icon),
                )
            }
        }
    }
    val besideX =
        if (spot.side ==
            Side.Right
        ) {
            x - radius - 3f - beside.width.value
        } else {
            x + radius + 3f
        }
    val isUnder = setting.plan.people.isUnder && spot.side != Side.Top
    val besideY = (y - beside.height.value / 2).coerceAtLeast(2f)
    if (!isUnder) {
        Box(Modifier.absoluteOffset(besideX.dp, besideY.dp)) { owned.beside(window.mini) }
    }
    when {
        window.form == Form.Wide -> {
            val from = x + radius + beside.width.value + 4f
            val below =
                setting.laid.people
                    .below(window.mini)
                    .width.value
            val room = spot.room.width - from - if (below > 0f) below + 10f else 0f
            if (room >= LEAST) {
                val turned = setting.around?.side(seat)?.quarters ?: 0
                Turned(turned, Modifier.offset(from.dp, 3.dp).size(room.dp, spot.room.height.dp)) {
                    Column {
                        name()
                        if (room < WIDE) narrow() else badge()
                    }
                }
            }
        }

        setting.plan.people.isNarrow -> {
            // Close to the lower half of the round piece, out of the way of the next one.
            val light = if (standing(table, setting, seat) == PieceState.Acts) 6f else -1f
            Box(Modifier.offset((x + radius + light).dp, (y + 4f).dp)) { brief() }
            val wide =
                setting.laid.people
                    .below(window.mini)
                    .width
            Box(
                Modifier
                    .offset(((spot.room.width - wide.value) / 2).dp, window.piece.dp)
                    .width(wide + 6.dp),
            ) { name() }
        }

        hasBelow && spot.side == Side.Top -> {
            val free = spot.room.width - (x + radius + 6f) - BADGE
            // Whoever acts stands in light, the next one in a ring; words begin beside it.
            val around =
                when (standing(table, setting, seat)) {
                    PieceState.Acts -> LIGHT
                    PieceState.Next -> RING
                    else -> 0f
                }
            val from = x + radius + 6f + minOf(around, maxOf(free, 0f))
            Column(
                Modifier.offset(from.dp, 3.dp).width((spot.room.width - from).coerceAtLeast(0f).dp),
            ) {
                name()
                badge()
            }
        }

        hasBelow -> {
            val below =
                setting.laid.people
                    .below(window.mini)
                    .width
            val from =
                if (spot.side ==
                    Side.Left
                ) {
                    x + radius + 4f
                } else {
                    x - radius - 4f - below.value
                }
            Row(
                Modifier.offset(from.dp).width(below),
                Arrangement.spacedBy(6.dp),
                Alignment.CenterVertically,
            ) {
                Box(Modifier.weight(1f, fill = false)) { name() }
                badge()
            }
        }

        else -> {
            val side = if (spot.side == Side.Right) Alignment.End else Alignment.Start
            val lamp = if (standing(table, setting, seat) == PieceState.Acts) 10f else 4f
            val below = if (isUnder) 0f else beside.height.value + 4f
            val from = maxOf(y + radius + lamp, below)
            Column(
                Modifier.offset(y = from.dp).fillMaxWidth().padding(horizontal = 4.dp),
                Arrangement.spacedBy(3.dp),
                if (spot.side == Side.Top) Alignment.CenterHorizontally else side,
            ) {
                name()
                if (isUnder) owned.beside(window.mini)
                // Large letters leave little room beside the places.
                if (isUnder && window.letters > LARGE) narrow() else badge()
            }
        }
    }
}

/** Letters that need more room than is planned for usual ones. */
private const val LARGE = 1.15f

/** Less room is none for words. */
private const val LEAST = 28f

/** A badge of two figures and a shape has room in there. */
private const val WIDE = 58f

/** So wide is a badge with a sign and a figure. */
private const val BADGE = 37f

/** So far around its piece shines the light of whoever acts. */
private const val LIGHT = 9f
private const val RING = 5f

/** Cut at its end where it must be; it is spoken in full. */
@Composable
internal fun Name(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
) {
    val standing = standing(table, setting, seat)
    val stands = standing == PieceState.Acts || standing == PieceState.Next
    if (!setting.plan.people.hasNames) return
    Text(
        table.name(seat),
        Modifier.widthIn(min = 24.dp),
        color = LocalTrayColours.current.feltInk,
        fontWeight = if (stands) FontWeight.Bold else null,
        style = TrayType.name,
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
    )
}

@Composable
internal fun Plate(
    badge: Badge,
    isNarrow: Boolean = false,
) {
    val sign = badge.icon?.let { icon -> @Composable { icon(if (isNarrow) 11.dp else 14.dp) } }
    if (badge.brief == badge.text) {
        ScoreBadge(badge.text, isNarrow = isNarrow, sign = sign)
        return
    }
    BoxWithConstraints {
        val room = constraints.maxWidth - with(LocalDensity.current) { AROUND.roundToPx() }
        val wide = rememberTextMeasurer().measure(badge.text, TrayType.badge).size.width
        ScoreBadge(if (wide <= room) badge.text else badge.brief, isNarrow = isNarrow, sign = sign)
    }
}

/** The sign of a badge and what is around its letters. */
private val AROUND = 30.dp
