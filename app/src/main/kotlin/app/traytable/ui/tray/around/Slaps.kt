package app.traytable.ui.tray.around

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.rememberTick
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.Setting
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.at
import app.traytable.ui.tray.fingers.drawOpenRing

/** In dp: a hand that comes down in a hurry finds its piece all the same. */
private const val REACH = 34f

/**
 * While the phone lies open on the table, everybody may slap their own piece. It is the same for
 * all at every moment, so neither a piece nor a hand on it tells anything about cards.
 */
@Composable
internal fun Slaps(
    table: Table<*, *, *, *>,
    setting: Setting,
    slap: (Seat) -> Touch?,
) {
    if (setting.around == null || setting.laid.isShowing) return
    val ui = table.ui
    val may =
        when (ui) {
            is TableUi.HandOver -> ui.next() + ui.others()
            is TableUi.Watching -> ui.others()
            else -> emptyList()
        }
    may.forEach { seat ->
        slap(seat)?.let { key(seat) { Slap(table, setting, seat, it) } }
    }
}

@Composable
private fun Slap(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
    touch: Touch,
) {
    val colours = LocalTrayColours.current
    val words = stringResource(R.string.fingers_piece, table.name(seat))
    val tick = rememberTick()
    val middle = setting.ring.places[setting.seats.indexOf(seat)]
    Spacer(
        Modifier
            .at(Rect(middle, REACH))
            .drawBehind { drawOpenRing(center, colours) }
            .clickable(
                interactionSource = null,
                indication = null,
                onClickLabel = touch.label,
                role = Role.Button,
            ) {
                tick()
                touch.onTouch()
            }.semantics { contentDescription = words },
    )
}
