package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides

/** The table after whoever has to act has touched a card. */
@Composable
internal fun Picked(
    match: SoloMatch,
    pick: String,
    asides: TableAsides = TableAsides(),
) {
    val table = Table(SoloMatches.turn(match), SoloMatches.scene(match), TableActions(), asides)
    SoloTable(Picking(table, Touched(pick)), match.actor)
}
