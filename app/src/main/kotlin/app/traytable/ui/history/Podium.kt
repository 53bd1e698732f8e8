package app.traytable.ui.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.history.PlayedMatch
import app.traytable.history.PlayedViewModel.Played
import app.traytable.ui.WholeText
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.littleTray
import app.traytable.ui.tray.result.Crowned
import app.traytable.ui.tray.result.Ranking
import app.traytable.ui.tray.result.Run
import app.traytable.ui.tray.result.Standing
import app.traytable.ui.tray.result.headline
import app.traytable.ui.tray.result.rememberRunOver
import app.traytable.ui.tray.result.standings
import app.traytable.ui.tray.result.winners

private val RIM = 12.dp
private const val MANY = 3

/** A small tray on which whoever has won wears the crown, and below everybody's points. */
@Composable
internal fun Podium(
    played: Played,
    match: PlayedMatch,
    isLow: Boolean,
) {
    val colours = LocalTrayColours.current
    Column(
        Modifier.fillMaxWidth().littleTray(RIM).padding(RIM + 4.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        val standings = played.end()?.standings() ?: match.standings
        if (standings.isEmpty()) {
            Text(
                stringResource(R.string.played_results_lost),
                Modifier.padding(20.dp),
                color = colours.feltInk,
                textAlign = TextAlign.Center,
                style = TrayType.story,
            )
        } else {
            val run = rememberRunOver()
            if (isLow) Beside(standings, run) else Above(standings, run)
            Ranking(standings, run)
        }
    }
}

@Composable
private fun Above(
    standings: List<Standing>,
    run: Run,
) {
    val size = if (standings.winners.size < MANY) 64.dp else 48.dp
    Winners(standings, run, size, Modifier.padding(size * 0.5f))
    Headline(standings, TextAlign.Center, Modifier.fillMaxWidth())
}

/** Where there is less height than width. */
@Composable
private fun Beside(
    standings: List<Standing>,
    run: Run,
) = Row(
    Modifier.fillMaxWidth().padding(horizontal = 22.dp, vertical = 18.dp),
    Arrangement.spacedBy(28.dp),
    Alignment.CenterVertically,
) {
    Winners(standings, run, 40.dp, Modifier.weight(1f, fill = false))
    Headline(standings, TextAlign.Start, Modifier.weight(2f))
}

@Composable
private fun Winners(
    standings: List<Standing>,
    run: Run,
    size: Dp,
    modifier: Modifier,
) = FlowRow(
    // Rays and crown stand up beyond the piece.
    modifier,
    Arrangement.spacedBy(size * 0.9f, Alignment.CenterHorizontally),
    Arrangement.spacedBy(size * 0.9f),
) { standings.winners.forEach { Crowned(it, size, run) } }

@Composable
private fun Headline(
    standings: List<Standing>,
    align: TextAlign,
    modifier: Modifier,
) = WholeText(
    headline(standings),
    modifier,
    color = LocalTrayColours.current.feltInk,
    textAlign = align,
    style = TrayType.climax.copy(fontWeight = FontWeight.Black),
) { heading() }

private val PlayedMatch.standings
    get() = ranked().map { Standing(it.name(), it.animal(), it.isBot, it.place(), it.points()) }
