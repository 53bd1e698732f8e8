package app.traytable.ui.table

import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.semantics
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat

/** What a screen shows: which match, after how many moves, and for whose eyes; null for all eyes. */
data class ShownMoment(
    val match: Long,
    val ply: Int,
    val viewer: Seat?,
) {
    companion object {
        val key = SemanticsPropertyKey<ShownMoment>("ShownMoment")
    }
}

/** Says on the screen itself which moment is drawn here, so that it can be judged by just that. */
fun Modifier.shows(
    ui: TableUi,
    peek: TableUi.Peek?,
): Modifier {
    val frame = (ui as? TableUi.Laid)?.frame() ?: return this
    val shown = ShownMoment(frame.id(), frame.ply(), peek?.secret()?.seat ?: frame.viewer())
    return semantics { this[ShownMoment.key] = shown }
}
