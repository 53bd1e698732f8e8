package app.traytable.ui.tray

import androidx.compose.foundation.clickable
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import app.traytable.R
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.rememberTick

/** Touching this does something, with a tick under the finger; nothing where there is no touch. */
fun Modifier.touched(touch: Touch?): Modifier =
    if (touch == null) {
        this
    } else {
        composed {
            val tick = rememberTick()
            val hint = stringResource(R.string.card_hinted)
            semantics { if (touch.isHinted) stateDescription = hint }.keyStop().clickable(
                interactionSource = null,
                indication = FocusRing,
                onClickLabel = touch.label,
                role = Role.Button,
            ) {
                tick()
                touch.onTouch()
            }
        }
    }
