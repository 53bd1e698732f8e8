package app.traytable.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
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
import app.traytable.Rooms
import app.traytable.match.LineUp
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.GameInfo
import app.traytable.ui.Page
import app.traytable.ui.cards.Fan
import app.traytable.ui.home.Facts
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.theme.TraytableTheme

/** What a game is about, and the ways to its table. The last line-up is one tap away. */
@Composable
fun GameScreen(
    room: GameRoom<*, *, *, *>,
    last: LineUp?,
    actions: GameActions,
    notSaved: Boolean = false,
) {
    val game = room.info
    val shown = room.shelf
    Page(title = null, actions.back, maxWidth = 840.dp) {
        BoxWithConstraints {
            val fontScale = LocalDensity.current.fontScale
            when {
                maxWidth / fontScale >= 600.dp -> {
                    Row(
                        Modifier.fillMaxHeight().padding(horizontal = 24.dp),
                        Arrangement.spacedBy(32.dp),
                        Alignment.CenterVertically,
                    ) {
                        Fan(shown.emblem(), Modifier.weight(0.75f).height(300.dp))
                        Scrolling(Modifier.weight(1f)) {
                            Name(game, shown)
                            WaysToPlay(last, actions, notSaved)
                            About(shown)
                        }
                    }
                }

                // The thumb reaches the buttons whatever is being read.
                maxHeight / fontScale >= 560.dp -> {
                    Column(Modifier.padding(horizontal = 24.dp)) {
                        Scrolling(Modifier.weight(1f)) {
                            Fan(
                                shown.emblem(),
                                Modifier.fillMaxWidth().height(184.dp).padding(2.dp),
                            )
                            Name(game, shown)
                            About(shown)
                        }
                        WaysToPlay(last, actions, notSaved, Modifier.padding(vertical = 12.dp))
                    }
                }

                else -> {
                    Scrolling(Modifier.padding(horizontal = 24.dp)) {
                        Fan(shown.emblem(), Modifier.fillMaxWidth().height(148.dp).padding(2.dp))
                        Name(game, shown)
                        WaysToPlay(last, actions, notSaved)
                        About(shown)
                    }
                }
            }
        }
    }
}

@Composable
private fun Scrolling(
    modifier: Modifier,
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.verticalScroll(rememberScrollState()).padding(bottom = 16.dp),
    Arrangement.spacedBy(12.dp),
    content = content,
)

@Composable
private fun Name(
    game: GameInfo,
    shown: ShelfEntry,
) {
    Text(
        stringResource(shown.name()),
        Modifier.semantics { heading() },
        style = MaterialTheme.typography.headlineMedium,
    )
    Facts(game)
}

@Composable
private fun About(shown: ShelfEntry) {
    Text(stringResource(shown.about()), style = MaterialTheme.typography.bodyLarge)
    Text(
        stringResource(R.string.original_by, shown.publisher()),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

@Preview
@Composable
private fun GamePreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        GameScreen(Rooms.STANDARD.all().first(), null, GameActions())
    }
}
