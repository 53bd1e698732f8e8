package app.traytable.ui.solo

import androidx.annotation.StringRes
import app.traytable.R

/** What anybody may call out at Solo's table, whatever they hold: so asking reveals nothing. */
enum class SoloCall(
    @param:StringRes val label: Int,
) {
    Solo(R.string.move_solo_say),
    Interject(R.string.move_solo_interject),
    Protect(R.string.move_solo_protect),
}
