package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import app.traytable.rules.table.Move
import app.traytable.ui.table.Table

/**
 * What somebody who learns is told at the table, in the place of the prompt.
 *
 * @param soft stands above it
 * @param deeds what can be done instead of what the table offers; null for that
 * @param glowing the move that is to be made, to glow where it is made
 */
class Coached(
    val words: String,
    val soft: String,
    val deeds: List<Deed>? = null,
    val glowing: Move? = null,
)

/** Once somebody has touched something the table itself says how to go on, or why not. */
@Composable
internal fun coachedFoot(
    table: Table<*, *, *, *>,
    setting: Setting,
    coached: Coached,
): Foot {
    val foot = setting.laid.foot
    val untouched = remember(coached, table.frame) { foot.prompt }
    val isAnswer = coached.deeds == null && foot.prompt != untouched
    return Foot(
        if (isAnswer) foot.prompt else coached.words,
        coached.deeds ?: foot.deeds,
        coached.soft,
    )
}
