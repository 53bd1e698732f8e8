package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.ui.table.SeatPlate
import app.traytable.ui.table.rememberTick

/** Whose layout this is and what they have won. */
@Composable
internal fun NearPlate(parts: Parts) {
    FlowRow(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        SeatPlate(parts.table.frame, parts.near)
        when {
            parts.table.isBot(parts.near) -> Winnings(parts.view, parts.near)
            parts.view.viewer() == parts.near -> OwnWinnings(parts.view, parts.near)
            else -> GuardedWinnings(parts.view, parts.near, parts.table.onPeek)
        }
    }
}

/** What the one whose turn it is can do with one thumb. */
@Composable
internal fun NoIdeaActions(parts: Parts) {
    val table = parts.table
    val moves = table.moves
    val tick = rememberTick()
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 56.dp),
        Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        when {
            NoIdeaMoves.DRAW in moves -> {
                Button({
                    tick()
                    table.play(NoIdeaMoves.DRAW)
                }, Modifier.heightIn(min = 56.dp)) {
                    Label(R.string.noidea_draw)
                }
            }

            moves.any { it is NoIdeaMove.Lay } -> {
                Prompt(R.string.noidea_choose_pile)
            }

            moves.any { it is NoIdeaMove.Reveal } -> {
                val mayClaim = NoIdeaMoves.CLAIM in moves
                Prompt(if (mayClaim) R.string.noidea_turn_one_or else R.string.noidea_turn_one)
                if (mayClaim) {
                    OutlinedButton({
                        tick()
                        table.play(NoIdeaMoves.CLAIM)
                    }, Modifier.heightIn(min = 56.dp)) {
                        Label(R.string.noidea_nothing_fits)
                    }
                }
            }

            table.ui is TableUi.Watching -> {
                OutlinedButton(table.actions.hurry, Modifier.heightIn(min = 48.dp)) {
                    Label(R.string.table_hurry)
                }
            }
        }
    }
}

@Composable
private fun Label(text: Int) =
    Text(stringResource(text), style = MaterialTheme.typography.titleMedium)

@Composable
private fun Prompt(text: Int) =
    Text(
        stringResource(text),
        color = MaterialTheme.colorScheme.primary,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )
