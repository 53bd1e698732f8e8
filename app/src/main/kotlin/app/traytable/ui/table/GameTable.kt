package app.traytable.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.noidea.NoIdeaTable
import app.traytable.ui.table.noidea.TrophyValues
import app.traytable.ui.table.pointapile.MissionWords
import app.traytable.ui.table.pointapile.PointAPileReveal
import app.traytable.ui.table.pointapile.PointAPileTable
import app.traytable.ui.table.qwinto.QwintoTable
import app.traytable.ui.table.solo.SoloTable

/**
 * The table of whatever game is played, below the bar. Under a hand-over it shows the public view
 * and nothing can be touched.
 */
@Composable
fun GameTable(
    ui: TableUi.Laid,
    actions: TableActions,
    modifier: Modifier = Modifier,
    onPeek: (Seat) -> Unit = {},
) {
    val table = Table(ui, actions, onPeek)
    when (val view = ui.frame().view()) {
        is NoIdeaView -> NoIdeaTable(view, table, modifier)
        is QwintoView -> QwintoTable(view, table, modifier)
        is PointAPileView -> PointAPileTable(view, table, modifier)
        is SoloView -> SoloTable(view, table, modifier)
        else -> throw IllegalArgumentException("No table for ${ui.frame().game()}")
    }
}

/** What is this person's alone: trophies, or a mission. */
@Composable
fun GameSecret(peek: TableUi.Peek) {
    when (val view = peek.view()) {
        is NoIdeaView -> TrophyValues(view, peek.seat())
        is PointAPileView -> MissionWords(view, peek.seat())
        else -> throw IllegalArgumentException("No secret of ${peek.seat()}")
    }
}

/** What a game shows for a moment over whatever kind of screen comes next. */
@Composable
fun GameReveal(ui: TableUi.Laid) {
    if (ui.frame().view() is PointAPileView) PointAPileReveal(ui.frame())
}
