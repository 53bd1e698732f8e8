package app.traytable.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.Games
import app.traytable.rules.table.GameInfo
import app.traytable.ui.Page
import app.traytable.ui.cards.Fan
import app.traytable.ui.home.Facts
import app.traytable.ui.home.GameOnTheShelf
import app.traytable.ui.home.onTheShelf
import app.traytable.ui.theme.TraytableTheme

@Composable
fun GameRoute(
    id: String,
    onBack: () -> Unit,
) = GameScreen(Games.infos().first { it.id == id }, onBack)

/** What a game is about. */
@Composable
fun GameScreen(
    game: GameInfo,
    onBack: () -> Unit,
) {
    val shown = onTheShelf(game.id)
    Page(title = null, onBack, maxWidth = 840.dp) {
        BoxWithConstraints {
            if (maxWidth / LocalDensity.current.fontScale >= 600.dp) {
                Row(
                    Modifier.fillMaxHeight().padding(horizontal = 24.dp),
                    Arrangement.spacedBy(32.dp),
                    Alignment.CenterVertically,
                ) {
                    Fan(shown.emblem, Modifier.weight(0.75f).height(300.dp))
                    Words(game, shown, Modifier.weight(1f).verticalScroll(rememberScrollState()))
                }
            } else {
                Column(Modifier.verticalScroll(rememberScrollState()).padding(horizontal = 24.dp)) {
                    Fan(shown.emblem, Modifier.fillMaxWidth().height(248.dp))
                    Words(game, shown, Modifier.padding(top = 24.dp))
                }
            }
        }
    }
}

@Composable
private fun Words(
    game: GameInfo,
    shown: GameOnTheShelf,
    modifier: Modifier,
) {
    Column(modifier.padding(bottom = 24.dp), Arrangement.spacedBy(12.dp)) {
        Text(
            stringResource(shown.name),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineMedium,
        )
        Facts(game)
        Text(stringResource(shown.about), style = MaterialTheme.typography.bodyLarge)
        Text(
            stringResource(R.string.original_by, shown.publisher),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Preview
@Composable
private fun GamePreview() {
    TraytableTheme(dark = false, dynamicColour = false) { GameScreen(Games.infos().first()) {} }
}
