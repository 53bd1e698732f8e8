package app.traytable.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.LineUp
import app.traytable.ui.tray.pieces.Piece

class GameActions(
    val new: () -> Unit = {},
    val again: () -> Unit = {},
    val rules: () -> Unit = {},
    val back: () -> Unit = {},
)

/** A new match, the same again without any question, or the rules first. */
@Composable
fun WaysToPlay(
    last: LineUp?,
    actions: GameActions,
    notSaved: Boolean,
    modifier: Modifier = Modifier,
) {
    Column(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterHorizontally,
    ) {
        if (notSaved) {
            Text(
                stringResource(R.string.setup_not_saved),
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.error,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        last?.let { Again(it, actions.again) }
        Button(actions.new, Modifier.fillMaxWidth().heightIn(min = 56.dp)) {
            Text(stringResource(R.string.game_new), style = MaterialTheme.typography.titleMedium)
        }
        TextButton(actions.rules, Modifier.heightIn(min = 48.dp)) {
            Text(stringResource(R.string.game_rules))
        }
    }
}

@Composable
private fun Again(
    last: LineUp,
    onClick: () -> Unit,
) {
    OutlinedButton(
        onClick,
        Modifier.fillMaxWidth().heightIn(min = 56.dp),
        shape = RoundedCornerShape(28.dp),
    ) {
        Column(
            Modifier.padding(vertical = 4.dp),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterHorizontally,
        ) {
            Text(
                stringResource(R.string.game_again),
                color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.titleMedium,
            )
            FlowRow(
                horizontalArrangement =
                    Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                last.players().forEachIndexed { seat, player ->
                    Row(
                        horizontalArrangement = Arrangement.spacedBy(4.dp),
                        verticalAlignment = Alignment.CenterVertically,
                    ) {
                        Piece(last.animals()[seat], 28.dp, isBot = player.level() != null)
                        Text(
                            player.name(),
                            color = MaterialTheme.colorScheme.onSurface,
                            style = MaterialTheme.typography.bodyMedium,
                        )
                    }
                }
            }
        }
    }
}
